import { enrolmentDeadline } from '../../src/time/enrolment-deadline.ts';
import { seasonWeeks } from '../../src/time/season-weeks.ts';
import { expect, test } from './fixtures.ts';
import { open } from './running-page.ts';
import { content, filled, formats, wordsOf } from './site-content.ts';

const texts = wordsOf('settimane').weeks;
const [{ venue, state, until }] = content('facts/weeks').places;
const words = texts.places[state].replace('{{$venue}}', content('facts/venues')[venue].name);
const FIRST = content('facts/venues').lagoBlu.name;
/** Rome's summer time is UTC+2. */
const LAST_SECOND = new Date(`${until}T23:59:59+02:00`);

test('the marked weeks and their total lead into the estimate', async ({ page }) => {
  await page.clock.setFixedTime(LAST_SECOND);
  await open(page, '/settimane');
  await expect(page.getByText(texts.none)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: texts.more }).click();
  const weeks = page.getByRole('checkbox');
  await weeks.nth(0).check();
  await weeks.nth(2).check();
  const bar = page.getByRole('link', { name: filled(texts.estimate, { $venue: FIRST }) });
  const total = (await bar.locator('strong').textContent()) ?? '';
  await test.step('in sight while the list is', async () => {
    await weeks.nth(0).evaluate((box) => box.scrollIntoView());
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
  await bar.click();
  await expect(page).toHaveURL(/\/stima\?.*bambini=2&segue-2=1/);
  await expect(page.locator('[data-total]')).toHaveText(total);
  const chosen = page.getByText(filled(texts.chosen, { $total: '2' }), { exact: true });
  await test.step('the marks survive Back and a reload', async () => {
    await page.goBack();
    await expect(chosen).toBeVisible();
    await page.reload();
    await expect(chosen).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });
  await test.step('the vacancies disappear after their last day', async () => {
    await page.clock.setFixedTime(LAST_SECOND.getTime() + 1000);
    await page.reload();
    await expect(chosen).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing floats over the total of a week just marked', async ({ page }) => {
    await page.clock.setFixedTime(LAST_SECOND);
    await open(page, '/settimane');
    await page.getByRole('checkbox').first().scrollIntoViewIfNeeded();
    const button = page.locator('[data-float-state]');
    await expect(async () => {
      await page.evaluate(() => window.scrollBy({ top: 37, behavior: 'instant' }));
      await expect(button).toHaveAttribute('data-float-state', 'placed', { timeout: 300 });
    }).toPass({ intervals: [0] });
    await page.getByRole('checkbox').nth(1).check();
    const bar = page.getByRole('link', { name: filled(texts.estimate, { $venue: FIRST }) });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute('data-float-state', 'hidden');
  });
});

test('past its deadline a week cannot be marked, only unmarked', async ({ page }) => {
  const [first] = seasonWeeks(content('facts/season'));
  const { date, instant } = enrolmentDeadline(first?.monday ?? '', content('facts/enrolment'));
  const late = page.getByText(filled(texts.late, { $date: formats.dayMonthWeekday.format(date) }));
  const marked = page.getByRole('checkbox', { checked: true });
  await page.clock.setFixedTime(instant - 1000);
  await open(page, '/settimane');
  const count = await page.getByRole('checkbox').count();
  await expect(late).toHaveCount(0);
  await page.getByRole('checkbox').first().check();
  await page.clock.setFixedTime(instant + 1000);
  await page.reload();
  await expect(page.getByText(filled(texts.chosen, { $total: '1' }))).toBeVisible();
  await marked.click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.reload();
  await expect(late).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(count - 1);
});

test('weeks still ahead come first, closed and past ones last', async ({ page }) => {
  const weeks = seasonWeeks(content('facts/season'));
  const closed = weeks.findIndex((week) => week.closure === 'whole');
  const before = weeks[closed - 1]?.monday ?? '';
  const { instant } = enrolmentDeadline(before, content('facts/enrolment'));
  const weekTops = () =>
    page.locator('main li:has(> h3)').evaluateAll((all) =>
      // The running week stays first.
      all.map((element) =>
        element.querySelector('[data-on]') ? Infinity : element.getBoundingClientRect().top,
      ),
    );
  const first = async () => {
    const tops = await weekTops();
    return tops.indexOf(Math.min(...tops));
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime(instant - 1000);
  await open(page, '/settimane');
  await expect.poll(first, 'until the last second').toBe(closed - 1);
  await expect(page.getByText(texts.running, { exact: true })).toHaveCount(1);
  await page.clock.setFixedTime(instant + 1000);
  await page.reload();
  await expect.poll(first, 'after it').toBe(closed + 1);
  const tops = await weekTops();
  expect(tops[closed], 'the closed one').toBeGreaterThan(Math.max(...tops.slice(closed + 1)));
});
