// npm run bench -- foreseen: how soon a page is painted that the browser drew before the tap. Chromium draws
// none ahead while anybody watches it by DevTools, so the pages time themselves and tell our server.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Measure } from '../../scripts/bench.ts';
import { chromiumArgs, findChromium } from '../../scripts/project/chromium.ts';
import { CommandError } from '../../scripts/project/command-error.ts';
import { DIST } from '../../scripts/project/places.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const FROM = '/';
/** Ours in the place of those that stand in the page: nobody can hover a link here. */
const RULES = '/bench/pages.speculationrules';
const TARGETS = ['/sport-city', '/prezzi', '/preventivo'];
/** In milliseconds: the longest that a reader waits, and that a run may take. */
const MOST = 100;
const RUN_MS = 60_000;

/** What a page tells of a navigation to it, in milliseconds. */
interface Told {
  /** Whether it was drawn ahead: then the browser says when it was brought forward. */
  readonly foreseen: boolean;
  /** From the moment that the link was followed to the first frame with content, as the browser tells it. */
  readonly painted: number;
}

/** By turns with navigations that nobody foresaw. */
export async function benchForeseen(): Promise<Measure> {
  if (!existsSync(join(DIST, 'index.html')))
    throw new CommandError('Prima costruite il sito: npm run build');
  const [foreseen, usual]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1)
    for (const target of TARGETS) {
      const ahead = await navigated(target, true);
      if (!ahead.foreseen) throw new CommandError(`Chromium non ha preparato ${target}`);
      foreseen.push(ahead.painted);
      usual.push((await navigated(target, false)).painted);
    }
  const slowest = Math.max(...foreseen);
  return {
    line: `${foreseen.length} navigations that were foreseen: painted after ${middle(foreseen)} ms, at most ${Math.round(slowest)}; the same not foreseen: ${middle(usual)} ms, at most ${Math.round(Math.max(...usual))}`,
    enough: slowest <= MOST,
  };
}

/** One navigation in a browser of its own, which nobody watches. */
async function navigated(target: string, isForeseen: boolean): Promise<Told> {
  const told = Promise.withResolvers<Told>();
  const server = await listen(timingApp(target, isForeseen, told.resolve), 0);
  const profile = mkdtempSync(join(tmpdir(), 'foreseen-'));
  const address = `http://localhost:${server.port}${FROM}`;
  const flags = ['--headless=new', `--user-data-dir=${profile}`, '--window-size=412,823'];
  const browser = spawn(findChromium(), [...chromiumArgs(), ...flags, address], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const late = setTimeout(() => told.reject(new Error(`${target} told nothing`)), RUN_MS);
  try {
    return await told.promise;
  } finally {
    clearTimeout(late);
    browser.kill();
    await ended;
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The site, with a script more in each page; no worker, which would answer in its place. */
function timingApp(target: string, isForeseen: boolean, told: (times: Told) => void): Hono {
  const site = createApp({ root: DIST });
  const drawn = Promise.withResolvers<void>();
  const app = new Hono();
  app.get('/sw.js', (context) => context.notFound());
  app.get('/bench/times.js', () =>
    text(`(${timesItself})(${JSON.stringify(target)})`, 'text/javascript'),
  );
  app.get(RULES, () => {
    const rules = isForeseen ? { prerender: [{ urls: [target], eagerness: 'immediate' }] } : {};
    return text(JSON.stringify(rules), 'application/speculationrules+json');
  });
  app.post('/bench/drawn', (context) => {
    drawn.resolve();
    return context.body(null);
  });
  app.get('/bench/may-go', async (context) => {
    if (isForeseen) await drawn.promise;
    return context.body(null);
  });
  app.post('/bench/told', async (context) => {
    told(await context.req.json());
    return context.body(null);
  });
  app.all('*', async ({ req }) => {
    const headers = new Headers(req.raw.headers);
    headers.set('Accept-Encoding', 'identity');
    const answer = await site.fetch(new Request(req.raw, { headers }));
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
    const html = await answer.text();
    const kept = new Headers(answer.headers);
    kept.delete('Content-Length');
    kept.set('Speculation-Rules', `"${RULES}"`);
    const own = /<script type="speculationrules">.*?<\/script>/;
    const timed = html
      .replace(own, '')
      .replace('</head>', '<script src="/bench/times.js"></script></head>');
    return new Response(timed, { status: answer.status, headers: kept });
  });
  return app;
}

function text(body: string, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** Runs in the pages: on the first one it follows the link once it may, on the other it tells the times. */
function timesItself(target: string): void {
  const tell = (path: string, said?: object) =>
    fetch(path, { method: 'POST', body: JSON.stringify(said ?? {}) });
  const follow = async () => {
    await fetch('/bench/may-go');
    // What the page does by itself has come to its end.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    localStorage.setItem('went', String(performance.timeOrigin + performance.now()));
    window.location.assign(target);
  };
  const report = (foreseen: boolean) =>
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      const went = Number(localStorage.getItem('went'));
      if (!first) return;
      const painted = performance.timeOrigin + first.startTime - went;
      tell('/bench/told', { foreseen, painted });
    }).observe({ type: 'paint', buffered: true });
  if (window.location.pathname !== target) {
    window.addEventListener('load', follow);
  } else if (Reflect.get(document, 'prerendering')) {
    window.addEventListener('load', () => tell('/bench/drawn'));
    document.addEventListener('prerenderingchange', () => report(true));
  } else report(false);
}

function middle(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
