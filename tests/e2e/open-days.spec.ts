import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { form, texts as frameTexts, openDayTexts, say } from './frame-content.ts';
import { FAR_ZONE, open } from './running-page.ts';
import { filled, formats, layout } from './site-content.ts';

const { events, booking } = openDayTexts;

type State = 'open' | 'closed' | 'past';

/** To be booked by 21 and 28 May. booking-state.test.tsx and days.test.ts cover each second. */
const DATES = { first: '2031-05-25', second: '2031-06-01' };
const nameOf = (id: 'first' | 'second') =>
  filled(events.name, { $date: formats.dayMonthWeekday.write(DATES[id]) });
const card = (page: Page, id: 'first' | 'second') =>
  page.locator('main article, main details').filter({ hasText: nameOf(id) });

async function expectState(page: Page, id: 'first' | 'second', state: State): Promise<void> {
  const one = card(page, id);
  await expect(one.getByRole('link', { name: events.book })).toHaveCount(state === 'open' ? 1 : 0);
  await expect(one.getByText(events.closed)).toHaveCount(state === 'closed' ? 1 : 0);
  await expect(one.getByText(events.past)).toHaveCount(state === 'past' ? 1 : 0);
  // A past one is folded.
  await expect(one.and(page.locator('details:not([open])'))).toHaveCount(state === 'past' ? 1 : 0);
  const deadline = state === 'open' ? events.labels.bookBy : layout.deadlines.passed;
  await expect(one.getByText(deadline, { exact: true })).toHaveCount(1);
}

async function expectOffer(page: Page, state: Exclude<State, 'past'>): Promise<void> {
  const section = page.locator('#booking');
  const load = section.getByRole('button', { name: say(frameTexts.load, form.provider) });
  const title = state === 'open' ? booking.title : events.ask;
  const text = { open: booking.text, closed: events.closed }[state];
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(section).toContainText(text);
  await expect(load).toHaveCount(state === 'open' ? 1 : 0);
  await expect(page.locator(`a[href="${form.url}"]`)).toHaveCount(state === 'open' ? 1 : 0);
}

test.describe('far from Rome, before an interaction', () => {
  test.use({ timezoneId: FAR_ZONE, interacted: false });

  test('past days are not offered, and Rome’s midnight updates the page', async ({ page }) => {
    await page.clock.install({ time: new Date('2031-05-28T21:00:00Z') });
    await page.goto('/open-days');
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    await expectState(page, 'first', 'past');
    await expectState(page, 'second', 'open');
    await expectOffer(page, 'open');
    await page.clock.fastForward('02:00:00');
    await expectState(page, 'second', 'closed');
    await expectOffer(page, 'closed');
  });
});

test('a page that slept past midnight updates when seen again', async ({ page }) => {
  const { siblings, booking: rule, deadlines, age } = openDayTexts.rules.items;
  const expectRules = async (times: 0 | 1) => {
    for (const { title } of [rule, deadlines])
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(times);
    for (const { title } of [age, siblings])
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(1);
  };
  for (const event of ['visibilitychange', 'pageshow']) {
    await page.clock.setFixedTime('2031-05-28T12:00:00Z');
    await open(page, '/open-days');
    await expectOffer(page, 'open');
    await expectRules(1);
    await page.clock.setFixedTime('2031-05-29T12:00:00Z');
    await page.evaluate((type) => {
      (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    }, event);
    await expectOffer(page, 'closed');
  }
  await open(page, '/open-days');
  await expectRules(0);
  await page.getByRole('link', { name: events.ask }).first().click();
  await expect(page).toHaveURL('/open-days#booking');
  await expect(page.locator('#booking')).toBeInViewport();
});

test('after both, a folded day still says when and where it was', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-02T12:00:00Z');
  await open(page, '/open-days');
  for (const id of ['first', 'second'] as const) {
    await expectState(page, id, 'past');
    const one = card(page, id);
    await one.locator('summary').click();
    await expect(one.getByText(events.labels.address, { exact: true })).toBeVisible();
    await expect(one.locator('a[data-variant="quiet"]')).toBeVisible();
  }
});
