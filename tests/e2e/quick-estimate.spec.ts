import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, PHONE, ready } from './running-page.ts';
import { content } from './site-content.ts';

const { quick } = content('texts/it/home');
const venues = Object.entries<{ name: string; listed: boolean; priceList?: string }>(
  content('facts/venues'),
).filter(([, venue]) => venue.listed);
const prices = content('facts/prices');
const { enrolment } = content('facts/fees');
const total = (page: Page) => page.locator('main output').first();
const euro = (amount: number) => new RegExp(`^${amount}\\s€$`);

test.use(PHONE);

test('three taps tell what a venue costs, a fourth opens the whole estimate', async ({ page }) => {
  for (const [id, { name, priceList = id }] of venues) {
    await test.step(name, async () => {
      const { week, halfDayWeek } = prices[priceList];
      await open(page, '/');
      await page.getByRole('radio', { name }).tap();
      await page.getByRole('radio', { name: /Giornata intera/ }).tap();
      await page.getByRole('radio', { name: '3', exact: true }).tap();
      await expect(total(page)).toHaveText(euro(3 * week + enrolment));
      await expect(page.locator('main form').first()).toHaveAttribute('toolname', 'estimate');
      const half = page.getByRole('radio', { name: /Mezza giornata/ });
      await expect(half).toHaveCount(halfDayWeek === undefined ? 0 : 1);
      await page.getByRole('button', { name: quick.open }).tap();
      await expect(page).toHaveURL(/\/stima\?/);
      await ready(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText(euro(3 * week + enrolment)).first()).toBeVisible();
      await expect(page.getByRole('radio', { name }).first()).toBeChecked();
    });
  }
});

test('the keyboard comes to the same total', async ({ page }) => {
  const [[id, { priceList = id }] = ['', { priceList: '' }]] = venues;
  await open(page, '/');
  await page.getByRole('radio', { name: '1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(total(page)).toHaveText(euro(2 * prices[priceList].week + enrolment));
});
