import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { WHILE_BOOKABLE } from './frame-content.ts';
import { enhanced, enlarge } from './running-page.ts';
import { onePerBlock } from './shown-pages.ts';
import { content, pages } from './site-content.ts';

const shown = onePerBlock(pages, content);

/** Tablet, large screen, small phone, and a phone in landscape. */
const SIZES = [
  [768, 1024],
  [1920, 1080],
  [320, 568],
  [640, 360],
] as const;

/** With letters twice as large: a tablet keeps its columns only if their words fit. */
const LARGE = [
  [768, 1024],
  [320, 568],
] as const;

test.use({ interacted: false, contextOptions: { reducedMotion: 'reduce' } });

/** A resized page is laid out again some time later: the final state counts. */
const settled = expect.configure({ soft: true });

/** Each worker takes every second page of those that represent all, in one window. */
for (const part of [0, 1]) {
  test(`no page scrolls sideways, breaks a word or names another host: ${part + 1} of 2`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(WHILE_BOOKABLE);
    for (const { path } of shown.filter((_, place) => place % 2 === part)) {
      await page.goto(path);
      await enhanced(page);
      // A request to another host fails the test; a frame or a hint would lead to one later.
      expect.soft(await framesAndHints(page), path).toEqual([]);
      for (const [width, height] of SIZES) await fits(page, path, [width, height]);
      await enlarge(page);
      for (const size of LARGE) await fits(page, `${path} twice as large`, size);
      await translate(page);
      await reads(page, `${path} in longer words`, 'ltr');
      await reads(page, `${path} in longer words`, 'rtl');
    }
  });
}

/** Elements that load third-party content, or prepare for it. */
function framesAndHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 1e6 });
    const frames = [...document.querySelectorAll('iframe, object, embed')];
    const hints = [...document.querySelectorAll<HTMLLinkElement>('link')].filter(
      ({ rel, href }) => !/canonical|alternate/.test(rel) && !href.startsWith(location.origin),
    );
    return [...frames, ...hints].map((e) => e.outerHTML);
  });
}

async function fits(page: Page, name: string, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await settled.poll(() => tooWide(page), `${name}, ${width} px`).toEqual([]);
  await settled.poll(() => brokenWords(page), `${name}, ${width} px`).toEqual([]);
}

/** A pseudo-language: accented letters, and words longer by four tenths. */
function translate(page: Page): Promise<void> {
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

/** In the smallest window, in either writing direction. */
async function reads(page: Page, name: string, dir: 'ltr' | 'rtl') {
  await page.setViewportSize({ width: 320, height: 568 });
  const width = () =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
      return document.documentElement.scrollWidth;
    }, dir);
  await settled.poll(width, `${name}, ${dir}`).toBeLessThanOrEqual(320 + 1);
}

/** Words of titles and controls that break without a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
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
function tooWide(page: Page): Promise<string[]> {
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
