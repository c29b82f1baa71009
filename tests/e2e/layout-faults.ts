// What is wrong with the layout of a page, in the window of the moment.
import type { Page } from 'playwright/test';

/** Elements that load third-party content, or prepare for it. */
export function framesAndHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 1e6 });
    const frames = [...document.querySelectorAll('iframe, object, embed')];
    const hints = [...document.querySelectorAll<HTMLLinkElement>('link')].filter(
      ({ rel, href }) => !/canonical|alternate/.test(rel) && !href.startsWith(location.origin),
    );
    return [...frames, ...hints].map((e) => e.outerHTML);
  });
}

/** A pseudo-language: accented letters, and words longer by four tenths. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // E-mail addresses and host names are the same in every language.
    const words = /(?<![@.\p{L}])\p{L}{4,}(?![@\p{L}]|\.\p{L})/gu;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      text.data = text.data.replace(
        words,
        (word) => word + 'ëîöúåñ'.repeat(2).slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });
}

/** Words of titles and controls that break without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (text: Node, from: number, word: string) => {
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(lines).size > 1;
    };
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const around = text.parentElement?.closest(
        'h1, h2, h3, h4, th, summary, button, label, nav a',
      );
      if (!around?.checkVisibility({ visibilityProperty: true })) continue;
      // The head of a table whose rows explain themselves is for screen readers only.
      if (/inset|rect/.test(getComputedStyle(around.closest('thead') ?? around).clipPath)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu))
        if (isBroken(text, index, word)) words.push(`${word} (${around.textContent})`);
    }
    return words;
  });
}

/** Words and controls partly outside the window and in no scrollable row. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const rolls = (e: Element | null): boolean =>
      e !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(e).overflowX) || rolls(e.parentElement));
    return [
      ...document.querySelectorAll('h1, h2, h3, p, li, td, th, dd, dt, a, button, summary, label'),
    ]
      .filter((e) => e.getBoundingClientRect().right > width + 1)
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !rolls(e.parentElement))
      .filter((e) => !/inset|rect/.test(getComputedStyle(e).clipPath))
      .map((e) => e.outerHTML.slice(0, 90));
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** How far the page has moved (CLS) since a moment of its own clock, in milliseconds. */
export function shiftOf(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        // The browser reports a shift some time after its frame: one of our own comes last.
        const mark = document.createElement('i');
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as LayoutShift[])
            if (sources.some(({ node }) => node === mark)) resolve(sum);
            else if (startTime >= from) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        const box = { position: 'fixed', top: '0', width: '99px', height: '99px' };
        Object.assign(mark.style, { ...box, background: 'white' });
        document.body.append(mark);
        new IntersectionObserver(() => mark.style.setProperty('top', '99px')).observe(mark);
      }),
    since,
  );
}
