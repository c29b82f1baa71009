import { expect, test } from './fixtures.ts';
import { restsAt } from './running-page.ts';
import { content, wordsOf } from './site-content.ts';

test.use({ javaScriptEnabled: false });

const PANELS = ['info', 'activities', 'lunch', 'pricing', 'registration'];
const OFFSET_PX = 96;

test('a camp shows every panel, frames are links, and an estimate leads to the prices', async ({
  page,
}) => {
  await page.goto('/lago-blu');
  for (const id of PANELS) await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
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
  const { hero } = wordsOf('stima');
  await page.goto('/stima');
  await expect(page.getByText(hero.withoutScript)).toBeVisible();
  await expect(page.getByRole('link', { name: hero.prices })).toHaveAttribute('href', '/prezzi');
  await expect(page.locator('[data-total]')).toBeHidden();
});
