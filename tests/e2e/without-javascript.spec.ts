import { UNKNOWN_ADDRESS } from '../../src/content/paths.ts';
import { expect, test } from './fixtures.ts';
import { restsAt } from './running-page.ts';
import { onePerBlock } from './shown-pages.ts';
import { content, euro, formats, pages, wordsOf } from './site-content.ts';
import { unseenTexts } from './unseen-texts.ts';

test.use({ javaScriptEnabled: false });

/** The prices of a venue; shown-values.test.ts checks the values of facts on every page. */
const PRICES = [12, 144, 102, 38, 26, 6, 20, 121, 88, 33, 22];
const PANELS = ['info', 'activities', 'lunch', 'pricing', 'registration'];
const OFFSET_PX = 96;

test('a camp shows every panel and price, and its frames are links', async ({ page }) => {
  await page.goto('/lago-blu');
  for (const id of PANELS) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const price of PRICES)
    await expect(page.locator('#pricing').getByText(euro(price)).first()).toBeVisible();
  await expect(page.locator('#registration a[href="/iscrizioni"]')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const { url } = content('links').galleryLagoBlu;
  await expect(page.locator(`main a[href="${url}"]`).first()).toBeVisible();
  // A link to each panel instead of tabs.
  const { tabBar, tabs } = wordsOf('lago-blu');
  const links = page.getByRole('navigation', { name: tabBar.label }).getByRole('link');
  await expect(links).toHaveText(PANELS.map((id) => tabs[id].label));
  await links.nth(3).click();
  await expect(page).toHaveURL(/#pricing$/);
  await restsAt(page, '#pricing', OFFSET_PX);
  await page.goto('/open-days');
  await expect(page.locator(`main a[href="${content('links').openDayForm.url}"]`)).toBeVisible();
});

test('the home page shows all slides, all testimonials and the deadline', async ({ page }) => {
  const home = wordsOf('home');
  await page.goto('/');
  for (const { title } of Object.values<{ title: string }>(home.hero.slides)) {
    await expect(page.locator('main').getByText(title).first()).toBeVisible();
  }
  const testimonials = Object.values<{ text: string }>(home.testimonials.items);
  expect(testimonials).toHaveLength(3);
  for (const { text } of testimonials) await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('#chain-discount')).toContainText(formats.date.write('2031-06-07'));
  await expect(page.locator('#chain-discount')).toContainText('23:59');
});

test('nothing waits for a script that does not come', async ({ page }) => {
  // The estimate needs a script, and says so; quote.spec.ts covers the page without one.
  for (const { path } of onePerBlock(pages, content)) {
    if (path === '/stima') continue;
    await page.goto(path);
    const unseen = await page.evaluate(unseenTexts, UNKNOWN_ADDRESS);
    await page.emulateMedia({ media: 'print' });
    const unseenOnPaper = await page.evaluate(unseenTexts, UNKNOWN_ADDRESS);
    await page.emulateMedia({ media: 'screen' });
    const lost = unseen.filter((text) => unseenOnPaper.includes(text));
    expect(lost, path).toEqual([]);
  }
});
