import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './running-page.ts';
import { layout, pages } from './site-content.ts';

/** Phone, small phone, tablet, laptop, large screen. */
const SIZES = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pages) {
  test(`${path} does not scroll sideways, and the chat lies over nothing of it`, async ({
    page,
  }) => {
    await open(page, path);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(covered, layout.whatsapp.label), `${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await tooWide(page), '320 px').toEqual([]);
    await page.setViewportSize({ width: 640, height: 360 });
    expect(await tooWide(page), 'landscape').toEqual([]);
  });
}

/** Words and controls that begin or end beside the window, and that no row of their own brings in. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const rolls = (e: Element | null): boolean =>
      e !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(e).overflowX) || rolls(e.parentElement));
    return [
      ...document.querySelectorAll('h1, h2, h3, p, li, td, th, dd, dt, a, button, summary, label'),
    ]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !rolls(e.parentElement))
      .filter((e) => !/inset|rect/.test(getComputedStyle(e).clipPath))
      .filter((e) => e.getBoundingClientRect().right > width + 1)
      .map((e) => e.outerHTML.slice(0, 90));
  });
}

/**
 * Words and controls that come to lie under a button that floats, at whatever height the page is
 * scrolled to: those that stand in its column of the window.
 */
function covered(label: string): string[] {
  const button = document.querySelector(`a[aria-label="${label}"]`);
  if (!button || getComputedStyle(button).position !== 'fixed') return [];
  const { left, right } = button.getBoundingClientRect();
  const isSeen = (e: Element) =>
    !button.contains(e) &&
    !e.closest('header') &&
    // A card that the window cuts is on its way in: nobody reads it there.
    (e.closest('li')?.getBoundingClientRect().right ?? 0) <= innerWidth &&
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isUnder = (box: DOMRect) => box.width > 2 && box.right > left && box.left < right;
  const range = document.createRange();
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((e) => isSeen(e) && isUnder(e.getBoundingClientRect()))
    .map((e) => e.outerHTML.slice(0, 80));
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent || !isSeen(parent)) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isUnder)) words.push(text.textContent);
  }
  return [...controls, ...words];
}
