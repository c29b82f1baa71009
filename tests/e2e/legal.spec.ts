import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, restsAt, restsScrolled, scrolledBy, withoutFonts } from './running-page.ts';
import { content } from './site-content.ts';

const partsOf = (page: string): string[] =>
  content(`pages/${page}`).sections.map(({ id }: { id: string }) => id);

/** The documents, with their parts. */
const DOCUMENTS = {
  '/terms-conditions': partsOf('terms-conditions'),
  '/privacy': partsOf('privacy'),
  '/privacy-policy': partsOf('privacy-policy'),
};
const OFFSET_PX = 96;
const HASH_DELAY_MS = 100;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const marked = (page: Page) => page.locator('main nav a[aria-current]');

test('the part that the address names comes after 100 ms', async ({ page }) => {
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
});

test('an address that names no part opens at the top', async ({ page }) => {
  await page.clock.install();
  for (const address of ['/privacy#nothing', '/terms-conditions#%']) {
    await test.step(address, async () => {
      await page.goto('/relax');
      await scrollTo(page, 900);
      await open(page, address);
      await page.clock.runFor(HASH_DELAY_MS);
      expect(await scrolledBy(page)).toBe(0);
    });
  }
});

test.describe('a reload', () => {
  test.use({ touched: false });

  test('finds the place that was left a moment before', { tag: '@whole-browser' }, async ({
    page,
  }) => {
    await withoutFonts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // On a clock of its own a page does not know that it was loaded again.
    await page.goto('/privacy#cookies');
    await restsAt(page, '#cookies', OFFSET_PX);
    await page.keyboard.press('Shift');
    await expect(marked(page)).toHaveAttribute('href', '#cookies');
    await page.waitForTimeout(HASH_DELAY_MS);
    for (const top of [1300, 700]) {
      await scrollTo(page, top);
      await page.reload();
      await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
      await restsScrolled(page, top);
      await page.keyboard.press('Shift');
      await expect(marked(page)).toHaveCount(1);
      await page.waitForTimeout(HASH_DELAY_MS);
      await restsScrolled(page, top);
    }
  });
});

test.describe('who is there already', () => {
  test.use({ touched: false });

  test('is led nowhere, though the page is still coming', async ({ page }) => {
    await withoutFonts(page);
    await page.goto('/privacy#cookies');
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    await page.goto('/relax');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\.svg$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
    expect(await scrolledBy(page)).toBe(0);
    resolve();
  });
});

test('the contents name each part, and mark the one in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, ids] of Object.entries(DOCUMENTS)) {
    await test.step(path, async () => {
      await open(page, path);
      const found = await page
        .locator('main nav > ol > li > a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(found).toEqual(ids.map((id) => `#${id}`));
      for (const id of ids) await expect(page.locator(`section#${id}`)).toBeVisible();
      await expect(marked(page)).toHaveCount(0);
      if (path !== '/privacy') return;
      for (const link of await page.locator('main nav a').all()) {
        const id = (await link.getAttribute('href'))?.slice(1) ?? '';
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(link).toHaveAttribute('aria-current', 'true');
        await expect(marked(page)).toHaveCount(1);
        await restsAt(page, `#${id}`, OFFSET_PX);
        await expect(link).toBeInViewport();
      }
      await scrollTo(page, 0);
      await expect(marked(page)).toHaveCount(0);
    });
  }
});
