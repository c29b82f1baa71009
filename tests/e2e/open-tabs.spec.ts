import { test } from './deployments.ts';
import { test as base, expect } from './fixtures.ts';
import { enhanced, follow, open, ready } from './running-page.ts';

const CHUNKS = /\/assets\/(?!entry).*\.js$/;

/** Pages that are cheap to render: only the network matters here. */
const [HERE, THERE] = ['/privacy-policy', '/relax'];
const allow = { errors: [/Failed to load resource/, /dynamically imported|preload/] };

/** In the page: records the version that it last read, once the page itself knows it. */
function tellVersion(): void {
  const { text } = Response.prototype;
  Response.prototype.text = async function () {
    const read = await text.call(this);
    if (this.url.endsWith('/version.txt'))
      setTimeout(() => document.documentElement.setAttribute('data-version', read.trim()));
    return read;
  };
}

test.describe('an open tab', () => {
  test.use({ allow });

  test('survives deployments, and is stale for one click at most', async ({
    page,
    deployments,
  }) => {
    await page.addInitScript(tellVersion);
    await open(page, HERE);
    for (let release = 1; release <= 2; release += 1) {
      deployments.deploy(String(release));
      await follow(page, THERE);
      await expect(page).toHaveURL(THERE);
      // Waits for this release: the page may still be reading the previous version.
      const known = new RegExp(`[\\w-]{8}${release}\\.js$`);
      await expect(page.locator('html')).toHaveAttribute('data-version', known);
      await follow(page, HERE);
      await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', `${release}`);
      await expect(page).toHaveURL(HERE);
      await ready(page);
    }
  });
});

test('a page from the back-forward cache learns of a new deployment', {
  tag: '@whole-browser',
}, async ({ address, deployments, playwright, launchOptions }) => {
  // Playwright disables that cache, and does not see it: the page itself reports it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: address });
  await page.addInitScript(tellVersion);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-persisted', persisted);
    });
  });
  await page.goto(HERE);
  await enhanced(page);
  // Until a link is about to be pressed, links load documents.
  await page.locator('header a[href]').last().dispatchEvent('pointerover');
  await ready(page);
  await page.goto('/robots.txt');
  deployments.deploy('1');
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-persisted]')).toHaveAttribute('data-version', /1\.js$/);
  await follow(page, THERE);
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', '1');
  await browser.close();
});

base.describe('an open tab whose code does not come', () => {
  base.use({ allow });

  base('loads a document, and shows it whole', async ({ page }) => {
    await base.step('a page whose code is gone is loaded as a document', async () => {
      await open(page, '/');
      await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
      await follow(page, '/relax');
      await expect(page).toHaveURL('/relax');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('code')).toHaveCount(0);
    });
    await base.step('it is whole where no code comes at all', async () => {
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
  });
});
