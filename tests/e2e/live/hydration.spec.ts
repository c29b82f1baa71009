import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/project/paths.ts';
import { createApp } from '../../../src/server/app.ts';
import { type Listening, listen } from '../../../src/server/listen.ts';
import { expect, interactWithPage, test } from '../fixtures.ts';
import { FAR_ZONE, ready } from '../running-page.ts';
import { onePerTemplate } from '../shown-pages.ts';
import { pages } from './pages.ts';

/** One page per template in other zones: all its pages use the time alike. */
const ZONES = [
  ['Europe/Rome', pages],
  [FAR_ZONE, onePerTemplate(pages)],
] as const;

/** React reports every difference between HTML and first render, but only in development builds. */
test.describe('hydrating the islands', () => {
  // In one worker: each further worker would build the site again.
  test.describe.configure({ mode: 'default' });
  const serverFolder = join(ROOT, '.cache', `hydration-${process.pid}`);
  let folder: string;
  let server: Listening;
  let address = '';

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hydration-'));
    const env = {
      ...process.env,
      BUILD_MODE: 'development',
      DIST_DIR: join(folder, 'dist'),
      SERVER_DIR: serverFolder,
    };
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env, stdio: 'pipe' });
    server = await listen(createApp({ root: env.DIST_DIR }), 0);
    address = `http://localhost:${server.port}`;
  });

  test.afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
    rmSync(serverFolder, { recursive: true });
  });

  for (const [timezoneId, visited] of ZONES)
    test(`no island differs from its HTML in ${timezoneId}`, async ({ browser }) => {
      const context = await browser.newContext({ timezoneId, locale: 'it-IT' });
      await context.addInitScript(interactWithPage);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(`${page.url()} ${message}`));
      page.on('console', (message) => {
        // offline.spec.ts covers the service worker.
        if (/Service Worker registration blocked/.test(message.text())) return;
        if (/error|warning/.test(message.type()))
          complaints.push(`${page.url()} ${message.text()}`);
      });
      for (const { path } of visited) {
        await page.goto(address + path, { waitUntil: 'commit' });
        await ready(page);
      }
      await context.close();
      expect(complaints).toEqual([]);
    });
});
