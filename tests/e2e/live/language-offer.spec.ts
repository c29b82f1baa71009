import type { Page } from 'playwright/test';
import { isIn, pathOfPage } from '../../../src/content/paths.ts';
import { expect, test } from '../fixtures.ts';
import { pages, site } from './pages.ts';

const [first, other] = site.locales;

/** Home, and a camp, whose header leaves a phone's screen. */
const TEMPLATES = ['home', 'camp'];
const shown = TEMPLATES.flatMap((template) =>
  pages.filter((page) => page.template === template && other && isIn(other.id, page)).slice(0, 1),
);
const SIZES = [
  [360, 640],
  [320, 568],
  [640, 360],
  [768, 1024],
  [1250, 800],
  [1440, 900],
] as const;

test.use({ locale: other?.language ?? 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const offer = (page: Page) => page.locator('.language-offer');

for (const one of shown) {
  const { template } = one;
  test(`the offer of another language lies over nothing and moves nothing: ${template}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // Letters that come late may move what stands in the page; the offer stands in the header.
        for (const { sources } of list.getEntries() as (PerformanceEntry & {
          sources: readonly { readonly node: Node | null }[];
        })[])
          if (sources.some(({ node }) => node?.parentElement?.closest('header')))
            document.documentElement.dataset.moved = '';
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(first ? pathOfPage(first, one) : '/');
    await expect(offer(page)).toBeVisible();
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(lost), `${template} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    // Beside the offer's own sheet.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.setViewportSize({ width: 361, height: 640 });
    await expect.poll(() => page.evaluate(lost), `${template}, twice as large`).toEqual([]);
    // The switch that it stood for is there again.
    await offer(page).getByRole('button').click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('header a[hreflang]').first()).toBeVisible();
  });
}

/**
 * What lies under the offer, out of its reach, or too small for a thumb. Whatever else the header
 * holds counts as well, and the offer never reaches out of the header, under which pages begin.
 */
function lost(): string[] {
  const aside = document.querySelector('.language-offer');
  const header = document.querySelector('header');
  if (!aside || !header) return ['no offer'];
  window.scrollTo(0, 0);
  const own = aside.getBoundingClientRect();
  const isUnder = (box: DOMRect) =>
    box.width > 2 &&
    box.right > own.left + 1 &&
    box.left < own.right - 1 &&
    box.bottom > own.top + 1 &&
    box.top < own.bottom - 1;
  const isRead = (e: Element) =>
    !aside.contains(e) &&
    !/inset|rect/.test(getComputedStyle(e).clipPath) &&
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((e) => isRead(e) && isUnder(e.getBoundingClientRect()))
    .map((e) => e.outerHTML.slice(0, 80));
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.textContent?.trim() || !text.parentElement || !isRead(text.parentElement)) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isUnder)) found.push(text.textContent);
  }
  const bar = header.getBoundingClientRect();
  if (own.bottom > bar.bottom + 1 || own.right > innerWidth + 1) found.push('out of the header');
  for (const control of aside.querySelectorAll('a, button')) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (Math.min(right - left, bottom - top) < 43.5) found.push(`small: ${control.tagName}`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit !== control) found.push(`covered: ${control.tagName}`);
  }
  return found;
}
