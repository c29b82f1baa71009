import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Measure } from '../../scripts/bench.ts';
import { chromiumArgs, findInstalled } from '../../scripts/project/chromium.ts';
import { at, DIST } from '../../scripts/project/places.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { type Latency, latencies } from './pages/interactions.ts';
import { installedTools, type LighthouseRun, type Request } from './pages/tools.ts';

/** Medians of so many runs; fewer for a quick look: `RUNS=1 npm run bench -- pages`. */
const RUNS = Number(process.env.RUNS ?? 5);
const REPORT = at('.cache/bench/pages.json');
/** In milliseconds: the longest that the main thread is held, and that a reader waits for an answer. */
const MOST = { blocking: 50, cold: 200, later: 100 };

interface Row {
  readonly path: string;
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly script: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Every page of the built site on Lighthouse's phone, and how long a reader waits for what he presses. */
export async function benchPages(): Promise<Measure> {
  const { lighthouse, launch } = await installedTools();
  const server = await listen(createApp({ root: DIST }), 0);
  const address = `http://localhost:${server.port}`;
  const chromePath = process.env.CHROME_PATH ?? findInstalled() ?? chromium.executablePath();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs()] });
  const rows: Row[] = [];
  for (const path of paths()) {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const options = { port: chrome.port, logLevel: 'error' } as const;
      runs.push((await lighthouse(address + path, options)).lhr);
    }
    const row = rowOf(path, runs);
    rows.push(row);
    console.log(lineOf(row));
  }
  chrome.kill();
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumArgs() });
  const pressed = await latencies(browser, address);
  for (const { name, cold, later } of pressed) console.log(`${name}: ${cold} ms, then ${later} ms`);
  await browser.close();
  await server.close();
  mkdirSync(at('.cache/bench'), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ runs: RUNS, rows, pressed }, null, 2)}\n`);
  return verdict(rows, pressed);
}

function paths(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file)).sort();
  return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}

function rowOf(path: string, runs: readonly LighthouseRun[]): Row {
  const value = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? 0));
  const categories = Object.keys(runs[0]?.categories ?? {});
  const requests = (run: LighthouseRun) => run.audits['network-requests']?.details?.items ?? [];
  const bytes = (of: (request: Request) => boolean) =>
    median(
      runs.map((run) =>
        requests(run)
          .filter(of)
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      ),
    );
  return {
    path,
    scores: categories.map((name) =>
      median(runs.map(({ categories: all }) => Math.round((all[name]?.score ?? 0) * 100))),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: bytes(({ resourceType }) => resourceType === 'Script'),
    bytes: bytes(() => true),
    requests: median(runs.map((run) => requests(run).length)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function lineOf({ path, scores, fcp, lcp, tbt, cls, script, bytes, requests }: Row): string {
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  const times = [fcp, lcp, tbt].map((ms) => `${Math.round(ms)} ms`).join(' · ');
  const weight = `${kilobytes(script)} of script, ${kilobytes(bytes)} in ${requests} requests`;
  return `${path}: ${scores.join('/')} · FCP, LCP, TBT ${times} · CLS ${cls.toFixed(3)} · ${weight}`;
}

function verdict(rows: readonly Row[], pressed: readonly Latency[]): Measure {
  const worst = (of: (row: Row) => number) => Math.max(...rows.map(of));
  const slowest = (of: (latency: Latency) => number) => Math.max(...pressed.map(of));
  const [tbt, cls] = [worst((row) => row.tbt), worst((row) => row.cls)];
  const [cold, later] = [slowest((one) => one.cold), slowest((one) => one.later)];
  return {
    line: `${rows.length} pages, medians of ${RUNS}: LCP at most ${Math.round(worst((row) => row.lcp))} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}; a press is answered in ${cold} ms on a cold page, later in ${later} ms (${REPORT})`,
    enough: tbt <= MOST.blocking && cls < 0.001 && cold <= MOST.cold && later <= MOST.later,
  };
}
