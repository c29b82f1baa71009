// Tests share one browser per engine, but each has a site on its own origin: no storage, history or
// service worker passes from one to the next.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { test as base, expect } from 'playwright/test';
import { type Engine, programOf } from '../../../scripts/project/engines.ts';
import { listen } from '../../../src/server/listen.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { record } from './record.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const RECORDER = '/console-recorder.js';
/** Before all deadlines of the camp. */
const MOMENT = Date.parse('2031-05-27T10:00:00+02:00');

interface EngineFixtures {
  engine: Engine;
  browserProcess: { driver: Driver; folder: string };
}

export const test = base.extend<{ visitor: Visitor }, EngineFixtures>({
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
  visitor: async ({ browserProcess: { driver, folder }, baseURL }, use) => {
    const site = await listen(recorded(baseURL ?? ''), 0);
    const visitor = new Visitor(driver, `http://localhost:${site.port}`, folder, site.close);
    await use(visitor);
    await visitor.leave();
    // The next test reads only the console of its own pages.
    await driver.navigate('about:blank');
    await site.close();
    expect(visitor.messages, 'what the console said').toEqual([]);
  },
});

/** The served site, with the recorder before each page's scripts. */
function recorded(url: string): Hono {
  const app = new Hono();
  const recorder = `(${record})(${MOMENT})`;
  app.get(RECORDER, (c) => c.body(recorder, 200, { 'Content-Type': 'text/javascript' }));
  return app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const { method } = req;
    const answer = await fetch(url + pathname + search, { method, redirect: 'manual' });
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
