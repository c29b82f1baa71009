import type { Locator, Page } from 'playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, interactWithPage, test } from '../fixtures.ts';
import { open, PHONE, ready } from '../running-page.ts';
import { onePerBlock, onePerTemplate } from '../shown-pages.ts';
import { pages, read } from './pages.ts';

const templates = onePerTemplate(pages);

/** After a change, only the changed part is checked again. */
async function expectNoViolation(page: Page, state: string, part?: string): Promise<void> {
  const found = await violationsOf(page, part);
  expect.soft(found, `${new URL(page.url()).pathname}, ${state}`).toEqual([]);
}

/** In dark mode, which changes nothing, and in forced colours: no script of a page reads these settings. */
async function lookInOtherColours(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const asks = (query: string) => page.evaluate((media) => matchMedia(media).matches, query);
  const colours = await page.evaluate(coloursOf);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await asks('(prefers-color-scheme: dark)')).toBe(true);
  expect.soft(await page.evaluate(coloursOf), `${pathname} in the dark`).toEqual(colours);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect(await asks('(forced-colors: active)')).toBe(true);
  expect.soft(await page.evaluate(hiddenLines), `${pathname} in their colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

function coloursOf(): string[] {
  return [...document.querySelectorAll('body, body *')].map((element) => {
    const { color, backgroundColor, colorScheme } = getComputedStyle(element);
    return [element.localName, color, backgroundColor, colorScheme].join(' ');
  });
}

/**
 * In forced colours each line of text has its own background: that of a large number with tight
 * lines would hide the words above it.
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

const visible = (locator: Locator) => locator.filter({ visible: true });

/** Over the page: at its top the bar has no ground of its own. */
async function openMenus(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('data-scrolled', 'yes');
  const button = visible(bar.getByRole('button'));
  const isFolded = (await button.count()) > 0;
  if (isFolded) await button.click();
  // In the phone's menu the first groups are open.
  const names = bar.locator(isFolded ? 'li:not([data-open]) summary' : 'summary');
  for (const group of await visible(names).all()) {
    await group.click();
    await expectNoViolation(page, `menu «${await group.innerText()}»`, 'header');
  }
}

/** Opens every section, and shows what a tab or the staff's menu shows alone: one look sees all. */
function unfold(): void {
  for (const summary of document.querySelectorAll<HTMLElement>(
    'main details:not([open]) > summary',
  ))
    summary.click();
  for (const part of document.querySelectorAll<HTMLElement>('[role=tabpanel], main section[id]')) {
    part.removeAttribute('hidden');
    part.removeAttribute('aria-hidden');
    if (!part.checkVisibility()) part.style.display = 'grid';
  }
}

/** A page whose entry the header marks; on others its groups look like the unmarked ones here. */
const withMenus = templates.filter(({ menus }) => menus.includes('gallery')).slice(0, 1);

/** Pages are checked on a phone; in a wide window only the bar with its menu. */
const DEVICES = [
  { options: PHONE, visited: onePerBlock(pages, read) },
  { options: { viewport: { width: 1440, height: 900 } }, visited: withMenus },
];
const PAGES_AT_ONCE = 5;

/** After the first page by a link, as visitors go on: axe stays, and no document loads. */
async function show(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return open(page, path);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
  await page.evaluate(interactWithPage);
  await ready(page);
}

async function lookAt(
  page: Page,
  visited: (typeof pages)[number],
  isPhone: boolean,
): Promise<void> {
  await show(page, visited.path);
  if (isPhone) {
    await page.evaluate(unfold);
    await expectNoViolation(page, 'unfolded');
  }
  if (isPhone && templates.includes(visited)) await lookInOtherColours(page);
  if (withMenus.includes(visited)) await openMenus(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { options, visited } of DEVICES) {
  test.describe(`at ${options.viewport.width}`, () => {
    test.use(options);

    // Workers share them: many pages in one window cost less than a window for each.
    for (let from = 0; from < visited.length; from += PAGES_AT_ONCE) {
      const some = visited.slice(from, from + PAGES_AT_ONCE);
      test(`axe finds nothing on ${some.map(({ id }) => id).join(', ')}`, async ({ page }) => {
        for (const one of some) await lookAt(page, one, options === PHONE);
      });
    }
  });
}
