// What somebody finds, and does, before the page's own script has come.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { restsAt, scrolledBy, topOf, withoutFonts } from './running-page.ts';

const OFFSET_PX = 96;
test.use({ touched: false });
test.beforeEach(({ page }) => withoutFonts(page));

const enhanced = (page: Page) => expect(page.locator('html[data-enhanced]')).toHaveCount(1);

/** Keeps the script back. Returns how to let it come. */
async function holdScript(page: Page): Promise<() => void> {
  let letIn = () => {};
  const awaited = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/start-*', async (route) => {
    await awaited;
    await route.continue();
  });
  return () => letIn();
}

test('a place further down is reached without it, and kept', async ({ page }) => {
  const letIn = await holdScript(page);
  await page.goto('/#chain-discount');
  await restsAt(page, '#chain-discount', OFFSET_PX);
  letIn();
  await enhanced(page);
  await restsAt(page, '#chain-discount', OFFSET_PX);
});

test('who reads on from that place stays where he is', async ({ page }) => {
  const letIn = await holdScript(page);
  await page.goto('/lago-blu#activities');
  await restsAt(page, '#activities', OFFSET_PX);
  // As it lies before the panels are folded, and far from where the address leads.
  const read = page.locator('#pricing h2').first();
  const at = await scrolledBy(page);
  await page.mouse.wheel(0, (await topOf(page, '#pricing h2')) - OFFSET_PX);
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(at);
  const before = await topOf(page, '#pricing h2');
  letIn();
  await enhanced(page);
  await expect(read).toBeVisible();
  // A place is kept to the pixel of the screen, and measured in its parts.
  const moved = async () => Math.abs((await topOf(page, '#pricing h2')) - before);
  await expect.poll(moved).toBeLessThanOrEqual(1);
});
