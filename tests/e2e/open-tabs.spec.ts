import { test } from './deployments.ts';
import { test as base, expect } from './fixtures.ts';
import { enhanced, follow, open, ready } from './running-page.ts';

/** Pages that are cheap to render: only the network matters here. */
const [HERE, THERE] = ['/privacy-policy', '/relax'];
const allow = { errors: [/Failed to load resource/] };

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
      await expect(page).toHaveURL(THERE);
      await expect(page.locator('h1')).toHaveCount(1);
      await follow(page, HERE);
      await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', `${release}`);
      await expect(page).toHaveURL(HERE);
      await ready(page);
    }
  });
});

test('a page from the back-forward cache leads to the new deployment', {
  tag: '@whole-browser',
}, async ({ address, deployments, playwright, launchOptions }) => {
  // Playwright disables that cache, and does not see it: the page itself reports it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: address });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-persisted', persisted);
    });
  });
  await page.goto(HERE);
  await enhanced(page);
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
    await expect(page).toHaveURL('/relax');
    await expect(page.locator('h1')).toHaveCount(1);
    await ready(page);
    await page.locator('footer nav a[href="/economic-regulations"]').click();
    await expect(page).toHaveURL('/economic-regulations');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await expect(page.locator('h1')).toHaveCount(1);
  });
});
