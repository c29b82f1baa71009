// From the home page on a phone: an answer in two presses (for every question, see
// tests/site/parents-questions.test.ts), and the total for two children in five.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, PHONE } from './running-page.ts';
import { euro, layout, wordsOf } from './site-content.ts';

test.use(PHONE);

const { header, pages } = layout;

const menu = (page: Page) => page.getByRole('navigation', { name: header.navigation });
const toggle = (page: Page) => page.getByRole('button', { name: header.openMenu });
const entry = (page: Page, id: string) =>
  menu(page).getByRole('link', { name: pages[id], exact: true }).first();

test('two presses lead from home to an answer, five to the total for two children', async ({
  page,
}) => {
  const { questions } = wordsOf('stima');
  await open(page, '/');
  await toggle(page).tap();
  await entry(page, 'sicurezza').tap();
  await expect(page.locator('main h1')).toHaveText(wordsOf('sicurezza').hero.title);
  await open(page, '/');
  await toggle(page).tap();
  await entry(page, 'stima').tap();
  await page.getByRole('button', { name: questions.add, exact: true }).tap();
  await expect(page.locator('[data-total]')).toHaveText(euro(295));
  await expect(page.locator('[data-child="2"] summary').first()).toContainText('Lago Blu');
});

interface Question {
  readonly title: string;
  readonly body: readonly string[];
  readonly searchedAs?: string;
}

/** The first question with an answer that is as asked. */
const answered = (is: (question: Question) => boolean) =>
  Object.values<Question>(wordsOf('domande').questions.items).find(
    (question) => question.body.length > 0 && is(question),
  );

test('a word typed in the menu searches the questions', async ({ page }) => {
  const first = answered(({ title }) => /\p{L}{5,}/u.test(title));
  const word = first?.title.match(/\p{L}{5,}/u)?.[0] ?? '';
  await open(page, '/relax');
  await toggle(page).tap();
  await menu(page).getByRole('searchbox').fill(word);
  await menu(page).getByRole('button', { name: header.search.button }).tap();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const field = page.locator('#cerca');
  await expect(field).toHaveValue(word);
  await test.step('whose field and first answer are in view, under the bar', async () => {
    const bar = await page.locator('header').first().boundingBox();
    const label = page.locator('label[for="cerca"]');
    await expect.poll(async () => (await label.boundingBox())?.y ?? 0).toBeLessThan(200);
    expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    await expect(page.locator('main details[open] > div')).toBeInViewport({ ratio: 0.5 });
  });
});

test('a question without an answer, or words that none has, can be sent or asked by phone', async ({
  page,
}) => {
  const { links, questions } = wordsOf('domande');
  const { none, open: notYet, items } = questions;
  const open = Object.values<Question>(items).find(({ body }) => body.length === 0);
  const word = open?.title.replace(/\W.*/, '') ?? '';
  await page.goto(`/domande?cerca=${word}`);
  await expect(page.locator('#cerca')).toHaveValue(word);
  await page.locator('#cerca').fill(open?.title ?? '');
  const found = page.locator('main div:has(> search)');
  const sent = async () => {
    const url = await found.locator('a[href^="https://wa.me/"]').getAttribute('href');
    return new URL(url ?? '').searchParams.get('text');
  };
  await expect.poll(sent).toContain(`- ${open?.title}`);
  await expect(found.getByText(questions.unanswered, { exact: true })).toBeVisible();
  await expect(found.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('main details')).toHaveCount(0);
  const status = page.locator('main [role="status"]').first();
  await expect(status).toHaveText(notYet);
  const elsewhere = found.getByRole('link', { name: links.safety });
  await expect(elsewhere).toHaveCount(1);
  await page.locator('#cerca').fill('zzzz');
  await expect(status).toHaveText(none);
  await expect.poll(sent).toContain('- zzzz');
  await expect(elsewhere).toHaveCount(1);
  await page.locator('#cerca').fill(answered(() => true)?.title ?? '');
  await expect(elsewhere).toHaveCount(0);
});
