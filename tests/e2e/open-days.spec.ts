import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { form, texts as frameTexts, openDayTexts, say } from './frame-content.ts';
import { FAR_ZONE, open } from './running-page.ts';
import { filled, formats, layout } from './site-content.ts';

const { events, booking } = openDayTexts;

type State = 'open' | 'closed' | 'past';

/** 25 May and 1 June, to be booked by 21 and 28 May; days of Rome, in summer time. */
const DAYS: [when: string, instant: string, first: State, second: State][] = [
  ['in the winter before', '2031-01-22T12:00:00Z', 'open', 'open'],
  ['in the last second to book the first', '2031-05-21T21:59:59Z', 'open', 'open'],
  ['in the first second after', '2031-05-21T22:00:00Z', 'closed', 'open'],
  ['in the last second of the first', '2031-05-25T21:59:59Z', 'closed', 'open'],
  ['on the day after the first', '2031-05-25T22:00:00Z', 'past', 'open'],
  ['in the last second to book the second', '2031-05-28T21:59:59Z', 'past', 'open'],
  ['when nothing can be booked', '2031-05-28T22:00:00Z', 'past', 'closed'],
  ['in the last second of the second', '2031-06-01T21:59:59Z', 'past', 'closed'],
  ['when both are past', '2031-06-01T22:00:00Z', 'past', 'past'],
  ['in another year', '2033-05-10T12:00:00Z', 'past', 'past'],
];

const DATES = { first: '2031-05-25', second: '2031-06-01' };
const nameOf = (id: 'first' | 'second') =>
  filled(events.name, { $date: formats.dayMonthWeekday.write(DATES[id]) });
const card = (page: Page, id: 'first' | 'second') =>
  page.locator('main article, main details').filter({ hasText: nameOf(id) });

async function expectState(page: Page, id: 'first' | 'second', state: State): Promise<void> {
  const one = card(page, id);
  await expect(one.getByRole('link', { name: events.book })).toHaveCount(state === 'open' ? 1 : 0);
  await expect(one.getByText(events.closed)).toHaveCount(state === 'closed' ? 1 : 0);
  // What is past lies folded.
  await expect(one.and(page.locator('details:not([open])'))).toHaveCount(state === 'past' ? 1 : 0);
  const deadline = state === 'open' ? events.labels.bookBy : layout.deadlines.passed;
  await expect(one.getByText(deadline, { exact: true })).toHaveCount(1);
}

async function expectOffer(page: Page, state: State): Promise<void> {
  const section = page.locator('#booking');
  const load = section.getByRole('button', { name: say(frameTexts.load, form.provider) });
  const title = state === 'open' ? booking.title : events.ask;
  const text = { open: booking.text, closed: events.closed, past: events.allPast }[state];
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(section).toContainText(text);
  await expect(load).toHaveCount(state === 'open' ? 1 : 0);
  await expect(page.locator(`a[href="${form.url}"]`)).toHaveCount(state === 'open' ? 1 : 0);
  await expect(section.locator('a[href^="tel:"]')).toBeVisible();
}

test.describe('far from Rome', () => {
  test.use({ timezoneId: FAR_ZONE });

  test('each open day is offered, closed or past by the date in Rome', async ({ page }) => {
    await page.clock.install({ time: new Date('2031-01-22T11:00:00Z') });
    for (const [place, [when, instant, first, second]] of DAYS.entries()) {
      await test.step(when, async () => {
        await page.clock.pauseAt(new Date(instant));
        // Some are opened on that day, the others have been open since an earlier one.
        if (place % 4 === 0) await open(page, '/open-days');
        await expectState(page, 'first', first);
        await expectState(page, 'second', second);
        await expectOffer(page, second);
      });
    }
  });
});

test.describe('before a touch', () => {
  test.use({ touched: false });

  test('what has passed is not offered, and the next midnight is seen', async ({ page }) => {
    await page.clock.install({ time: new Date('2031-05-28T21:00:00Z') });
    await page.goto('/open-days');
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    await expectState(page, 'first', 'past');
    await expectState(page, 'second', 'open');
    await expectOffer(page, 'open');
    await page.clock.fastForward('02:00:00');
    await expectState(page, 'second', 'closed');
    await expectOffer(page, 'closed');
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
  });
});

const BOOKABLE = new Date('2031-05-28T12:00:00Z');
const TOO_LATE = new Date('2031-05-29T12:00:00Z');

for (const event of ['visibilitychange', 'pageshow'] as const) {
  test(`a page that slept over midnight looks at the date on ${event}`, async ({ page }) => {
    const { siblings, booking: rule, deadlines, age } = openDayTexts.rules.items;
    const expectRules = async (times: 0 | 1) => {
      for (const { title } of [siblings, rule, deadlines]) {
        await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(times);
      }
      await expect(page.getByRole('heading', { name: age.title, exact: true })).toHaveCount(1);
    };
    const expectHeroLeads = async (label: string) => {
      await page.getByRole('link', { name: label }).first().click();
      await expect(page).toHaveURL('/open-days#booking');
      await expect(page.locator('#booking')).toBeInViewport();
    };
    await page.clock.setFixedTime(BOOKABLE);
    await open(page, '/open-days');
    await expectOffer(page, 'open');
    await expectRules(1);
    await expectHeroLeads(events.book);
    await page.clock.setFixedTime(TOO_LATE);
    await page.evaluate((type) => {
      (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    }, event);
    await expectOffer(page, 'closed');
    await expect(page.locator('#booking').getByRole('button')).toHaveCount(0);
    await open(page, '/open-days');
    await expectOffer(page, 'closed');
    await expectRules(0);
    await expectHeroLeads(events.ask);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both open days are there with their dates and their deadlines', async ({ page }) => {
    await page.goto('/open-days');
    for (const [id, date, bookBy] of [
      ['first', '2031-05-25', '2031-05-21'],
      ['second', '2031-06-01', '2031-05-28'],
    ] as const) {
      await expect(card(page, id)).toContainText(formats.longDate.write(date));
      await expect(card(page, id)).toContainText('15:30–\u206019:00');
      await expect(card(page, id)).toContainText(formats.longDate.write(bookBy));
      await expectState(page, id, 'open');
    }
  });
});
