import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { inheritAssets } from '../../scripts/build/release/inherit-assets.ts';
import { Releases } from '../../scripts/build/release/releases.ts';
import { createApp } from '../../src/server/app.ts';
import { type Listening, listen } from '../../src/server/listen.ts';
import { test as base, expect } from './fixtures.ts';
import { open } from './running-page.ts';

const BUILT = process.env.DIST_DIR ?? 'dist';
const CHUNKS = /\/assets\/(?!entry).*\.js$/;

/** The site that was built last, served, and built again as often as a test wants. */
class Deployments {
  readonly #folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  readonly #releases = new Releases(join(this.#folder, 'dist'));
  #server: Listening | undefined;
  #now = 0;

  async open(): Promise<string> {
    this.deploy('0');
    const app = createApp({ root: this.#releases.served, now: () => (this.#now += 1000) });
    this.#server = await listen(app, 0);
    return `http://localhost:${this.#server.port}`;
  }

  /** As another build: each page says which, each script has a new name. */
  deploy(name: string): void {
    const next = this.#releases.begin();
    cpSync(`${BUILT}/`, next, { recursive: true, dereference: true });
    const files = readdirSync(next, { recursive: true, encoding: 'utf8' });
    const renamed = (text: string) => text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1${name}.$2`);
    for (const file of files.filter((path) => /\.(br|gz)$/.test(path))) rmSync(join(next, file));
    for (const file of files.filter((path) => /\.(html|js|css)$|version\.txt$/.test(path))) {
      const text = renamed(readFileSync(join(next, file), 'utf8'));
      rmSync(join(next, file));
      const marked = text.replace('<title>', `<meta name="release" content="${name}"><title>`);
      writeFileSync(join(next, renamed(file)), marked);
    }
    this.#now += 1000;
    inheritAssets(this.#releases.current(), next, this.#now);
    this.#releases.finish(this.#now);
  }

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true });
  }
}

const test = base.extend<{ deployments: Deployments; address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  deployments: async ({}, use) => {
    const deployments = new Deployments();
    await use(deployments);
    await deployments.close();
  },
  address: async ({ deployments }, use) => use(await deployments.open()),
  baseURL: async ({ address }, use) => use(address),
});

const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((a: HTMLElement) => a.click());

test.describe('an open tab', () => {
  test.use({ allow: { errors: [/Failed to load resource/, /dynamically imported|preload/] } });

  test('goes through ten deployments, and is never stale beyond one click', async ({
    page,
    deployments,
  }) => {
    await open(page, '/');
    for (let release = 1; release <= 10; release += 1) {
      deployments.deploy(String(release));
      const looked = page.waitForResponse(/version\.txt/);
      await follow(page, '/relax');
      await expect(page).toHaveURL('/relax');
      await looked;
      await follow(page, '/');
      await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', `${release}`);
      await expect(page).toHaveURL('/');
      await expect(page.locator('html[data-ready]')).toHaveCount(1);
    }
  });

  test('loads a page as a document when its code is gone', async ({ page }) => {
    await open(page, '/');
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
    await follow(page, '/relax');
    await expect(page).toHaveURL('/relax');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('code')).toHaveCount(0);
    await expect(page.locator('html[data-ready]')).toHaveCount(1);
  });

  test('shows a whole page where no code comes at all', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/relax');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.locator('footer nav a[href="/economic-regulations"]').click();
    await expect(page).toHaveURL('/economic-regulations');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('asks once more for code that a network lost', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/assets\/RelaxPage|assets\/ActivityPage/, (route) => route.abort(), {
      times: 1,
    });
    await follow(page, '/relax');
    await expect(page).toHaveURL('/relax');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
