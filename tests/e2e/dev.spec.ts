import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ROOT } from '../../scripts/project/paths.ts';
import { CAMP, CAMP_PUBLIC } from '../camp.ts';
import { expect, test } from './fixtures.ts';
import { scrolledBy } from './running-page.ts';

/** Next to the two ports of playwright.config.ts. */
const PORT = String(Number(process.env.E2E_PORT ?? 4273) + 2000);
const url = `http://localhost:${PORT}`;

/** The manager's view: the development server on a copy of the content. */
test.describe('while the manager edits', () => {
  test.use({ baseURL: url, allow: { errors: [/WebSocket/] } });
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const prices = join(folder, 'facts/prices.json');
  let server: ChildProcess;

  test.beforeAll(async () => {
    cpSync(CAMP, folder, { recursive: true });
    server = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT, CONTENT_DIR: folder, PUBLIC_DIR: CAMP_PUBLIC },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await said(server, PORT);
  });

  test.afterAll(() => {
    server.removeAllListeners('exit');
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  // In a fresh clone the first page waits until Vite has prepared the packages.
  const expectSoon = expect.configure({ timeout: 120_000 });

  test('the page shows an edit in place, and a mistake as an overlay', async ({ page }) => {
    const typed = readFileSync(prices, 'utf8');
    const type = (week: string) =>
      writeFileSync(prices, typed.replace(/"week": [\d.]+/, `"week": ${week}`));
    const overlay = page.locator('vite-error-overlay');
    const slip =
      'content/facts/prices.json:3:11 «week» vale "137", ma qui serve un numero senza virgolette: scrivete 137.';
    const listens = connected(page);
    await page.goto('/lago-blu');
    await expectSoon(page.locator('h1')).toBeVisible();
    // The page misses edits made before it listens.
    await listens;
    await expectSoon(page.locator('html[data-enhanced]'), 'the scripts of the build').toHaveCount(
      1,
    );
    await page.locator('#pricing-tab').click();
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const expectPlace = async () => {
      await expectSoon(page.locator('#pricing-tab')).toHaveAttribute('aria-selected', 'true');
      await expectSoon.poll(() => scrolledBy(page)).toBe(700);
    };

    // The first message to the page, and its correction.
    type('"137"');
    await expectSoon(overlay).toContainText(slip);
    await test.step('also to who opens the page now, over what was good last', async () => {
      const later = await page.context().newPage();
      await later.goto('/lago-blu');
      await expectSoon(later.locator('h1')).toBeVisible();
      await expectSoon(later.locator('vite-error-overlay')).toContainText('scrivete 137.');
      await later.close();
    });
    type('137.13');
    await expectSoon(page.getByText('137,13 €').first()).toBeAttached();
    await expectSoon(overlay).toHaveCount(0);
    await expectPlace();
  });
});

/** Waits until the development server prints the words. @throws Error if it exits before */
function said(server: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (data) => String(data).includes(words) && resolve());
    server.on('exit', (code) => reject(new Error(`the development server ended with ${code}`)));
  });
}

/** Vite greets a page over the connection that reports edits. */
function connected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"connected"')) resolve();
      });
    });
  });
}
