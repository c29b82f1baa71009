import type { Page } from 'playwright/test';
import { test } from './deployments.ts';
import { test as base, expect } from './fixtures.ts';
import { follow, open, openUntouched, ready } from './running-page.ts';

/** Pages that are cheap to render: only the network matters here. */
const [HERE, THERE] = ['/privacy-policy', '/relax'];
const allow = { errors: [/Failed to load resource/] };

/** Not the URL alone, which changes before the page does. */
async function shows(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  );
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Holds the fetched HTML of a page; returns a function that releases it. */
async function holdFetch(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().resourceType() === 'fetch') await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

base.describe('while a page is fetched', () => {
  base('a second press on a link to its part opens it', async ({ page }) => {
    await open(page, '/relax');
    const release = await holdFetch(page, '/economic-regulations');
    const link = page.locator('footer nav a[href="/economic-regulations"]');
    await link.evaluate((a: HTMLAnchorElement) => {
      a.hash = 'tariffe';
      a.click();
      a.click();
    });
    await expect(page).toHaveURL('/economic-regulations#tariffe');
    release();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /regulations$/);
    await expect(page.locator('#tariffe')).toBeFocused();
  });

  base('back keeps the page, and what was typed', async ({ page }) => {
    await open(page, '/domande');
    const search = page.locator('[data-island="questions"] input').first();
    await search.fill('orario');
    await holdFetch(page, '/relax');
    await follow(page, '/relax');
    await expect(page).toHaveURL('/relax');
    await page.evaluate(() => history.back());
    await shows(page, '/domande');
    await expect(search).toHaveValue('orario');
  });
});

test.describe('an open tab', () => {
  test.use({ allow });

  test('survives deployments, and is stale for one click at most', async ({
    page,
    deployments,
  }) => {
    await open(page, HERE);
    for (let release = 1; release <= 2; release += 1) {
      deployments.deploy(String(release));
      await follow(page, THERE);
      await shows(page, THERE);
      await follow(page, HERE);
      await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', `${release}`);
      await expect(page).toHaveURL(HERE);
      await ready(page);
    }
  });
});

test('a page from the back-forward cache leads to the new deployment', {
  tag: '@whole-browser',
}, async ({ url, deployments, playwright, launchOptions }) => {
  // Playwright disables that cache, and does not see it: the page itself reports it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: url });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-persisted', persisted);
    });
  });
  await openUntouched(page, HERE);
  await page.goto('/robots.txt');
  deployments.deploy('1');
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-persisted]')).toHaveCount(1);
  await follow(page, THERE);
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', '1');
  await browser.close();
});

base.describe('an open tab that cannot fetch a page', () => {
  base.use({ allow });

  base('loads its document, and shows it whole', async ({ page }) => {
    await open(page, '/');
    await page.route('/relax', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await follow(page, '/relax');
    await shows(page, '/relax');
    await ready(page);
    await page.locator('footer nav a[href="/economic-regulations"]').click();
    await shows(page, '/economic-regulations');
    await page.goBack();
    await shows(page, '/relax');
  });
});
