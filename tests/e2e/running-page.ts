import type { Locator, Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from './fixtures.ts';

export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

/** A zone where the date differs from Rome's; unit tests of time cover other zones. */
export const FAR_ZONE = 'America/New_York';

/** Opens a page and waits until its islands work and the script handles its links. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Waits until the islands work and the script handles the links. */
export async function ready(page: Page): Promise<void> {
  const dead = '[data-island]:not([data-hydrated]) :is(button, input, select, textarea)';
  const all = `html[data-enhanced]:not(:has(${dead}))`;
  await page.locator(all).waitFor({ state: 'attached', timeout: 60_000 });
}

/** Waits until the page’s own script works, even if nothing else has loaded. */
export const enhanced = (page: Page) => expect(page.locator('html[data-enhanced]')).toHaveCount(1);

/** Opens a page as a visitor finds it: its script works, and its islands are still HTML. */
export async function openUntouched(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await enhanced(page);
}

/** Follows a link or an anchor without the scrolling of a test's own click. */
export const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((a: HTMLElement) => a.click());

/** Holds requests to these URLs; returns a function that releases them. */
export async function hold(page: Page, urls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Hides or shows the page, as switching tabs does. */
export function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

export function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The distance from the window's top to the element's, in pixels, once it rests. */
export async function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/**
 * Waits until an element rests `top` pixels below the window's top. Browsers scroll by whole
 * pixels, to the anchor and again to keep the scroll position: together they may be one pixel off.
 */
export async function restsAt(page: Page, selector: string, top: number): Promise<void> {
  const beside = async () => Math.abs((await topOf(page, selector)) - top);
  await expect.poll(beside, `${selector} at ${top} px`).toBeLessThanOrEqual(1);
}

/** Waits until the page rests, scrolled by `top` pixels or one off: the layout may still change. */
export async function restsScrolled(page: Page, top: number): Promise<void> {
  const beside = async () => Math.abs((await scrolledBy(page)) - top);
  await expect.poll(beside, `scrolled by ${top} px`).toBeLessThanOrEqual(1);
}

/** Waits until HTML, styles and fonts are painted, without scripts: measurements then hold. */
export async function fullyPainted(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const areStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((l) => l.sheet);
  await expect.poll(() => page.evaluate(areStyled)).toBe(true);
  // Only the fonts that the page requests: no page can load what the machine lacks.
  await page.evaluate(async () => void (await document.fonts.ready));
  // What depends on a measurement, such as an arrow beside a wide bar, comes a frame later.
  await painted(page);
}

/** Waits for a frame: the browser lays out what came into view, and keeps the scroll position. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Blocks web fonts: fonts that load later move what a test has scrolled to. */
export function withoutFonts(page: Page): Promise<unknown> {
  return page.route(/\.woff2$/, (route) => route.fulfill({ body: '' }));
}

/** The copied text, read by pasting: the site forbids scripts to read the clipboard. */
export async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  const field = page.locator('#pasted');
  await expect(field).not.toHaveValue('');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}

/** Doubles the text size, as a visitor's setting does; the policy forbids style elements. */
export async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The text of each A4 page of the print-out. */
export async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  return (await extractText(pdf)).text;
}

/** Texts and controls whose boxes a floating element touches. */
export function coveredBy(floating: Locator): Promise<string[]> {
  return floating.evaluate((own) => {
    const place = own.getBoundingClientRect();
    const isUnder = (box: DOMRect) =>
      box.width > 2 &&
      box.left < place.right - 1 &&
      box.right > place.left + 1 &&
      box.top < place.bottom - 1 &&
      box.bottom > place.top + 1;
    const isSeen = (e: Element) =>
      !own.contains(e) &&
      !/inset|rect/.test(getComputedStyle(e).clipPath) &&
      e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      // The footer's lists can be folded on a phone only.
      .filter((e) => isUnder(e.getBoundingClientRect()) && isSeen(e))
      .filter((e) => getComputedStyle(e).pointerEvents !== 'none')
      .map((e) => e.outerHTML.slice(0, 80));
    const range = document.createRange();
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.textContent?.trim() || !text.parentElement) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder) && isSeen(text.parentElement))
        words.push(text.textContent);
    }
    return [...controls, ...words];
  });
}
