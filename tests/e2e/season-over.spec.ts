import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './running-page.ts';
import { onePerTemplate } from './shown-pages.ts';
import { content, filled, layout, pages, wordsOf } from './site-content.ts';

const season = content('facts/season');
const { year, end: official } = season;
/** The notice and the footer below it name the same day. */
const { 'season.end': end = official } = content('pages/layout').says ?? {};
const title = filled(layout.seasons.over.text, { 'season.year': String(year) });

/** The first second after the season in Rome, where summer time is UTC+2. */
const MIDNIGHT = new Date(Date.parse(`${end}T23:59:59+02:00`) + 1000);

const note = (page: Page) => page.getByText(title, { exact: true });

/** Texts about choices and decisions still ahead, and calendars to follow. */
const ahead: readonly string[] = [
  wordsOf('settimane').weeks.advice[0],
  wordsOf('lago-blu').blocks.calendar.untilOver[0].split('{{')[0],
];
const passed = (page: Page) =>
  page
    .locator('main a[href^="webcal:"], main p')
    .filter({ visible: true })
    .filter({ hasText: new RegExp([...ahead, layout.calendar.follow].join('|')) });

test.describe('after the season', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(MIDNIGHT));

  test.describe('before an interaction', () => {
    test.use({ interacted: false });

    test('every page but the staff’s says it once at the top, and offers nothing past', async ({
      page,
    }) => {
      for (const { path, template } of onePerTemplate(pages)) {
        await page.goto(path);
        await expect(passed(page), path).toHaveCount(0);
        await expect(note(page), path).toHaveCount(template === 'members' ? 0 : 1);
        if (template === 'members') continue;
        await expect(note(page), path).toBeVisible();
        const top = async () => (await note(page).boundingBox())?.y;
        await expect.poll(top, path).toBeLessThan(120);
        const h1 = await page.locator('main h1').boundingBox();
        expect(await top(), path).toBeLessThan(h1?.y ?? 0);
        await expect.poll(() => note(page).evaluate(isOnTop), path).toBe(true);
      }
    });
  });

  test('it names no date, interrupts nobody, and offers WhatsApp or email for news', async ({
    page,
  }) => {
    await open(page, '/relax');
    const live = await note(page).evaluate((element) =>
      element.closest('[aria-live], [role="alert"], [role="status"], dialog'),
    );
    expect(live).toBeNull();
    const strip = page.locator('[data-during~="over"]').filter({ has: note(page) });
    // The last day may still be undecided, and a notice states nothing undecided as a fact.
    await expect(strip).not.toContainText(/settembre|ottobre/);
    const ways = [layout.seasons.over.link, layout.notify.email];
    for (const [way, host] of [
      [ways[0], /^https:\/\/wa\.me\/\d+\?text=/],
      [ways[1], /^mailto:[^?]+\?subject=[^+]+&body=[^+]+$/],
    ] as const) {
      const href = await strip.getByRole('link', { name: way }).getAttribute('href');
      expect(href).toMatch(host);
      expect(decodeURIComponent(href ?? '')).toContain(layout.notify.message);
    }
  });
});

/** Whether nothing covers its centre. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
}
