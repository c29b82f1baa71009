import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { FAR_ZONE, openUntouched as open, setHidden } from './running-page.ts';
import { inAList, layout, wordsOf } from './site-content.ts';

test.use({ interacted: false });

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

/** Opens the home page at a moment, with a clock that only the test moves. */
async function openAt(page: Page, time: Date | number): Promise<void> {
  const moment = new Date(time);
  await page.clock.install({ time: moment.getTime() - HOUR });
  await page.clock.pauseAt(moment);
  await open(page, '/');
  await expect(timer(page).or(over(page))).toHaveCount(1);
}

/** The four numbers, each with its word. */
async function expectUnits(page: Page, ...numbers: [number, number, number, number]) {
  const names = [units.days, units.hours, units.minutes, units.seconds];
  const expected = names.map(({ one, other }, index) => {
    const number = numbers[index] ?? Number.NaN;
    return `${number}${number === 1 ? one : other}`;
  });
  await expect(section(page).locator('div[aria-hidden="true"] > div')).toHaveText(expected);
}

/** In the countdown's section, and on the hero's slide. */
async function expectOffered(page: Page, isOffered: boolean): Promise<void> {
  const hero = page.getByRole('region', { name: home.hero.label });
  const offers = hero
    .getByRole('link', { name: home.hero.slides.chain.primary })
    .or(section(page).getByRole('link', { name: chain.primary }));
  await expect(over(page)).toBeVisible({ visible: !isOffered });
  await expect(offers).toHaveCount(isOffered ? 2 : 0);
}

test.describe('far from Rome', () => {
  test.use({ timezoneId: FAR_ZONE });

  test('counts each second until the deadline', async ({ page }) => {
    await openAt(page, DEADLINE.getTime() - DAY);
    await expectUnits(page, 1, 0, 0, 0);
    await test.step('stops at zero, and a second later nothing offers the promotion any more', async () => {
      await page.clock.pauseAt(DEADLINE.getTime() - SECOND);
      await expectUnits(page, 0, 0, 0, 1);
      await expectOffered(page, true);
      await page.clock.runFor(SECOND - 1);
      await expectUnits(page, 0, 0, 0, 1);
      await page.clock.runFor(1);
      await expectUnits(page, 0, 0, 0, 0);
      await page.clock.runFor(SECOND - 1);
      await expectOffered(page, true);
      await page.clock.runFor(1);
      await expect(timer(page)).toHaveCount(0);
      await expectOffered(page, false);
    });
    await test.step('over when it is opened later', async () => {
      await page.reload();
      await expectOffered(page, false);
      await expect(timer(page)).toHaveCount(0);
    });
  });
});

test('reads out minutes, and catches up after a pause', async ({ page }) => {
  await test.step('readers find the time left, and are told nothing by themselves', async () => {
    await openAt(page, DEADLINE.getTime() - (11 * DAY + 4 * HOUR + MINUTE + 30 * SECOND));
    const said = inAList(
      `11 ${units.days.other}`,
      `4 ${units.hours.other}`,
      `1 ${units.minutes.one}`,
    );
    await expect(timer(page)).toHaveText(said);
    await page.clock.runFor(30 * SECOND);
    await expectUnits(page, 11, 4, 1, 0);
    await expect(timer(page)).toHaveText(said);
    await page.clock.runFor(SECOND);
    await expectUnits(page, 11, 4, 0, 59);
    await expect(timer(page)).not.toHaveText(said);
    expect(await timer(page).evaluate((element) => element.closest('[aria-live]'))).toBeNull();
  });
  await test.step('when the deadline has passed in the background', async () => {
    await page.clock.pauseAt(DEADLINE.getTime() - DAY);
    await setHidden(page, true);
    await page.clock.fastForward(2 * DAY);
    await setHidden(page, false);
    await expect(over(page)).toBeVisible();
  });
});
