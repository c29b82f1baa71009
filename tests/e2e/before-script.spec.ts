// What a visitor finds and does before the page's own script has loaded.
import { expect, test } from './fixtures.ts';
import { enhanced, hold, restsAt, scrolledBy, topOf, withoutFonts } from './running-page.ts';

const OFFSET_PX = 96;
test.use({ interacted: false });
test.beforeEach(({ page }) => withoutFonts(page));

test('scrolls to an anchor without the script, and no further', async ({ page }) => {
  const letIn = await hold(page, '**/page-*');
  await page.goto('/#chain-discount');
  await restsAt(page, '#chain-discount', OFFSET_PX);
  letIn();
  await enhanced(page);
  await restsAt(page, '#chain-discount', OFFSET_PX);
});

test('opens the panel of the URL without the script, and leaves the visitor there', async ({
  page,
}) => {
  const letIn = await hold(page, '**/page-*');
  await page.goto('/lago-blu');
  await expect(page.locator('#info')).toBeVisible();
  await expect(page.locator('#pricing')).toBeHidden();
  await page.locator('a[href="#pricing"]').first().click();
  await expect(page.locator('#info')).toBeHidden();
  await restsAt(page, '#pricing', OFFSET_PX);
  const at = await scrolledBy(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(at);
  const before = await topOf(page, '#pricing');
  letIn();
  await enhanced(page);
  await expect(page.locator('#pricing')).toBeVisible();
  // The position is kept to the screen pixel, but measured in fractions.
  const moved = async () => Math.abs((await topOf(page, '#pricing')) - before);
  await expect.poll(moved).toBeLessThanOrEqual(1);
});
