// npm run bench -- pages: every page of the built site on Lighthouse's phone, two of them by turns with the
// same pages built by Astro and by Next.js, and how long a reader waits for what they press.
// `RUNS=1 PAGES=/,/sport-city` for a quick look.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Measure } from '../../scripts/bench.ts';
import { chromiumArgs, findChromium } from '../../scripts/project/chromium.ts';
import { CommandError } from '../../scripts/project/command-error.ts';
import { at, DIST } from '../../scripts/project/places.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { lineOf, median, type Row, rowsOf } from './pages/lighthouse.ts';
import { servedPeers } from './pages/peers.ts';
import { type Wait, waitsOf } from './pages/waits.ts';

const RUNS = Number(process.env.RUNS ?? 5);
/** The two that the peers build too. */
const COMPARED = ['/', '/sport-city'];
const OURS = 'ours';
const REPORT = at('.cache/bench/pages.json');
/** In milliseconds: the longest that the main thread is held, and that a reader waits. */
const MOST = { blocking: 50, cold: 200, later: 100, next: 100 };

export async function benchPages(): Promise<Measure> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new CommandError('Prima costruite il sito: npm run build');
  const executablePath = findChromium();
  const server = await listen(createApp({ root: DIST }), 0);
  const ours = { name: OURS, address: `http://localhost:${server.port}` };
  const peers = await servedPeers(COMPARED);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const rows: Row[] = [];
    for (const path of process.env.PAGES?.split(',') ?? paths()) {
      const sites = COMPARED.includes(path) ? [ours, ...peers] : [ours];
      const compared = await rowsOf(executablePath, path, sites, RUNS);
      for (const row of compared) console.log(lineOf(row));
      rows.push(...compared);
    }
    const runs: Wait[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await waitsOf(browser, ours.address));
    const waits = (runs[0] ?? []).map((wait, place) => ({
      ...wait,
      ms: median(runs.map((run) => run[place]?.ms ?? Number.NaN)),
    }));
    for (const { kind, name, ms } of waits) console.log(`${kind} ${name}: ${ms} ms`);
    mkdirSync(at('.cache/bench'), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify({ runs: RUNS, rows, waits }, null, 2)}\n`);
    return verdict(rows, waits);
  } finally {
    await browser.close();
    for (const peer of peers) peer.close();
    await server.close();
  }
}

function paths(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file)).sort();
  return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}

function verdict(all: readonly Row[], waits: readonly Wait[]): Measure {
  const rows = all.filter(({ site }) => site === OURS);
  const worst = (name: keyof Row['figures']) =>
    Math.max(...rows.map(({ figures }) => figures[name]));
  const slowest = (of: Wait['kind']) =>
    Math.max(...waits.filter(({ kind }) => kind === of).map(({ ms }) => ms));
  const ahead = all.filter((peer) => isAhead(peer, all)).map(({ site, path }) => `${site} ${path}`);
  const kinds = ['cold', 'later', 'next'] as const;
  const shown = kinds.map((kind) => `${kind} ${slowest(kind)} ms`).join(', ');
  return {
    line: `${rows.length} pages, medians of ${RUNS}: LCP at most ${Math.round(worst('lcp'))} ms, TBT ${Math.round(worst('tbt'))} ms, CLS ${worst('cls').toFixed(3)}; the longest waits: ${shown}; ${ahead.length === 0 ? 'no peer is ahead' : `ahead: ${ahead.join(', ')}`} (${REPORT})`,
    enough:
      worst('tbt') <= MOST.blocking &&
      worst('cls') < 0.001 &&
      kinds.every((kind) => slowest(kind) <= MOST[kind]) &&
      ahead.length === 0,
  };
}

/** True for a peer that shows the same page earlier than we do. */
function isAhead(peer: Row, all: readonly Row[]): boolean {
  const ours = all.find(({ site, path }) => site === OURS && path === peer.path)?.figures;
  return ours !== undefined && (peer.figures.lcp < ours.lcp || peer.figures.fcp < ours.fcp);
}
