import type { Locator } from 'playwright/test';
import { enrolmentDeadline } from '../../src/time/enrolment-deadline.ts';
import { seasonWeeks } from '../../src/time/season-weeks.ts';
import { expect, test } from './fixtures.ts';
import { open } from './running-page.ts';
import { content, filled, formats, wordsOf } from './site-content.ts';

const { places } = content('facts/weeks');
const [{ venue, state, until }] = places;
const texts = wordsOf('settimane').weeks;
const { name } = content('facts/venues')[venue];
const words = texts.places[state].replace('{{$venue}}', name);

/** Rome's summer time is UTC+2. */
const LAST_SECOND = new Date(`${until}T23:59:59+02:00`);
const MIDNIGHT = new Date(LAST_SECOND.getTime() + 1000);

test('what is known of places disappears by itself', async ({ page }) => {
  await page.clock.setFixedTime(LAST_SECOND);
  await open(page, '/settimane');
  await expect(page.getByText(words)).toBeVisible();
  await page.clock.setFixedTime(MIDNIGHT);
  await open(page, '/settimane');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('the weeks of each child lead into the estimate', async ({ page }) => {
  await page.clock.setFixedTime(LAST_SECOND);
  await open(page, '/settimane');
  await expect(page.getByText(texts.none)).toBeVisible();
  await page.getByRole('button', { name: texts.more }).click();
  const weeks = page.getByRole('checkbox');
  await weeks.nth(0).check();
  await weeks.nth(2).check();
  await weeks.nth(3).check();
  await page.getByRole('link', { name: texts.estimate }).click();
  await expect(page).toHaveURL(/\/stima\?.*bambini=2/);
  const address = new URL(page.url()).searchParams;
  expect([address.get('settimane'), address.get('settimane-2')]).toEqual(['2', '1']);
  await test.step('and are still marked for who comes back', async () => {
    const chosen = page.getByText(filled(texts.chosen, { $total: '3' }));
    await page.goBack();
    await expect(chosen).toBeVisible();
    await page.reload();
    await expect(chosen).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  });
});

test('a week past its deadline is offered to nobody', async ({ page }) => {
  const [first] = seasonWeeks(content('facts/season'));
  const { date, instant } = enrolmentDeadline(first?.monday ?? '', content('facts/enrolment'));
  const late = page.getByText(filled(texts.late, { $date: formats.dayMonthWeekday.write(date) }));
  const boxes = page.getByRole('checkbox');
  await page.clock.setFixedTime(instant - 1000);
  await open(page, '/settimane');
  const count = await boxes.count();
  await expect(late).toHaveCount(0);
  await page.clock.setFixedTime(instant + 1000);
  await open(page, '/settimane');
  await expect(late).toBeVisible();
  await expect(boxes).toHaveCount(count - 1);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(late), 'after those that are left').toBeGreaterThan(await top(boxes.last()));
});

test('a week marked before its deadline can be given back after it', async ({ page }) => {
  const [first] = seasonWeeks(content('facts/season'));
  const { instant } = enrolmentDeadline(first?.monday ?? '', content('facts/enrolment'));
  await page.clock.setFixedTime(instant - 1000);
  await open(page, '/settimane');
  await page.getByRole('checkbox').first().check();
  await page.clock.setFixedTime(instant + 1000);
  await page.reload();
  const marked = page.getByRole('checkbox', { checked: true });
  await expect(page.getByText(filled(texts.chosen, { $total: '1' }))).toBeVisible();
  await marked.click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await expect(marked).toHaveCount(0);
});
