import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './running-page.ts';
import { pdfPages } from './pdf-text.ts';
import { content, pagesInLanguage, wordsOf } from './site-content.ts';

const { origin } = content('site');

/** One page of each template. */
const shown = [...new Map(pagesInLanguage.map((page) => [page.template, page])).values()];

const letters = (text: string) => text.replace(/\s/g, '');

/** What the footer says on paper. */
const ending = async (page: Page) => letters(await page.locator('footer').innerText());

test('paper ends where the document does, with its address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const sheets: Record<string, number> = {};
  for (const { path, template } of shown)
    await test.step(path, async () => {
      await open(page, path);
      const printed = pdfPages(await page.pdf({ format: 'A4' })).map(letters);
      sheets[template] = printed.length;
      const last = printed.at(-1) ?? '';
      expect(printed.join(''), path).toContain(letters(origin + path));
      expect.soft(last.length, path).toBeGreaterThan((await ending(page)).length + 40);
    });
  expect(sheets).toEqual({});
  await test.step('a tool is nothing there, not even its heading', async () => {
    await open(page, '/');
    await expect(page.getByText(wordsOf('home').quick.title, { exact: true })).toBeHidden();
  });
});
