import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { enhanced, sheetsOf } from './running-page.ts';
import { onePerTemplate } from './shown-pages.ts';
import { content, pages, wordsOf } from './site-content.ts';

const { origin } = content('site');

const shown = onePerTemplate(pages);

/** The most A4 pages per template. */
const MAX_SHEETS: Readonly<Record<string, number>> = {
  activity: 2,
  camp: 3,
  enrolment: 3,
  estimate: 1,
  gallery: 2,
  guide: 2,
  home: 5,
  legal: 3,
  members: 4,
  'open-days': 2,
  regulations: 9,
  'sports-centres': 2,
  work: 2,
};

test.use({ interacted: false });

const letters = (text: string) => text.replace(/\s/g, '');

/** The footer's text in print. */
async function ending(page: Page): Promise<string> {
  const footer = page.locator('footer');
  return (await footer.isVisible()) ? letters(await footer.innerText()) : '';
}

test('each printed page says where it is from, and none says only that', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path, template } of shown)
    await test.step(path, async () => {
      await page.goto(path);
      await enhanced(page);
      const sheets = (await sheetsOf(page)).map(letters);
      expect.soft(sheets.length, path).toBeLessThanOrEqual(MAX_SHEETS[template] ?? 0);
      const least = (await ending(page)).length + 40;
      for (const sheet of sheets) {
        expect.soft(sheet, path).toContain(letters(origin + path));
        expect.soft(sheet.length, path).toBeGreaterThan(least);
      }
    });
  await test.step('a tool is nothing there, not even its heading', async () => {
    await page.goto('/');
    await expect(page.getByText(wordsOf('home').quick.title, { exact: true })).toBeHidden();
  });
});
