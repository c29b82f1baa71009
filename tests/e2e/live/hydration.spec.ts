import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/project/places.ts';
import { createApp } from '../../../src/server/app.ts';
import { type Listening, listen } from '../../../src/server/listen.ts';
import { expect, test, touchPage } from '../fixtures.ts';
import { pages } from './pages.ts';

const paths = pages.map(({ path }) => path);

/** React tells of every difference between HTML and first render, but only in its development build. */
test.describe('taking over the HTML', () => {
  // In one worker: the others would each build the site again.
  test.describe.configure({ mode: 'default' });
  const folder = mkdtempSync(join(tmpdir(), 'hydration-'));
  let server: Listening;
  let address = '';

  test.beforeAll(async () => {
    const env = {
      ...process.env,
      BUILD_MODE: 'development',
      DIST_DIR: join(folder, 'dist'),
      SERVER_DIR: join(ROOT, '.cache', `hydration-${process.pid}`),
    };
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env, stdio: 'pipe' });
    server = await listen(createApp({ root: env.DIST_DIR }), 0);
    address = `http://localhost:${server.port}`;
  });

  test.afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
    rmSync(join(ROOT, '.cache', `hydration-${process.pid}`), { recursive: true });
  });

  for (const timezoneId of ['Europe/Rome', 'America/New_York', 'Asia/Tokyo']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('no page differs from its HTML', async ({ browser }) => {
        const context = await browser.newContext({ timezoneId, locale: 'it-IT' });
        await context.addInitScript(touchPage);
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
        page.on('console', (message) => {
          // The worker is offline.spec.ts's business.
          if (/Service Worker registration blocked/.test(message.text())) return;
          if (/error|warning/.test(message.type()))
            complaints.push(`${page.url()} ${message.text()}`);
        });
        for (const path of paths) {
          await page.goto(address + path, { waitUntil: 'commit' });
          await expect(page.locator('html[data-ready]')).toHaveCount(1);
        }
        await context.close();
        expect(complaints).toEqual([]);
      });
    });
  }
});
