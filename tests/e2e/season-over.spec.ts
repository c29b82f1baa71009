// days.test.ts reads every page in each state of the season; here is what a visitor sees of it.
import { expect, test } from './fixtures.ts';
import { content, filled, layout, wordsOf } from './site-content.ts';

const { year, end: official } = content('facts/season');
/** The season banner and the footer below it name the same day. */
const { 'season.end': end = official } = content('pages/layout').says ?? {};
const title = filled(layout.seasons.over.text, { 'season.year': String(year) });
/** The first second after the season in Rome, where summer time is UTC+2. */
const MIDNIGHT = new Date(Date.parse(`${end}T23:59:59+02:00`) + 1000);

test.use({ interacted: false });
test.beforeEach(({ page }) => page.clock.setFixedTime(MIDNIGHT));

test('after the season a page says so at its top, and offers nothing past', async ({ page }) => {
  const note = page.getByText(title, { exact: true });
  for (const [path, advice] of [
    ['/lago-blu', wordsOf('lago-blu').blocks.calendar.untilOver[0].split('{{')[0]],
    ['/settimane', wordsOf('settimane').weeks.advice[0]],
  ]) {
    await page.goto(path);
    await expect(note).toBeVisible();
    await expect(page.locator('main').getByText(advice).filter({ visible: true })).toHaveCount(0);
    const calendars = page.locator('main a[href^="webcal:"]', { hasText: layout.calendar.follow });
    await expect(calendars.filter({ visible: true })).toHaveCount(0);
    const top = async () => (await note.boundingBox())?.y;
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeLessThan((await page.locator('main h1').boundingBox())?.y ?? 0);
    await expect.poll(() => note.evaluate(isOnTop)).toBe(true);
  }
  await test.step('interrupting nobody, and offers WhatsApp or email for news', async () => {
    const live = '[aria-live], [role="alert"], [role="status"], dialog';
    expect(await note.evaluate((element, live) => element.closest(live), live)).toBeNull();
    const strip = page.locator('[data-during~="over"]').filter({ has: note });
    // The last day may still be undecided, and the banner states nothing undecided as a fact.
    await expect(strip).not.toContainText(/settembre|ottobre/);
    for (const [way, host] of [
      [layout.seasons.over.link, /^https:\/\/wa\.me\/\d+\?text=/],
      [layout.notify.email, /^mailto:[^?]+\?subject=[^+]+&body=[^+]+$/],
    ] as const) {
      const href = await strip.getByRole('link', { name: way }).getAttribute('href');
      expect(href).toMatch(host);
      expect(decodeURIComponent(href ?? '')).toContain(layout.notify.message);
    }
  });
  await test.step('and weeks are only to read, with a calendar for the next', async () => {
    const main = page.locator('main');
    await expect(main.getByText(wordsOf('settimane').sections.calendario.over[0])).toBeVisible();
    await expect(main.locator('li:has(> h3)').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: layout.calendar.next })).toBeInViewport();
  });
  await page.goto('/members');
  await expect(note).toHaveCount(0);
});

test('after the season a phone shows title and first words without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/settimane', '/iscrizioni', '/lago-blu']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    const words = page.locator('h1 ~ p');
    await expect(words.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('after the season a page tells how families enrolled', async ({ page }) => {
  await page.goto('/iscrizioni');
  const { steps, payments, past } = wordsOf('iscrizioni');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  for (const { title } of [steps, payments]) await expect(heading(title)).toBeHidden();
  await expect(heading(filled(past.title, { 'season.year': String(year) }))).toBeVisible();
});

/** Whether nothing covers its centre. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
}
