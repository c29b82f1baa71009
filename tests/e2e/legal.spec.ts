import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  enhanced,
  hold,
  openUntouched as open,
  restsAt,
  restsScrolled,
  scrolledBy,
  withoutFonts,
} from './running-page.ts';
import { content } from './site-content.ts';

test.use({ interacted: false });

const OFFSET_PX = 96;
const HASH_DELAY_MS = 100;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const marked = (page: Page) => page.locator('main nav a[aria-current]');
/** Timers of one delay end in their order: the page has set its own before. */
const hashDelayOver = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), HASH_DELAY_MS);

test('scrolls to the part in the URL after 100 ms, if there is one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2025-06-10T08:00:00Z' });
  await page.clock.pauseAt('2025-06-10T09:00:00Z');
  await page.goto('/privacy#cookies');
  await expect(marked(page)).toHaveAttribute('href', '#cookies');
  await scrollTo(page, 0);
  await page.clock.runFor(HASH_DELAY_MS - 1);
  expect(await scrolledBy(page)).toBe(0);
  await page.clock.runFor(1);
  await restsAt(page, '#cookies', OFFSET_PX);
  await open(page, '/terms-conditions#%');
  await page.clock.runFor(HASH_DELAY_MS);
  expect(await scrolledBy(page)).toBe(0);
});

test('a reload finds the place that was left a moment before', { tag: '@whole-browser' }, async ({
  page,
}) => {
  await withoutFonts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A reload under an installed clock does not look like one to the page.
  await page.goto('/privacy#cookies');
  await restsAt(page, '#cookies', OFFSET_PX);
  await page.keyboard.press('Shift');
  await expect(marked(page)).toHaveAttribute('href', '#cookies');
  await hashDelayOver(page);
  await scrollTo(page, 1300);
  await page.reload();
  await enhanced(page);
  await restsScrolled(page, 1300);
  await page.keyboard.press('Shift');
  await expect(marked(page)).toHaveCount(1);
  await hashDelayOver(page);
  await restsScrolled(page, 1300);
});

test('nothing scrolls a visitor who returns, though the page is still loading', async ({
  page,
}) => {
  await withoutFonts(page);
  await page.goto('/privacy#cookies');
  await page.keyboard.press('Shift');
  await enhanced(page);
  await page.goto('/relax');
  const letGo = await hold(page, /\.svg$/);
  await page.goBack({ waitUntil: 'commit' });
  await enhanced(page);
  await page.keyboard.press('Home');
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
  expect(await scrolledBy(page)).toBe(0);
  letGo();
});

test('the contents name each part, and mark the one in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ids = content('pages/privacy').sections.map(({ id }: { id: string }) => id);
  await open(page, '/privacy');
  const links = page.locator('main nav > ol > li > a');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found).toEqual(ids.map((id: string) => `#${id}`));
  await expect(marked(page)).toHaveCount(0);
  for (const link of [links.first(), links.last()]) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(marked(page)).toHaveCount(1);
    await restsAt(page, (await link.getAttribute('href')) ?? '', OFFSET_PX);
    await expect(link).toBeInViewport();
  }
  await scrollTo(page, 0);
  await expect(marked(page)).toHaveCount(0);
});
