import type { Page } from 'playwright/test';
import { isIn, pathOfPage } from '../../../src/content/paths.ts';
import { expect, test } from '../fixtures.ts';
import { coveredBy, ready } from '../running-page.ts';
import { pages, site } from './pages.ts';

const [first, other] = site.locales;
const both = pages.filter((page) => !other || isIn(other.id, page));
const pathsOf = (template: string) => {
  const found = both.find((one) => one.template === template);
  if (!found || !first || !other) throw new Error(`no ${template} in two languages`);
  return { here: pathOfPage(first, found), there: pathOfPage(other, found) };
};
const offer = (page: Page) => page.locator('.language-offer');
const SIZES = [
  [320, 568],
  [640, 360],
  [768, 1024],
  [1250, 800],
] as const;

/** Waits for the page's idle work: a document runs its idle callbacks in order. */
async function idle(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** live-site.test.ts checks that no code contains another language's words. */
test('the switch keeps the part of the page and the answers', async ({ page }) => {
  const { here, there } = pathsOf('estimate');
  await page.goto(`${here}?x=1#conto`);
  await page.locator(`header a[hreflang="${other?.language}"]`).click();
  await expect(page).toHaveURL(`${there}?x=1#conto`);
  await expect(page.locator('html')).toHaveAttribute('lang', other?.language ?? '');
  await page.locator(`footer a[hreflang="${first?.language}"]`).click();
  await expect(page).toHaveURL(`${here}?x=1#conto`);
});

test.describe('a browser that asks for the other language', () => {
  test.use({ locale: other?.language ?? 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

  test('is offered it once, and not again after a refusal', async ({ page }) => {
    const { here, there } = pathsOf('guide');
    await page.goto(here);
    await expect(page).toHaveURL(here);
    await expect(offer(page)).toHaveAttribute('lang', other?.language ?? '');
    await offer(page).locator('button').click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await idle(page);
    expect(await offer(page).count()).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offer(page).locator('a').click();
    await expect(page).toHaveURL(there);
    await expect(offer(page)).toHaveCount(0);
  });

  // Home, and a camp, whose header scrolls out of a phone's screen.
  for (const template of ['home', 'camp'])
    test(`the offer covers and moves nothing: ${template}`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          // Late fonts may move the page; the offer is in the header.
          for (const { sources } of list.getEntries() as (PerformanceEntry & {
            sources: readonly { readonly node: Node | null }[];
          })[])
            if (sources.some(({ node }) => node?.parentElement?.closest('header')))
              document.documentElement.dataset.moved = '';
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(pathsOf(template).here);
      await expect(offer(page)).toBeVisible();
      expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => lost(page), `${template} at ${width}`).toEqual([]);
      }
      // A style sheet beside the offer's own.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.setViewportSize({ width: 360, height: 640 });
      await expect.poll(() => lost(page), `${template}, twice as large`).toEqual([]);
      // The switch below it is back.
      await offer(page).getByRole('button').click();
      await expect(offer(page)).toHaveCount(0);
      await expect(page.locator('header a[hreflang]').first()).toBeVisible();
    });
});

test('a browser that asks for the first language gets no offer', async ({ page }) => {
  await page.goto(pathsOf('guide').here);
  await idle(page);
  expect(await offer(page).count()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, touched: false });

  test('the switch leads to the same page', async ({ page }) => {
    const { here, there } = pathsOf('guide');
    await page.goto(here);
    await page.locator(`header a[hreflang="${other?.language}"]`).click();
    await expect(page).toHaveURL(there);
  });
});

/** What the offer covers, what leaves the header, and what is too small for a thumb. */
async function lost(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const own = await offer(page).evaluate((aside) => {
    const found: string[] = [];
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const { bottom, right } = aside.getBoundingClientRect();
    if (bottom > (bar?.bottom ?? 0) + 1 || right > innerWidth + 1) found.push('out of the header');
    for (const control of aside.querySelectorAll('a, button')) {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) < 43.5) found.push(`small: ${control.tagName}`);
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit !== control) found.push(`covered: ${control.tagName}`);
    }
    return found;
  });
  return [...own, ...(await coveredBy(offer(page)))];
}
