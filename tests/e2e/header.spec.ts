import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openUntouched as open, PHONE } from './running-page.ts';
import { layout, pages } from './site-content.ts';

test.use({ interacted: false });

const { header } = layout;
const about = header.about.items;
const { gallery } = layout.menus;
const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => bar(page).getByRole('navigation', { name: header.navigation });
const group = (page: Page, label: string) =>
  bar(page)
    .locator('details')
    .filter({ has: page.getByText(label, { exact: true }) });
const nameOf = (page: Page, label: string) => group(page, label).locator('summary');

/** The opacity of the strip of paper, from 0 to 1. */
const strip = (page: Page) =>
  bar(page).evaluate((e) => Number(getComputedStyle(e, '::before').opacity));

test.describe('the menu in the bar', () => {
  test('has the groups that the owner specified, one open at a time', async ({ page }) => {
    await open(page, '/relax');
    await test.step('the bar is transparent at the top and opaque once scrolled', async () => {
      await expect(bar(page)).toHaveAttribute('data-scrolled', 'no');
      await expect(bar(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect.poll(() => strip(page)).toBe(0);

      await page.mouse.wheel(0, 400);
      await expect(bar(page)).toHaveAttribute('data-scrolled', 'yes');
      await expect.poll(() => strip(page)).toBe(1);
      await expect.poll(() => bar(page).evaluate((e) => e.getBoundingClientRect().top)).toBe(0);

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar(page)).toHaveAttribute('data-scrolled', 'no');
    });
    await test.step('has the specified groups and button', async () => {
      const work = menu(page).getByRole('link', { name: header.work });
      await expect(work).toHaveAttribute('href', '/lavoro');
      const hrefs = (label: string) =>
        group(page, label)
          .locator('a')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      const parts = ['/#about', '/#activities', '/#contacts'];
      expect(await hrefs(header.about.label)).toEqual(parts);
      const inGallery = pages.filter(({ menus }) => menus.includes('gallery'));
      expect(await hrefs(gallery)).toEqual(inGallery.map(({ path }) => path));
    });
    await test.step('opens one group at a time and closes at a press elsewhere', async () => {
      await nameOf(page, header.about.label).click();
      await expect(group(page, header.about.label)).toHaveAttribute('open');
      await nameOf(page, gallery).click();
      await expect(group(page, gallery)).toHaveAttribute('open');
      await expect(group(page, header.about.label)).not.toHaveAttribute('open');
      await page.locator('h1').click();
      await expect(bar(page).locator('details[open]')).toHaveCount(0);
    });
    await test.step('works with the keyboard alone and traps nothing', async () => {
      await nameOf(page, header.about.label).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(bar(page).getByRole('link', { name: about.story })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(group(page, header.about.label)).not.toHaveAttribute('open');
      await expect(nameOf(page, header.about.label)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(group(page, header.about.label)).toHaveAttribute('open');
      for (const _ of [about.story, about.activities, about.contacts])
        await page.keyboard.press('Tab');
      await expect(bar(page).getByRole('link', { name: about.contacts })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(group(page, header.about.label)).not.toHaveAttribute('open');
      await expect(menu(page).getByRole('link', { name: header.work })).toBeFocused();
    });
    await test.step('closes at a navigation', async () => {
      await nameOf(page, gallery).click();
      await group(page, gallery).getByRole('link', { name: layout.pages.shows }).click();
      await expect(page).toHaveURL('/shows');
      await expect(bar(page).locator('details[open]')).toHaveCount(0);
    });
    await test.step('tells which page is open', async () => {
      await expect(group(page, gallery).locator('[aria-current="page"]')).toHaveText(
        layout.pages.shows,
      );
    });
  });
});

test.describe('the menu button of a phone', () => {
  test.use(PHONE);
  const toggle = (page: Page) => bar(page).getByRole('button').first();
  const openMenu = async (page: Page) => {
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
  };

  test('names its action, traps no focus, and closes after use', async ({ page }) => {
    await open(page, '/relax');
    await test.step('says what it does', async () => {
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toHaveAccessibleName(header.openMenu);
      await openMenu(page);
      await expect(toggle(page)).toHaveAccessibleName(header.closeMenu);
      await toggle(page).tap();
      await expect(menu(page)).toBeHidden();
    });
    await test.step('closes at a press outside', async () => {
      await openMenu(page);
      await page.touchscreen.tap(180, 730);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/relax');
    });
    await test.step('closes at Escape and gives the focus back', async () => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });
    await test.step('the focus walks out and the menu closes', async () => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).getByRole('link', { name: header.work }).focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('header :focus')).toHaveCount(0);
    });
    await test.step('has all that families need in one screen and a half', async () => {
      await openMenu(page);
      const { scrollHeight } = await menu(page).evaluate(({ scrollHeight }) => ({ scrollHeight }));
      expect(scrollHeight).toBeLessThanOrEqual(1.5 * 640);
      await expect(group(page, layout.menus.families).getByRole('link').last()).toBeVisible();
      const prices = menu(page).getByRole('link', { name: layout.pages.prezzi, exact: true });
      await expect(prices).toHaveCount(1);
    });
    await test.step('gives way to the bar when the device is turned', async () => {
      await page.setViewportSize({ width: 1300, height: 740 });
      await expect(menu(page)).toBeVisible();
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await page.setViewportSize(PHONE.viewport);
      await openMenu(page);
    });
    await test.step('lets a finger reach what is under an open group', async () => {
      await nameOf(page, header.about.label).tap();
      await expect(group(page, header.about.label)).toHaveAttribute('open');
      await menu(page).getByRole('link', { name: header.work }).tap();
      await expect(page).toHaveURL('/lavoro');
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('the bar is opaque and the menu opens', async ({ page }) => {
    await page.goto('/relax');
    await expect.poll(() => strip(page)).toBe(1);
    await bar(page).getByRole('button').first().tap();
    await expect(menu(page)).toBeVisible();
    await nameOf(page, gallery).tap();
    await menu(page).getByRole('link', { name: layout.pages.shows }).tap();
    await expect(page).toHaveURL('/shows');
  });
});
