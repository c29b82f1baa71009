import type { Locator } from 'playwright/test';
import type { EstimateTexts } from '../../src/content/types.ts';
import { expect, test } from './fixtures.ts';
import { content, filled, formats, layout, pages, wordsOf } from './site-content.ts';

interface Question {
  readonly notice?: Readonly<Record<string, string>>;
  readonly values: readonly { readonly pages: readonly string[] }[];
}
const questions: Question[] = Object.values(content('questions').questions);
const texts: EstimateTexts = wordsOf('stima');
const rates = content('facts/agreements').rates;
const says = content('pages/parco-tigli').says;

/** What a page is undecided about, in the order of the questions. */
const openOn = (id: string) =>
  questions.flatMap(({ notice, values }) =>
    notice && values.some((value) => value.pages.includes(id)) ? [notice.it] : [],
  );
/** The questions of a message ready to send. */
const asked = async (chat: Locator) =>
  decodeURIComponent((await chat.getAttribute('href')) ?? '')
    .split('\n- ')
    .slice(1);
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim();

test('a page with an undecided value says so once, with the document that prevails and a contact', async ({
  page,
  request,
}) => {
  for (const { id, path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html.split(`data-undecided="${id}"`).length - 1, path).toBe(
      openOn(id).length > 0 ? 1 : 0,
    );
  }
  await page.goto('/');
  const note = page.locator('[data-undecided="home"]');
  const [what = ''] = openOn('home');
  await expect(note).toContainText(filled(layout.undecided.text, { $what: what }));
  const chat = note.getByRole('link', { name: layout.whatsapp.short });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  expect(await asked(chat)).toEqual(openOn('home'));
  await note.getByRole('link', { name: layout.undecided.link }).click();
  await expect(page).toHaveURL(/economic-regulations/);
});

test('an estimate names the venue page’s value, and the one it uses', async ({ page }) => {
  const [what = ''] = openOn('parco-tigli');
  const sentence = filled(texts.notes.disputedValue, {
    $what: what,
    $venue: content('facts/venues').parcoTigli.name,
    $said: plain(formats.euro.format(says['agreements.rates.week'])),
    $value: plain(formats.euro.format(rates.week)),
  });
  const notes = page.getByRole('region', { name: texts.notes.title });
  await page.goto('/stima?sede=parco-tigli&fascia=intera&settimane=1&convenzione=si');
  await expect.poll(async () => plain(await notes.innerText())).toContain(sentence);
  const chat = notes.locator('a[href^="https://wa.me/"]');
  expect(await asked(chat)).toContain(what);
  await page.goto('/stima?sede=lago-blu&fascia=intera&settimane=1&convenzione=si');
  await expect.poll(async () => plain(await notes.innerText())).not.toContain(sentence);
});
