import { existsInLocale, pathOfPage } from '../../../src/content/paths.ts';
import { expect, test } from '../fixtures.ts';
import { pages, site } from './pages.ts';

const [first, other] = site.locales;
const both = pages.filter((page) => !other || existsInLocale(other.id, page));
const pathsOf = (template: string) => {
  const found = both.find((page) => page.template === template);
  if (!found || !first || !other) throw new Error(`no ${template} in two languages`);
  return { here: pathOfPage(first, found), there: pathOfPage(other, found) };
};

/** live-site.test.ts checks that no code contains another language's words. */
test('the switch keeps the part of the page and the answers', async ({ page }) => {
  const { here, there } = pathsOf('estimate');
  await page.goto(`${here}?x=1#conto`);
  await page.locator(`header a[hreflang="${other?.language}"]`).click();
  await expect(page).toHaveURL(`${there}?x=1#conto`);
  await expect(page.locator('html')).toHaveAttribute('lang', other?.language ?? '');
  await page.locator(`footer a[lang="${first?.language}"]`).click();
  await expect(page).toHaveURL(`${here}?x=1#conto`);
});
