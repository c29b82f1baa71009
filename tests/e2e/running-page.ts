import type { Locator, Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from './fixtures.ts';

export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

/** Where it is another day than in Rome; other zones, the unit tests of time hold. */
export const FAR_ZONE = 'America/New_York';

/** Opens a page and waits until its islands answer and the router opens its links. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Waits until the islands answer and the router opens the links. */
export async function ready(page: Page): Promise<void> {
  const dead = '[data-island]:not([data-hydrated]) :is(button, input, select, textarea)';
  const all = `html[data-ready]:not(:has(${dead}))`;
  await page.locator(all).waitFor({ state: 'attached', timeout: 60_000 });
}

/** Waits until the page’s own script works, though nothing else has come. */
export const enhanced = (page: Page) => expect(page.locator('html[data-enhanced]')).toHaveCount(1);

/** Follows a link, or an anchor, without the scrolling that a test's own click does. */
export const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((a: HTMLElement) => a.click());

/** What is asked for at these addresses comes once it is let go. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** As in another tab, and back. */
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

/** How far the top of an element is from the top of the window, in pixels, once it rests there. */
export async function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/**
 * Waits until the top of an element rests so many pixels below the top of the window. A browser scrolls by
 * whole pixels, to the address and again to keep the reader's place: the two together may be one beside.
 */
export async function restsAt(page: Page, selector: string, top: number): Promise<void> {
  const beside = async () => Math.abs((await topOf(page, selector)) - top);
  await expect.poll(beside, `${selector} at ${top} px`).toBeLessThanOrEqual(1);
}

/** Waits until the page rests so many pixels below its top, or one beside: it is laid out anew meanwhile. */
export async function restsScrolled(page: Page, top: number): Promise<void> {
  const beside = async () => Math.abs((await scrolledBy(page)) - top);
  await expect.poll(beside, `scrolled by ${top} px`).toBeLessThanOrEqual(1);
}

/** Waits until HTML, style sheets and fonts are there and drawn, though no script: what is measured stays. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const areStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((l) => l.sheet);
  await expect.poll(() => page.evaluate(areStyled)).toBe(true);
  // Of the faces those that the page asks for: what the machine lacks, no page can load.
  await page.evaluate(async () => void (await document.fonts.ready));
  // What depends on a measurement, such as an arrow beside a bar that is too wide, comes a frame later.
  await painted(page);
}

/** Waits for a whole frame: the browser lays out what has come into view, and keeps the reader's place. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** One step on with the keyboard; on a busy machine the focus comes after the key. */
export async function tabOn(page: Page): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  await expect.poll(() => before.evaluate((e) => e !== document.activeElement)).toBe(true);
}

/** In the letters of the machine: fonts that come late move what was brought to its place before. */
export function withoutFonts(page: Page): Promise<unknown> {
  return page.route(/\.woff2$/, (route) => route.fulfill({ body: '' }));
}

/** What was copied, as whoever pastes it would get it: the site forbids scripts to read it. */
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

/** Text twice as large, as a reader sets it in the browser; the policy forbids style elements. */
export async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The text of each sheet of A4 that the page fills. */
export async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  return (await extractText(pdf)).text;
}

/** Letters and controls whose boxes something that floats touches. */
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
      // The lists of the footer unfold on a phone alone.
      .filter((e) => getComputedStyle(e).pointerEvents !== 'none')
      .filter((e) => isSeen(e) && isUnder(e.getBoundingClientRect()))
      .map((e) => e.outerHTML.slice(0, 80));
    const range = document.createRange();
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.textContent?.trim() || !text.parentElement || !isSeen(text.parentElement)) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder)) words.push(text.textContent);
    }
    return [...controls, ...words];
  });
}
