import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Measure } from '../../scripts/bench.ts';
import { chromiumArgs, findInstalled } from '../../scripts/project/chromium.ts';
import { CommandError } from '../../scripts/project/command-error.ts';
import { at, DIST } from '../../scripts/project/places.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { type Latency, latencies } from './pages/interactions.ts';
import { servedPeers } from './pages/peers.ts';
import { lineOf, median, type Row, rowOf } from './pages/rows.ts';
import { installedTools, type LighthouseRun, type Tools } from './pages/tools.ts';
import { foreseenWays, type Way } from './pages/ways.ts';

/** Medians of so many runs; fewer for a quick look: `RUNS=1 PAGES=/,/sport-city npm run bench -- pages`. */
const RUNS = Number(process.env.RUNS ?? 5);
/** The two that the peers build too. */
const COMPARED = ['/', '/sport-city'];
const OURS = 'ours';
const REPORT = at('.cache/bench/pages.json');
/** In milliseconds: the longest that the main thread is held, and that a reader waits for an answer or a page. */
const MOST = { blocking: 50, cold: 200, later: 100, next: 100 };

/**
 * Every page of the built site on Lighthouse's phone, two of them by turns with the same pages built by
 * Astro and by Next.js, how long a reader waits for what he presses, and for a page that was foreseen.
 */
export async function benchPages(): Promise<Measure> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new CommandError('Prima costruite il sito: npm run build');
  const tools = await installedTools();
  const server = await listen(createApp({ root: DIST }), 0);
  const address = `http://localhost:${server.port}`;
  const opened: Closed[] = [server];
  const chromePath = process.env.CHROME_PATH ?? findInstalled() ?? chromium.executablePath();
  try {
    const peers = await servedPeers(COMPARED);
    opened.push(...peers);
    const found = await measures(tools, chromePath, [{ name: OURS, address }, ...peers], opened);
    mkdirSync(at('.cache/bench'), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify({ runs: RUNS, ...found }, null, 2)}\n`);
    return verdict(found);
  } finally {
    for (const each of opened) await each.close();
  }
}

interface Site {
  readonly name: string;
  readonly address: string;
}

interface Closed {
  close(): unknown;
}

interface Found {
  readonly rows: readonly Row[];
  readonly pressed: readonly Latency[];
  readonly next: readonly Way[];
}

/**
 * Each is told as soon as it is known.
 * @param opened is given what must be closed
 * @throws CommandError when the browser goes away: Lighthouse and Playwright have errors of their own
 */
async function measures(
  tools: Tools,
  chromePath: string,
  [ours, ...peers]: readonly [Site, ...Site[]],
  opened: Closed[],
): Promise<Found> {
  try {
    const rows: Row[] = [];
    for (const path of process.env.PAGES?.split(',') ?? paths()) {
      const sites = COMPARED.includes(path) ? [ours, ...peers] : [ours];
      const compared = await measured(tools, chromePath, path, sites);
      rows.push(...compared);
      for (const row of compared) console.log(lineOf(row));
    }
    const browser = await chromium.launch({ executablePath: chromePath, args: chromiumArgs() });
    opened.push(browser);
    const presses: Latency[][] = [];
    const ways: Way[][] = [];
    for (let run = 0; run < RUNS; run += 1) {
      presses.push(await latencies(browser, ours.address));
      ways.push(await foreseenWays(browser, ours.address));
    }
    const pressed = middleOf(presses);
    for (const { name, cold, later } of pressed)
      console.log(`${name}: ${cold} ms, then ${later} ms`);
    const next = middleOfWays(ways);
    for (const { name, ms } of next) console.log(`${name}: ${ms} ms`);
    return { rows, pressed, next };
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    throw new CommandError(`Il browser della misura non ha risposto (${reason}). Ripetetela.`);
  }
}

/** By turns, so that a busy moment of the machine meets all of them. */
async function measured(
  { lighthouse, launch }: Tools,
  chromePath: string,
  path: string,
  sites: readonly Site[],
): Promise<Row[]> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs()] });
  const runs = new Map<string, LighthouseRun[]>(sites.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const { name, address } of sites) {
        const options = { port: chrome.port, logLevel: 'error' } as const;
        runs.get(name)?.push((await lighthouse(address + path, options)).lhr);
      }
  } finally {
    chrome.kill();
  }
  return [...runs].map(([name, all]) => rowOf(name, path, all));
}

function paths(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file)).sort();
  return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}

/** Of each press the medians over all runs. */
function middleOf(runs: readonly (readonly Latency[])[]): Latency[] {
  return (runs[0] ?? []).map(({ name }) => {
    const all = runs.flatMap((run) => run.filter((one) => one.name === name));
    return {
      name,
      cold: median(all.map(({ cold }) => cold)),
      later: median(all.map(({ later }) => later)),
    };
  });
}

/** The same of each way. */
function middleOfWays(runs: readonly (readonly Way[])[]): Way[] {
  return (runs[0] ?? []).map(({ name }) => ({
    name,
    ms: median(runs.flatMap((run) => run.filter((one) => one.name === name).map(({ ms }) => ms))),
  }));
}

function verdict({ rows: all, pressed, next: ways }: Found): Measure {
  const rows = all.filter(({ site }) => site === OURS);
  const worst = (of: (row: Row) => number) => Math.max(...rows.map(of));
  const slowest = (of: (latency: Latency) => number) => Math.max(...pressed.map(of));
  const [tbt, cls] = [worst((row) => row.tbt), worst((row) => row.cls)];
  const [cold, later] = [slowest((one) => one.cold), slowest((one) => one.later)];
  const next = Math.max(...ways.map(({ ms }) => ms));
  const behind = all
    .filter((peer) => isAhead(peer, all))
    .map(({ site, path }) => `${site} ${path}`);
  return {
    line: `${rows.length} pages, medians of ${RUNS}: LCP at most ${Math.round(worst((row) => row.lcp))} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}; a press is answered in ${cold} ms on a cold page, later in ${later} ms; a foreseen page is there in ${next} ms; ${behind.length === 0 ? 'no peer is ahead' : `ahead: ${behind.join(', ')}`} (${REPORT})`,
    enough:
      tbt <= MOST.blocking &&
      cls < 0.001 &&
      cold <= MOST.cold &&
      later <= MOST.later &&
      next <= MOST.next &&
      behind.length === 0,
  };
}

/** True for a peer that shows the same page earlier than we do. */
function isAhead(peer: Row, all: readonly Row[]): boolean {
  const ours = all.find(({ site, path }) => site === OURS && path === peer.path);
  return ours !== undefined && (peer.lcp < ours.lcp || peer.fcp < ours.fcp);
}
