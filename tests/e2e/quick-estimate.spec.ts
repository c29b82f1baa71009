import type { Page } from 'playwright/test';
import { factsOfVenue } from '../../src/content/scope.ts';
import { expect, test } from './fixtures.ts';
import { open, PHONE, ready } from './running-page.ts';
import { content, euro, wordsOf } from './site-content.ts';

const { quick } = wordsOf('home');
const venues = Object.entries<{ name: string; listed: boolean }>(content('facts/venues')).filter(
  ([, venue]) => venue.listed,
);
const facts = { venues: content('facts/venues'), prices: content('facts/prices') };
const { enrolment } = content('facts/fees');
const total = (page: Page) => page.locator('main output').first();

const answer = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true });

test.use(PHONE);

test('three taps show a venue’s price, a fourth opens the whole estimate', async ({ page }) => {
  await open(page, '/');
  for (const [id, { name }] of venues) {
    await test.step(name, async () => {
      const { week, halfDayWeek } = factsOfVenue(facts, id).prices;
      await page.getByRole('radio', { name }).tap();
      await page.getByRole('radio', { name: quick.full.split(',')[0] }).tap();
      await answer(page, quick.weeks, '3').tap();
      await expect(total(page)).toHaveText(euro(3 * week + enrolment));
      await expect(page.locator('main form').first()).toHaveAttribute('toolname', 'estimate');
      const half = page.getByRole('radio', { name: quick.half.split(',')[0] });
      await expect(half).toHaveCount(halfDayWeek === undefined ? 0 : 1);
      await page.getByRole('button', { name: quick.open }).tap();
      await expect(page).toHaveURL(/\/stima\?/);
      await ready(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText(euro(3 * week + enrolment)).first()).toBeVisible();
      await expect(page.getByRole('radio', { name }).first()).toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }
});

test('one tap shows the total for two children, and a second takes both along', async ({
  page,
}) => {
  await open(page, '/');
  await answer(page, quick.children, '2').tap();
  await expect(total(page)).toHaveText(euro(295));
  await page.getByRole('button', { name: quick.open }).tap();
  await expect(page).toHaveURL(/bambini=2&settimane=1&segue-2=1$/);
  await ready(page);
  await expect(page.locator('[data-total]')).toHaveText(euro(295));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await answer(page, quick.children, '1').tap();
  await page.getByRole('button', { name: quick.open }).tap();
  await expect(page).toHaveURL(/bambini=1&settimane=1$/);
  await expect(page.locator('[data-child]')).toHaveCount(1);
  // These are the page's own answers, but here a family has given them.
  await expect(page.getByRole('link', { name: wordsOf('stima').answer.see })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('where scripts never come', () => {
  test.use({ allow: { errors: [/Failed to (load|fetch)/] } });

  test('other answers show no total, and count for both children', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(total(page)).toBeVisible();
    await answer(page, quick.weeks, '4').check();
    await expect(total(page)).toBeHidden();
    await answer(page, quick.weeks, '1').check();
    await expect(total(page)).toBeVisible();
    await answer(page, quick.children, '2').check();
    await answer(page, quick.weeks, '4').check();
    await page.getByRole('button', { name: quick.open }).click();
    await expect(page).toHaveURL(/bambini=2&settimane=4&segue-2=1$/);
  });
});
