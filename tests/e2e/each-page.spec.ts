// Each kind of page, loaded once. Previewers, translators and screen readers take it untouched, some
// without scripts; then it is printed, and read in every size.
import type { Page } from 'playwright/test';
import { UNKNOWN_URL } from '../../src/content/paths.ts';
import { expect, test } from './fixtures.ts';
import { WHILE_BOOKABLE } from './frame-content.ts';
import { brokenWords, framesAndHints, tooWide, translate } from './layout-faults.ts';
import { enlarge, openUntouched, sheetsOf } from './running-page.ts';
import { onePerBlock, onePerTemplate } from './shown-pages.ts';
import { content, pages, type SitePage, wordsOf } from './site-content.ts';
import { unseenTexts } from './unseen-texts.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
test.use({ interacted: false, viewport: PHONE });

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

/** A resized page is laid out again some time later: the final state counts. */
const settled = expect.configure({ soft: true });

const shown = onePerBlock(pages, content);
const printed = onePerTemplate(pages);
const { origin } = content('site');

/** The most A4 pages per template. */
const MAX_SHEETS: Readonly<Record<string, number>> = {
  activity: 2,
  venue: 3,
  enrolment: 3,
  estimate: 1,
  gallery: 2,
  guide: 2,
  home: 5,
  legal: 3,
  staff: 4,
  'open-days': 2,
  regulations: 9,
  'sports-centres': 2,
  work: 2,
};
/** The estimate needs a script, and says so: without-javascript.spec.ts. */
const NEEDS_SCRIPT = '/stima';

/** Each worker takes every second page, in one window. */
for (const part of [0, 1])
  test(`a page holds every sentence, prints, and fits every window: ${part + 1} of 2`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.clock.setFixedTime(WHILE_BOOKABLE);
    const built = await browser.newPage({ baseURL, javaScriptEnabled: false });
    for (const one of shown.filter((_, index) => index % 2 === part))
      await test.step(one.path, async () => {
        const { path, template } = one;
        await built.goto(path);
        // A phone folds some texts.
        await built.setViewportSize(DESK);
        if (path !== NEEDS_SCRIPT) expect(await lostTexts(built), path).toEqual([]);
        await built.setViewportSize(PHONE);
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await openUntouched(page, path);
        // With scripts, the staff's page shows one part at a time.
        if (template !== 'staff') await holdsSentencesOf(built, page, path);
        // A request to another host fails the test; a frame or a hint would lead to one later.
        expect.soft(await framesAndHints(page), path).toEqual([]);
        if (printed.includes(one)) await saysWhereFrom(page, one);
        await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
        await fitsEveryWindow(page, path);
      });
    await built.close();
  });

async function holdsSentencesOf(built: Page, page: Page, path: string): Promise<void> {
  const season = (await page.locator('html').getAttribute('data-season')) || 'enrolling';
  const sentences = await sentencesOf(built, season);
  expect(sentences.length, path).toBeGreaterThan(20);
  const lacking = (text: string) => sentences.filter((sentence) => !plain(text).includes(sentence));
  const seen = async () => lacking(await page.evaluate(() => document.body.innerText));
  await expect.poll(seen, `words of ${path}`).toEqual([]);
  const read = async () => lacking(await accessibleText(page));
  await expect.poll(read, `words read of ${path}`).toEqual([]);
}

/** Each printed sheet says where it is from, and none says only that. */
async function saysWhereFrom(page: Page, { path, template }: SitePage): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const sheets = (await sheetsOf(page)).map(letters);
  expect.soft(sheets.length, path).toBeLessThanOrEqual(MAX_SHEETS[template] ?? 0);
  const footer = page.locator('footer');
  const ending = (await footer.isVisible()) ? letters(await footer.innerText()) : '';
  for (const sheet of sheets) {
    expect.soft(sheet, path).toContain(letters(origin + path));
    expect.soft(sheet.length, path).toBeGreaterThan(ending.length + 40);
  }
  // A tool is nothing there, not even its heading.
  if (template === 'home')
    await expect(page.getByText(wordsOf('home').quick.title, { exact: true })).toBeHidden();
}

/** Texts that wait for a script, on the screen and on paper. */
async function lostTexts(page: Page): Promise<string[]> {
  const unseen = await page.evaluate(unseenTexts, UNKNOWN_URL);
  await page.emulateMedia({ media: 'print' });
  const unseenOnPaper = await page.evaluate(unseenTexts, UNKNOWN_URL);
  await page.emulateMedia({ media: 'screen' });
  return unseen.filter((text) => unseenOnPaper.includes(text));
}

/**
 * The texts that the built page shows without scripts. Only the first tab is open once there are
 * tabs; texts of other states of the season are left out, and so are those that a driver writes.
 */
async function sentencesOf(page: Page, season: string): Promise<string[]> {
  const texts = await page.evaluate((state) => {
    const others = [
      '[data-scripts="none"], [data-driver="tabs"] > section ~ section, output, [aria-hidden="true"]',
      `[data-during]:not([data-during~="${state}"])`,
      '[data-before], [data-after], [data-until], [data-by-clock]',
    ];
    for (const one of document.body.querySelectorAll(others.join())) one.remove();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility()) found.push(textContent ?? '');
    }
    return found;
  }, season);
  return texts.map(plain).filter((text) => /\p{L}{3}/u.test(text));
}

/** All text of the accessibility tree. */
async function accessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = nodes.flatMap(({ role, name, ignored }) =>
    !ignored && role?.value === 'StaticText' ? String(name?.value ?? '') : [],
  );
  return plain(names.join(' '));
}

const letters = (text: string) => text.replace(/\s/g, '');

/** Without what styles change: capitals, spaces and break points. */
function plain(text: string): string {
  return text.replace(/[\s\u00ad\u200b]+/gu, '').toLowerCase();
}

async function fitsEveryWindow(page: Page, path: string): Promise<void> {
  for (const size of SIZES) await fits(page, path, size);
  await enlarge(page);
  for (const size of LARGE) await fits(page, `${path} twice as large`, size);
  await translate(page);
  await reads(page, `${path} in longer words`, 'ltr');
  await reads(page, `${path} in longer words`, 'rtl');
}

async function fits(page: Page, name: string, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await settled.poll(() => tooWide(page), `${name}, ${width} px`).toEqual([]);
  await settled.poll(() => brokenWords(page), `${name}, ${width} px`).toEqual([]);
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
