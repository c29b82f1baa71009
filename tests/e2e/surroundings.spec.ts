import { faultsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { open, PHONE } from './running-page.ts';
import { pagesInLanguage } from './site-content.ts';

/** One page of each template. */
const shown = [...new Map(pagesInLanguage.map((page) => [page.template, page])).values()];

/** What a device asks for that its reader has set once for all pages. */
const SURROUNDINGS = [
  {
    name: 'in dark surroundings',
    media: { colorScheme: 'dark' },
    asked: '(prefers-color-scheme: dark)',
    except: /^$/,
  },
  {
    name: 'in colours of the reader’s own',
    media: { forcedColors: 'active' },
    asked: '(forced-colors: active)',
    // The browser paints its own colours there, and tells axe those of the style sheet.
    except: /^color-contrast:/,
  },
] as const;

const UNSET = { colorScheme: 'light', forcedColors: 'none' } as const;

test.describe('on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

  /** Each page is opened once, as it is for most readers: no script of it asks for these settings. */
  for (const part of [0, 1])
    test(`axe finds nothing in dark surroundings, or in colours of the reader’s own: ${part + 1} of 2`, async ({
      page,
    }) => {
      for (const { path } of shown.filter((_, place) => place % 2 === part)) {
        await page.emulateMedia(UNSET);
        await open(page, path);
        for (const { name, media, asked, except } of SURROUNDINGS)
          await test.step(`${path} ${name}`, async () => {
            await page.emulateMedia({ ...UNSET, ...media });
            expect(await page.evaluate((query) => matchMedia(query).matches, asked)).toBe(true);
            const faults = (await faultsOf(page)).filter((one) => !except.test(one));
            expect.soft(faults, `${path} ${name}`).toEqual([]);
            expect.soft(await page.evaluate(hiddenLines), `${path} ${name}`).toEqual([]);
          });
      }
    });
});

/**
 * Where colours are the reader's, each line of text lies on a ground of its own: that of a large
 * number with narrow lines would hide the words above it.
 */
function hiddenLines(): string[] {
  if (!matchMedia('(forced-colors: active)').matches) return [];
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
