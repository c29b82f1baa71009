import { expect, test } from '../fixtures.ts';
import { follow, hold, open, ready } from '../running-page.ts';

const CHUNK = /\/assets\/(?!entry).*\.js$/;

/** early-input.spec.ts goes back and forward at once, open-tabs.spec.ts loses a page's code. */
test('going back twice while the page’s code is slow leaves one page', async ({ page }) => {
  await open(page, '/');
  const home = await page.title();
  await follow(page, '/relax');
  await expect(page).toHaveURL('/relax');
  await page.goto('about:blank');
  const letIn = await hold(page, CHUNK);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveCount(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  letIn();
  await ready(page);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveTitle(home);
});
