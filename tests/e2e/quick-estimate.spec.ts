import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, PHONE, ready } from './running-page.ts';
import { content, euro, wordsOf } from './site-content.ts';

const { quick } = wordsOf('home');
const venues = Object.entries<{ name: string; listed: boolean; priceList?: string }>(
  content('facts/venues'),
).filter(([, venue]) => venue.listed);
const prices = content('facts/prices');
const { enrolment } = content('facts/fees');
const total = (page: Page) => page.locator('main output').first();

test.use(PHONE);

for (const [id, { name, priceList = id }] of venues) {
  test(`three taps tell what ${name} costs, a fourth opens the whole estimate`, async ({
    page,
  }) => {
    const { week, halfDayWeek } = prices[priceList];
    await open(page, '/');
    await page.getByRole('radio', { name }).tap();
    await page.getByRole('radio', { name: quick.full.split(',')[0] }).tap();
    await page.getByRole('radio', { name: '3', exact: true }).tap();
    await expect(total(page)).toHaveText(euro(3 * week + enrolment));
    await expect(page.locator('main form').first()).toHaveAttribute('toolname', 'estimate');
    const half = page.getByRole('radio', { name: quick.half.split(',')[0] });
    await expect(half).toHaveCount(halfDayWeek === undefined ? 0 : 1);
    await page.getByRole('button', { name: quick.open }).tap();
    await ready(page);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText(euro(3 * week + enrolment)).first()).toBeVisible();
    await expect(page.getByRole('radio', { name }).first()).toBeChecked();
  });
}

test('the keyboard comes to the same total', { tag: '@languages' }, async ({ page }) => {
  const [[id, { priceList = id }] = ['', { priceList: '' }]] = venues;
  await open(page, '/');
  await page.getByRole('radio', { name: '1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(total(page)).toHaveText(euro(2 * prices[priceList].week + enrolment));
});
