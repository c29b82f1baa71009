import type { Locator, Page } from 'playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { open, PHONE } from '../running-page.ts';
import { onePerBlock, onePerTemplate } from '../shown-pages.ts';
import { pages, read } from './pages.ts';

const templates = onePerTemplate(pages);

/** After a change, only the changed part is checked again. */
async function expectNoViolation(page: Page, state: string, part?: string): Promise<void> {
  const found = await violationsOf(page, part);
  expect.soft(found, `${new URL(page.url()).pathname}, ${state}`).toEqual([]);
}

/** The axe rules that dark colours can break. */
const ON_COLOURS = ['color-contrast', 'link-in-text-block'];

/** In dark mode and in forced colours: no script of a page reads these settings. */
async function lookInOtherColours(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const asks = (query: string) => page.evaluate((media) => matchMedia(media).matches, query);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await asks('(prefers-color-scheme: dark)')).toBe(true);
  expect
    .soft(await violationsOf(page, { rules: ON_COLOURS }), `${pathname} in the dark`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect(await asks('(forced-colors: active)')).toBe(true);
  expect.soft(await page.evaluate(hiddenLines), `${pathname} in their colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
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

/** What is folded shows nothing that it does not show unfolded. */
async function openSections(page: Page): Promise<void> {
  await page.locator('main details:not([open]) > summary').evaluateAll((all: HTMLElement[]) => {
    for (const summary of all) summary.click();
  });
}

async function changeTabs(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  for (const tab of (await tabs.all()).slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoViolation(
      page,
      `tab «${await tab.innerText()}»`,
      '[role="tabpanel"]:not([hidden])',
    );
  }
}

async function changeStaffSections(page: Page): Promise<void> {
  for (const link of (await page.locator('main nav a[href*="#"]').all()).slice(1)) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current');
    await expectNoViolation(page, `section «${await link.innerText()}»`, 'main');
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

async function lookAt(
  page: Page,
  visited: (typeof pages)[number],
  isPhone: boolean,
): Promise<void> {
  const { path, template } = visited;
  await open(page, path);
  if (isPhone) {
    await openSections(page);
    await expectNoViolation(page, 'with its sections open');
  }
  if (isPhone && templates.includes(visited)) {
    await lookInOtherColours(page);
    await changeTabs(page);
    if (template === 'members') await changeStaffSections(page);
  }
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
