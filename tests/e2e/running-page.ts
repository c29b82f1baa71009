import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
}

export function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** How far the top of an element is from the top of the window, in pixels, once it rests there. */
export async function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** Presses as this device does: with a finger or with a mouse. */
export async function press(page: Page, name: string | RegExp, isTouch: boolean): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  await (isTouch ? link.tap() : link.click());
}
