import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { FAR_ZONE, open, PHONE } from './running-page.ts';
import { inAList, layout, wordsOf } from './site-content.ts';

const home = wordsOf('home');
const { chain } = home;
const units = layout.countdown;

/** 7 June 2031, 23:59:59 in Rome. */
const DEADLINE = new Date('2031-06-07T21:59:59Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const section = (page: Page) => page.locator('#chain-discount');
const over = (page: Page) => section(page).getByText(chain.ended.title, { exact: true });
const timer = (page: Page) => section(page).getByRole('timer', { name: units.label });

/** Opens the home page at a moment, with a clock that moves only when the test says so. */
async function openAt(page: Page, time: Date | number): Promise<void> {
  const moment = new Date(time);
  await page.clock.install({ time: moment.getTime() - HOUR });
  await page.clock.pauseAt(moment);
  await open(page, '/');
  await expect(timer(page).or(over(page))).toHaveCount(1);
}

/** The numbers on the leaves, each with its word. */
async function expectLeaves(page: Page, ...numbers: [number, number, number, number]) {
  const names = [units.days, units.hours, units.minutes, units.seconds];
  const expected = names.map(({ one, other }, place) => {
    const number = numbers[place] ?? Number.NaN;
    return `${number}${number === 1 ? one : other}`;
  });
  await expect(section(page).locator('div[aria-hidden="true"] > div')).toHaveText(expected);
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

test.describe('far from Rome', () => {
  test.use({ timezoneId: FAR_ZONE });

  test('counts once a second, across summer time, until it is over', async ({ page }) => {
    await test.step('across the change to summer time', async () => {
      // At 2:00 on 30 March 2031 the clocks of Rome show 3:00; the deadline comes no sooner for it.
      const change = Date.parse('2031-03-30T01:00:00Z');
      await openAt(page, change - DAY);
      await expectLeaves(page, 70, 20, 59, 59);
      await page.clock.runFor(SECOND);
      await expectLeaves(page, 70, 20, 59, 58);
      await page.clock.pauseAt(change - SECOND);
      await expectLeaves(page, 69, 21, 0, 0);
      await page.clock.runFor(SECOND);
      await expectLeaves(page, 69, 20, 59, 59);
    });
    await test.step('days, hours, minutes and seconds', async () => {
      await page.clock.pauseAt(DEADLINE.getTime() - (2 * DAY + HOUR + MINUTE + 2 * SECOND));
      await expectLeaves(page, 2, 1, 1, 2);
      await page.clock.runFor(SECOND);
      await expectLeaves(page, 2, 1, 1, 1);
      await page.clock.runFor(2 * SECOND);
      await expectLeaves(page, 2, 1, 0, 59);
      await expect(section(page).getByText(chain.countdown, { exact: true })).toBeVisible();
    });
    await test.step('stops at zero and says that the promotion is over', async () => {
      await page.clock.pauseAt(DEADLINE.getTime() - 2 * SECOND);
      await expectLeaves(page, 0, 0, 0, 2);
      await page.clock.runFor(SECOND);
      await expectLeaves(page, 0, 0, 0, 1);
      await page.clock.runFor(SECOND - 1);
      await expectLeaves(page, 0, 0, 0, 1);
      await expect(over(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(over(page)).toBeVisible();
      await expect(timer(page)).toHaveCount(0);
    });
    for (const later of [0, 400 * DAY]) {
      await test.step(`over when it is opened ${later / DAY} days later`, async () => {
        if (later) await page.clock.pauseAt(DEADLINE.getTime() + later);
        await page.reload();
        await expect(over(page)).toBeVisible();
        await expect(timer(page)).toHaveCount(0);
      });
    }
  });
});

test('turns when the second does, not a second after the page was opened', async ({ page }) => {
  await openAt(page, DEADLINE.getTime() - 10 * SECOND + 400);
  await expectLeaves(page, 0, 0, 0, 10);
  await page.clock.runFor(599);
  await expectLeaves(page, 0, 0, 0, 10);
  await page.clock.runFor(1);
  await expectLeaves(page, 0, 0, 0, 9);
});

test('is read to the minute, and exact again after it could not run', async ({ page }) => {
  await test.step('readers find the time left, and are told nothing by themselves', async () => {
    await openAt(page, DEADLINE.getTime() - (11 * DAY + 4 * HOUR + MINUTE + 30 * SECOND));
    const said = inAList(
      `11 ${units.days.other}`,
      `4 ${units.hours.other}`,
      `1 ${units.minutes.one}`,
    );
    await expect(timer(page)).toHaveText(said);
    await page.clock.runFor(30 * SECOND);
    await expectLeaves(page, 11, 4, 1, 0);
    await expect(timer(page)).toHaveText(said);
    await page.clock.runFor(SECOND);
    await expectLeaves(page, 11, 4, 0, 59);
    await expect(timer(page)).not.toHaveText(said);
    expect(await timer(page).evaluate((element) => element.closest('[aria-live]'))).toBeNull();
  });
  await test.step('after an hour in the background', async () => {
    await page.clock.pauseAt(DEADLINE.getTime() - DAY - 2 * HOUR);
    await expectLeaves(page, 1, 2, 0, 0);
    await setHidden(page, true);
    await page.clock.fastForward(HOUR + 5 * SECOND);
    await expectLeaves(page, 1, 2, 0, 0);
    await setHidden(page, false);
    await expectLeaves(page, 1, 0, 59, 55);
    await page.clock.runFor(SECOND);
    await expectLeaves(page, 1, 0, 59, 54);
  });
  await test.step('after its timers stood still', async () => {
    // As in a machine that sleeps: each timer that is due comes once, late.
    await page.clock.fastForward(30 * MINUTE + 400);
    await expectLeaves(page, 1, 0, 29, 54);
    await page.clock.runFor(600);
    await expectLeaves(page, 1, 0, 29, 53);
  });
  await test.step('when the deadline has passed in the background', async () => {
    await setHidden(page, true);
    await page.clock.fastForward(2 * DAY);
    await setHidden(page, false);
    await expect(over(page)).toBeVisible();
  });
});

test.describe('the chain discount', () => {
  const hero = (page: Page) => page.getByRole('region', { name: home.hero.label });
  const words = home.hero.slides.chain;
  const ended = home.hero.chainEnded;

  test('is offered until the deadline; after it nothing runs any more', async ({ page }) => {
    await openAt(page, DEADLINE.getTime() - 2 * SECOND);
    await page.evaluate(() => {
      const start = window.setTimeout;
      const delays: number[] = [];
      Object.assign(window, {
        delays,
        setTimeout: (listener: () => void, delay: number) => {
          // Longer ones are not the countdown's: a second after it Rome's date changes. Shorter ones are the
          // floating button's, which looks for a place whenever a carousel has moved.
          if (delay > 200 && delay <= 1000) delays.push(delay);
          return start(listener, delay);
        },
      });
    });
    const count = () => page.evaluate(() => Reflect.get(window, 'delays').length);
    await page.clock.runFor(SECOND);
    await expectLeaves(page, 0, 0, 0, 1);
    await expect(hero(page).getByRole('link', { name: words.primary })).toHaveCount(1);
    await expect(section(page).getByRole('link', { name: chain.primary })).toHaveCount(1);
    await page.clock.runFor(SECOND);
    await expect(over(page)).toBeVisible();
    await expect(hero(page).getByRole('heading', { name: ended.title })).toHaveCount(1);
    await expect(hero(page).getByRole('link', { name: ended.primary })).toHaveCount(1);
    await expect(page.getByRole('link', { name: words.primary })).toHaveCount(0);
    await expect(section(page).getByRole('link', { name: chain.secondary })).toHaveCount(1);
    await expect(section(page).getByRole('heading', { name: chain.stepsTitle })).toHaveCount(0);
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await page.clock.runFor(MINUTE);
    expect(await count()).toBe(before);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('has its four leaves side by side, down to 320 px', async ({ page }) => {
      await openAt(page, DEADLINE.getTime() - 12 * DAY);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const leaves = section(page).locator('div[aria-hidden="true"] > div');
        const stagger = () =>
          leaves.evaluateAll((all) => {
            const tops = all.map((leaf) => leaf.getBoundingClientRect().top);
            return Math.max(...tops) - Math.min(...tops);
          });
        await expect.poll(stagger).toBeLessThan(8);
      }
    });
  });
});
