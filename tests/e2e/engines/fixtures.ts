// Tests share one browser per engine, and a site that keeps what it has loaded. A test of the service
// worker has a site of its own: the worker would fetch pages and files beside every other test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { test as base, expect } from 'playwright/test';
import { type Engine, programOf } from '../../../scripts/project/engines.ts';
import { type Listening, listen } from '../../../src/server/listen.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { record } from './record.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const RECORDER = '/console-recorder.js';
/** Before all deadlines of the camp. */
const MOMENT = Date.parse('2031-05-27T10:00:00+02:00');

interface VisitorFixtures {
  /** Whether pages register their service worker. */
  worker: boolean;
  visitor: Visitor;
}

interface EngineFixtures {
  engine: Engine;
  browserProcess: { driver: Driver; folder: string };
  shared: Listening;
}

export const test = base.extend<VisitorFixtures, EngineFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserProcess: [
    async ({ engine }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `${engine}-`));
      const start = engine === 'firefox' ? startFirefox : startWebKit;
      const driver = await start(programOf(engine) ?? '', folder);
      await use({ driver, folder });
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, { project }) => {
      const site = await listen(recorded(project.use.baseURL ?? '', false), 0);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  worker: [false, { option: true }],
  visitor: async ({ browserProcess: { driver, folder }, shared, worker, baseURL }, use) => {
    const site = worker ? await listen(recorded(baseURL ?? '', true), 0) : shared;
    const visitor = new Visitor(driver, `http://localhost:${site.port}`, folder, site.close);
    await use(visitor);
    await visitor.leave();
    // The next test reads only the console of its own pages.
    await driver.navigate('about:blank');
    if (worker) await site.close();
    expect(visitor.messages, 'what the console said').toEqual([]);
  },
});

/** The served site, with the recorder before each page's scripts, with or without its worker. */
function recorded(address: string, hasWorker: boolean): Hono {
  const app = new Hono();
  const recorder = `(${record})(${MOMENT})`;
  app.get(RECORDER, (c) => c.body(recorder, 200, { 'Content-Type': 'text/javascript' }));
  if (!hasWorker) app.get('/sw.js', (c) => c.notFound());
  return app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const { method } = req;
    const answer = await fetch(address + pathname + search, { method, redirect: 'manual' });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const body = isPage
      ? (await answer.text()).replace(
          /<meta charset[^>]*>/,
          `$&<script src="${RECORDER}"></script>`,
        )
      : answer.body;
    return new Response(body, { status: answer.status, headers });
  });
}
