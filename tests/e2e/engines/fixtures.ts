// Tests share one browser per engine, but each has a site on its own origin: no storage, history or
// service worker passes from one to the next.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { test as base, expect } from 'playwright/test';
import { type Engine, programOf } from '../../../scripts/project/engines.ts';
import { listen } from '../../../src/server/listen.ts';
import { startChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { record } from './record.ts';
import { type Faults, Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect };

const RECORDER = '/console-recorder.js';
/** Before all deadlines of the camp. */
const MOMENT = Date.parse('2031-05-27T10:00:00+02:00');
const recorder = `(${record})(${MOMENT})`;

interface EngineFixtures {
  engine: Engine;
  browserProcess: { driver: Driver; folder: string };
}

export const test = base.extend<{ visitor: Visitor }, EngineFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserProcess: [
    async ({ engine }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `${engine}-`));
      const driver = await start(engine, folder);
      await use({ driver, folder });
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserProcess: { driver, folder }, baseURL }, use) => {
    const faults: Faults = { expected: [] };
    const site = await listen(recorded(baseURL ?? '', faults), 0);
    const visitor = new Visitor(driver, `http://localhost:${site.port}`, folder, faults);
    faults.loseNetwork = () => site.close();
    await use(visitor);
    await visitor.leave();
    // The next test reads only the console of its own pages.
    await driver.navigate('about:blank');
    await site.close();
    const isExpected = (message: string) => faults.expected.some((one) => one.test(message));
    expect(
      visitor.messages.filter((message) => !isExpected(message)),
      'what the console said',
    ).toEqual([]);
  },
});

function start(engine: Engine, folder: string): Promise<Driver> {
  const program = programOf(engine) ?? '';
  if (engine === 'firefox') return startFirefox(program, folder);
  return engine === 'webkit' ? startWebKit(program, folder) : startChromium(folder);
}

/** The served site, with the recorder before each page's scripts, and with the test's faults. */
function recorded(address: string, faults: Faults): Hono {
  const app = new Hono();
  app.get(RECORDER, (c) =>
    c.body(`${recorder};(${faults.script ?? '() => {}'})()`, 200, {
      'Content-Type': 'text/javascript',
    }),
  );
  return app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    if (faults.lost?.test(pathname)) return new Response(null, { status: 404 });
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
