// npm run bench -- pages: Lighthouse's mobile run on every built page, for two of them in turn with
// the same pages built by Astro and Next.js.
// `RUNS=1 PAGES=/,/sport-city` for a quick look.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult } from '../../scripts/bench.ts';
import { findChromium } from '../../scripts/project/chromium.ts';
import { CommandError } from '../../scripts/project/command-error.ts';
import { DIST, fromRoot } from '../../scripts/project/paths.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';
import { lineOf, type Row, rowsOf } from './pages/lighthouse.ts';
import { servedPeers } from './pages/peers.ts';
import { measurePresses, type Presses } from './pages/presses.ts';

const RUNS = Number(process.env.RUNS ?? 5);
/** The two pages that the peers build too. */
const COMPARED = ['/', '/sport-city'];
const OURS = 'ours';
const REPORT = fromRoot('.cache/bench/pages.json');
/** The longest total blocking time, in milliseconds. */
const MAX_BLOCKING = 50;
/** After a touch that follows no link, in bytes. */
const MAX_SCRIPT = 20_000;
/** From release to the next page on a processor four times slower, in milliseconds. */
const MAX_WAIT = { cold: 800, later: 500, prefetched: 700 } as const;

export async function bench(): Promise<BenchResult> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new CommandError('Prima costruite il sito: npm run build');
  const executablePath = findChromium();
  const server = await listen(createApp({ root: DIST }), 0);
  const ours = { name: OURS, url: `http://localhost:${server.port}` };
  const peers = await servedPeers(COMPARED);
  try {
    const rows: Row[] = [];
    for (const path of process.env.PAGES?.split(',') ?? paths()) {
      const sites = COMPARED.includes(path) ? [ours, ...peers] : [ours];
      const compared = await rowsOf(executablePath, path, sites, RUNS);
      for (const row of compared) console.log(lineOf(row));
      rows.push(...compared);
    }
    mkdirSync(fromRoot('.cache/bench'), { recursive: true });
    const presses = await measurePresses(executablePath, ours.url, RUNS);
    writeFileSync(REPORT, `${JSON.stringify({ runs: RUNS, rows, presses }, null, 2)}\n`);
    return verdict(rows, presses);
  } finally {
    for (const peer of peers) peer.close();
    await server.close();
  }
}

function paths(): string[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file)).sort();
  return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}

function verdict(all: readonly Row[], presses: Presses): BenchResult {
  const rows = all.filter(({ site }) => site === OURS);
  const worst = (name: keyof Row['figures']) =>
    Math.max(...rows.map(({ figures }) => figures[name]));
  const ahead = all.filter((peer) => isAhead(peer, all)).map(({ site, path }) => `${site} ${path}`);
  return {
    line: `${rows.length} pages, medians of ${RUNS}: LCP at most ${Math.round(worst('lcp'))} ms, TBT ${Math.round(worst('tbt'))} ms, CLS ${worst('cls').toFixed(3)}; ${ahead.length === 0 ? 'no peer is ahead' : `ahead: ${ahead.join(', ')}`} ; at 4x slower a page is drawn ${Math.round(presses.cold)} ms after the first press, ${Math.round(presses.later)} later, ${Math.round(presses.prefetched)} prefetched; ${presses.script} bytes of script for a touch (${REPORT})`,
    meetsTarget:
      worst('tbt') <= MAX_BLOCKING &&
      worst('cls') < 0.001 &&
      ahead.length === 0 &&
      presses.script <= MAX_SCRIPT &&
      presses.cold <= MAX_WAIT.cold &&
      presses.later <= MAX_WAIT.later &&
      presses.prefetched <= MAX_WAIT.prefetched,
  };
}

/** Whether a peer paints the same page earlier than we do. */
function isAhead(peer: Row, all: readonly Row[]): boolean {
  const ours = all.find(({ site, path }) => site === OURS && path === peer.path)?.figures;
  return ours !== undefined && (peer.figures.lcp < ours.lcp || peer.figures.fcp < ours.fcp);
}
