// A post checked against the camp's facts while it is written.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openGenerator, parts, texts } from './generator-page.ts';

const { facts } = texts;
const WRONG = 'Una settimana a Parco Tigli costa 149 euro.';

/** Opens the panel with a stored post. */
async function openWith(page: Page, post: string) {
  await page.addInitScript((text) => localStorage.setItem('staff-post', text), post);
  await openGenerator(page);
  return parts(page).tool.getByRole('region', { name: facts.title });
}

test('follows the typing, and corrects a price at a press', async ({ page }) => {
  const region = await openWith(page, 'Vi aspettiamo!');
  const { post } = parts(page);
  await expect(region.getByText(facts.none)).toBeVisible();
  await test.step('what is not decided', async () => {
    await post.fill('Una settimana intera a Lago Blu costa 137 euro.');
    await expect(region.locator('[data-verdict=undecided]')).toHaveCount(1);
  });
  await test.step('the day of the post is left alone', async () => {
    await post.fill('Vi aspettiamo!\n\n12/06/2031\n\n#Campus');
    await expect(region.getByText(facts.none)).toBeVisible();
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });
  await test.step('a wrong price', async () => {
    await post.fill(WRONG);
    await expect(region.getByText('149 euro', { exact: true })).toBeVisible();
    await region.getByRole('button', { name: /153/ }).click();
    await expect(post).toHaveValue(/costa 153 €\.$/);
    await expect(region.getByText(facts.good)).toBeVisible();
  });
});

test.describe('without an answer', () => {
  test.use({ allow: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('says that it could not check, and blocks nobody', async ({ page, context }) => {
    const region = await openWith(page, WRONG);
    await expect(region.getByText('149 euro', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(region.getByText(facts.unchecked)).toBeVisible();
    await expect(parts(page).button(texts.post.copy)).toBeEnabled();
    await context.setOffline(false);
    await expect(region.getByText('149 euro', { exact: true })).toBeVisible();
    await test.step('nor shows it the list of a text that has changed', async () => {
      await page.route('**/api/verify', () => {});
      await parts(page).post.fill('Vi aspettiamo!');
      await expect(region.getByText(facts.checking)).toBeVisible();
      await expect(region.getByRole('listitem')).toHaveCount(0);
    });
  });
});
