// From the home page on a phone, in presses: what Federconsumatori tells families to ask a summer camp,
// and the total for two children.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, PHONE } from './running-page.ts';
import { euro, layout, wordsOf } from './site-content.ts';

test.use(PHONE);

const { header, pages } = layout;
const MOST_FOR_AN_ANSWER = 2;
const MOST_FOR_THE_TOTAL = 5;

/** Each press that a visitor makes. */
function counting() {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.tap();
  };
  return { press, count: () => presses };
}

const menu = (page: Page) => page.getByRole('navigation', { name: header.navigation });
const toggle = (page: Page) => page.getByRole('button', { name: header.openMenu });
const entry = (page: Page, id: string) =>
  menu(page).getByRole('link', { name: pages[id], exact: true }).first();

for (const [question, id, section] of [
  ['who runs the camp', 'chi-siamo', 'gestori'],
  ['who looks after the children', 'sicurezza', 'chi-li-segue'],
  ['what a day is like', 'prima-giornata', 'giornata'],
  ['how safe it is', 'sicurezza', 'salute'],
  ['whether they are insured', 'sicurezza', 'assicurazione'],
  ['what everything costs', 'prezzi', 'confronto'],
  ['what comes back', 'rimborsi-ricevute', 'annullata'],
  ['what they eat', 'menu-settimana', 'allergie'],
] as const)
  test(`from home two presses tell ${question}`, async ({ page }) => {
    const { press, count } = counting();
    await open(page, '/');
    await press(toggle(page));
    await press(entry(page, id));
    await expect(page.locator('main h1')).toHaveText(wordsOf(id).hero.title);
    // What nobody has confirmed stands among the questions for the secretariat, at the same anchor.
    await expect(page.locator(`#${section}`)).toBeAttached();
    expect(count()).toBeLessThanOrEqual(MOST_FOR_AN_ANSWER);
  });

test('from home five presses tell the total for two children', async ({ page }) => {
  const { press, count } = counting();
  const { questions } = wordsOf('stima');
  await open(page, '/');
  await press(toggle(page));
  await press(entry(page, 'stima'));
  await press(page.getByRole('button', { name: questions.add, exact: true }));
  await expect(page.locator('[data-total]')).toHaveText(euro(295));
  await expect(page.locator('[data-child="2"] summary').first()).toContainText('Lago Blu');
  expect(count()).toBeLessThanOrEqual(MOST_FOR_THE_TOTAL);
});

test('a word that is sought in the menu is sought among the questions', async ({ page }) => {
  const { items } = wordsOf('domande').questions;
  const [first] = Object.values<{ title: string; body: string[] }>(items).filter(
    ({ body }) => body.length > 0,
  );
  const word = first?.title.match(/\p{L}{5,}/u)?.[0] ?? '';
  await open(page, '/relax');
  await toggle(page).tap();
  await menu(page).getByRole('searchbox').fill(word);
  await menu(page).getByRole('button', { name: header.search.button }).tap();
  await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
  await expect(page.locator('#cerca')).toHaveValue(word);
});

test('the footer is one screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/relax');
  const { height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(640);
});
