import type { Page } from 'playwright/test';
import { faultsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open, PHONE } from './running-page.ts';
import { onePerTemplate } from './shown-pages.ts';
import { pages } from './site-content.ts';

const shown = onePerTemplate(pages);

/** The rules of axe on what dark colours can break; all others, live/axe.spec.ts holds. */
const ON_COLOURS = ['color-contrast', 'link-in-text-block'];

test.describe('on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

  /** Each page is opened once, as it is for most readers: no script of it asks for these settings. */
  test('every line is read in dark surroundings, and in colours of the reader’s own', async ({
    page,
  }) => {
    for (const { path } of shown) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await open(page, path);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await asks(page, '(prefers-color-scheme: dark)')).toBe(true);
      expect.soft(await faultsOf(page, { rules: ON_COLOURS }), `${path} in the dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect(await asks(page, '(forced-colors: active)')).toBe(true);
      expect.soft(await page.evaluate(hiddenLines), `${path} in their colours`).toEqual([]);
    }
  });
});

const asks = (page: Page, query: string) =>
  page.evaluate((media) => matchMedia(media).matches, query);

/**
 * Where colours are the reader's, each line of text lies on a ground of its own: that of a large
 * number with narrow lines would hide the words above it.
 */
function hiddenLines(): string[] {
  const found: string[] = [];
  for (const large of document.querySelectorAll('main strong')) {
    const before = large.previousElementSibling;
    if (!before?.textContent || !large.checkVisibility()) continue;
    const words = document.createRange();
    words.selectNodeContents(before);
    const ground = document.createRange();
    ground.selectNodeContents(large);
    const [above, below] = [words.getBoundingClientRect(), ground.getBoundingClientRect()];
    const lies = below.top < above.bottom - 2 && below.bottom > above.top + 2;
    const beside = below.left >= above.right || above.left >= below.right;
    if (lies && !beside && getComputedStyle(before).position === 'static')
      found.push(before.textContent);
  }
  return found;
}
