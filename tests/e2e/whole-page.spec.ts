// Previewers, translators and screen readers take a page as loaded, without interacting; some run no
// script.
import type { Page } from 'playwright/test';
import { UNKNOWN_URL } from '../../src/content/paths.ts';
import { expect, test } from './fixtures.ts';
import { onePerBlock } from './shown-pages.ts';
import { content, pages } from './site-content.ts';
import { unseenTexts } from './unseen-texts.ts';

const SIZE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
test.use({ interacted: false, viewport: SIZE });

const whole = onePerBlock(pages, content);
/** The estimate needs a script, and says so: without-javascript.spec.ts. */
const NEEDS_SCRIPT = '/stima';

/** Each worker takes every second page. */
for (const part of [0, 1])
  test(`an untouched page holds every sentence: ${part + 1} of 2`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const built = await browser.newPage({ baseURL, javaScriptEnabled: false });
    for (const { path, template } of whole.filter((_, place) => place % 2 === part))
      await test.step(path, async () => {
        await built.goto(path);
        // A phone folds some texts.
        await built.setViewportSize(DESK);
        if (path !== NEEDS_SCRIPT) expect(await lostTexts(built), path).toEqual([]);
        await built.setViewportSize(SIZE);
        // With scripts, the staff's page shows one part at a time.
        if (template === 'members') return;
        await page.goto(path);
        await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
        const season = (await page.locator('html').getAttribute('data-season')) || 'enrolling';
        const sentences = await sentencesOf(built, season);
        expect(sentences.length, path).toBeGreaterThan(20);
        const lacking = (text: string) => sentences.filter((one) => !plain(text).includes(one));
        const seen = async () => lacking(await page.evaluate(() => document.body.innerText));
        await expect.poll(seen, `words of ${path}`).toEqual([]);
        const read = async () => lacking(await accessibleText(page));
        await expect.poll(read, `words read of ${path}`).toEqual([]);
      });
    await built.close();
  });

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
      `[data-during]:not([data-during~="${state}"]), [data-after], [data-until], [data-by-clock]`,
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
  return texts.map(plain).filter((one) => /\p{L}{3}/u.test(one));
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

/** Without what styles change: capitals, spaces and break points. */
function plain(text: string): string {
  return text.replace(/[\s\u00ad\u200b]+/gu, '').toLowerCase();
}
