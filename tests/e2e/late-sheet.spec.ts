// The first screen paints with the page's inline rules; all others load later in one style sheet.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { shiftOf } from './layout-faults.ts';
import { enhanced, follow, hold, openUntouched, topOf } from './running-page.ts';
import { content } from './site-content.ts';

const venue = content('site').pages.find(
  ({ template }: { template: string }) => template === 'venue',
);
const SHEET = /\/assets\/style-[\w-]+\.css$/;
test.use({ interacted: false });

const SCREENS = [
  [360, 640],
  [1440, 900],
] as const;

/** The position and look of everything in the first screen. */
function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const all = document.querySelectorAll('header:has(nav) *, [data-first-screen] *');
    return [...all].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round);
      return [element.outerHTML.slice(0, 40), ...place, color, backgroundColor, fontSize].join(' ');
    });
  });
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length === 1;
}

for (const path of ['/', venue.path])
  test(`the first screen of ${path} paints before the style sheet, and does not change`, async ({
    page,
  }) => {
    for (const [width, height] of SCREENS) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const letGo = await hold(page, SHEET);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(isPainted)).toBe(true);
        const before = await firstScreen(page);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        const moment = await page.evaluate(() => performance.now());
        letGo();
        await enhanced(page);
        expect(await firstScreen(page)).toEqual(before);
        // Invisible movement: an icon that takes its place, three pixels further.
        expect(await shiftOf(page, moment)).toBeLessThan(0.001);
      });
    }
  });

test('an anchor is reached although the style sheet is slow', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const letGo = await hold(page, SHEET);
  await page.goto('/#contacts', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letGo();
  await expect(page.locator('#contacts')).toBeInViewport();
  // The furthest that the page scrolls: what follows is shorter than a window.
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  const isFound = async () => (await topOf(page, '#contacts')) < 200 || (await left()) < 1;
  await expect.poll(isFound).toBe(true);
});

test('a page that a link shows has its styles, whatever page was before', async ({ page }) => {
  const looks = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const all = [
        ...footer.querySelectorAll('*'),
        ...document.querySelectorAll('main h2, main p'),
      ];
      return all.map((element) => {
        const { color, fontSize, paddingLeft } = getComputedStyle(element);
        return [element.textContent.slice(0, 20), color, fontSize, paddingLeft].join(' ');
      });
    });
  await openUntouched(page, '/relax');
  const drawn = await looks();
  for (const path of ['/', '/lago-blu']) {
    await openUntouched(page, path);
    await follow(page, '/relax');
    await expect(page).toHaveURL('/relax');
    await expect.poll(looks).toEqual(drawn);
  }
});
