import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { form, texts as frameTexts, openDayTexts, say } from './frame-content.ts';
import { FAR_ZONE, open, openUntouched } from './running-page.ts';
import { content, filled, formats, layout } from './site-content.ts';

const { events, booking } = openDayTexts;

type State = 'open' | 'closed' | 'past';

/** To be booked by 21 and 28 May. booking-state.test.tsx and days.test.ts cover each second. */
const DATES = { first: '2031-05-25', second: '2031-06-01' };
const nameOf = (id: 'first' | 'second') =>
  filled(events.name, { $date: formats.dayMonthWeekday.format(DATES[id]) });
const { events: days } = content('facts/open-days');
const venues = content('facts/venues');
/** The line of a past one: when and where it was. */
const was = (page: Page, id: 'first' | 'second') =>
  page.getByText(
    filled(events.past, {
      $date: formats.longDate.format(DATES[id]),
      $hours: formats.timeRange.format(days[id].hours),
      $venue: venues[days[id].venue].name,
    }),
  );

async function expectState(page: Page, id: 'first' | 'second', state: State): Promise<void> {
  const one = page.locator('main article').filter({ hasText: nameOf(id) });
  await expect(was(page, id)).toHaveCount(state === 'past' ? 1 : 0);
  await expect(one).toHaveCount(state === 'past' ? 0 : 1);
  if (state === 'past') return;
  await expect(one.getByRole('link', { name: events.book })).toHaveCount(state === 'open' ? 1 : 0);
  await expect(one.getByText(events.closed)).toHaveCount(state === 'closed' ? 1 : 0);
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
    await openUntouched(page, '/open-days');
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

test('after both, a line says when and where each was, and the rest is folded', async ({
  page,
}) => {
  const { rules, packing } = openDayTexts;
  await page.clock.setFixedTime('2031-06-02T12:00:00Z');
  await open(page, '/open-days');
  for (const id of ['first', 'second'] as const) await expectState(page, id, 'past');
  // No map stands beside an address that is undecided.
  for (const { venue } of [days.first, days.second]) {
    const { name: venueName, addresses } = venues[venue];
    const name = filled(layout.contacts.map, { $venue: venueName });
    const maps = page.getByRole('link', { name });
    await (addresses.length > 1 ? expect(maps) : expect(maps).not).toHaveCount(0);
  }
  const how = [page.getByText(rules.items.parent.text), page.getByText(packing.items[0])];
  for (const one of how) await expect(one.filter({ visible: true })).toHaveCount(0);
  await page.getByText(events.before).click();
  for (const one of how) await expect(one.filter({ visible: true })).toHaveCount(1);
  await test.step('which a link to the booking opens', async () => {
    await open(page, '/open-days#booking');
    for (const one of how) await expect(one.filter({ visible: true })).toHaveCount(1);
  });
  await test.step('and nothing invites to what is past', async () => {
    await expect(page.getByRole('heading', { name: packing.title })).toHaveCount(0);
    await expect(page.getByRole('link', { name: events.estimate })).toHaveCount(0);
    await expect(page.getByRole('link', { name: layout.calendar.follow })).toBeHidden();
    await expect(page.getByRole('link', { name: layout.calendar.next })).toBeVisible();
  });
});
