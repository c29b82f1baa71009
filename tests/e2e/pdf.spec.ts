import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { bodyOf, readPdf } from '../unit/staff/pdf/read-pdf.ts';
import { expect, test } from './fixtures.ts';
import { parts, texts } from './generator-page.ts';
import { open, PHONE } from './running-page.ts';
import { content, filled } from './site-content.ts';

const POST = 'Un tesoro sotto i pini 🍉\n\nPerché «fresca» costa 135 €… 👨‍👩‍👧‍👦\n\n#FunVillage';
const FONT = join(
  import.meta.dirname,
  '../../node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
);
const CHUNK = /\/assets\/jspdf[\w.-]*\.js/;
/** 1:30 a.m. in Rome, still the day before in New York and in London. */
const NIGHT = Date.parse('2025-06-08T23:30:00Z');

/** Opens the generator with a stored post. */
async function openWith(page: Page, post: string): Promise<void> {
  await page.clock.setFixedTime(NIGHT);
  await page.addInitScript((text) => localStorage.setItem('staff-post', text), post);
  await open(page, '/members#content');
  await expect(parts(page).post).toHaveValue(post);
}

const button = (page: Page) => parts(page).button(texts.download);

/** Adds an emoji font, which test machines often lack and phones have. */
async function giveEmojiFont(page: Page): Promise<void> {
  const base64 = (await readFile(FONT)).toString('base64');
  await page.evaluate(async (font) => {
    const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('Noto Color Emoji', bytes).load());
  }, base64);
}

async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()]);
  const bytes = new Uint8Array(await readFile(await file.path()));
  return { name: file.suggestedFilename(), ...(await readPdf(bytes)) };
}

test.describe('far from Rome', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the PDF has its name, the post and Rome’s date; its code loads on request', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openWith(page, POST);
    expect(asked.filter((url) => CHUNK.test(url))).toEqual([]);
    const { name, pages, info } = await download(page);
    expect(asked.filter((url) => CHUNK.test(url))).toHaveLength(1);
    expect(asked.filter((url) => /html2canvas|purify|api\/generate/.test(url))).toEqual([]);
    expect(name).toBe('fun-village-content.pdf');
    expect(info).toMatchObject({ Title: texts.pdf.title, Language: 'it' });
    const lines = pages.flatMap((each) => each.lines.map(({ text }) => text));
    expect(lines).toContain(filled(texts.pdf.date, { $date: '9 giugno 2025' }));
    expect(lines).toContain(filled(texts.pdf.page, { $current: '1', $total: '1' }));
    expect(lines).toContain(filled(texts.pdf.footer, { 'camp.name': content('facts/camp').name }));
    expect(bodyOf(pages).map((line) => line.trim())).toEqual([
      'Un tesoro sotto i pini',
      'Perché «fresca» costa 135 €…',
      '#FunVillage',
    ]);
    // printable.test.ts covers emoji that no font has.
    await test.step('emoji are pictures', async () => {
      await giveEmojiFont(page);
      await parts(page).post.fill(`${POST} 🎉🎉`);
      const note = parts(page).result.getByText(texts.pdf.leftOut.split('{{')[0]);
      await expect(note).toHaveCount(0);
      expect((await download(page)).pages.map(({ pictures }) => pictures)).toEqual([4]);
    });
  });
});

test.describe('without a connection', () => {
  test.use({ ...PHONE, allow: { errors: [/dynamically imported module/, /ERR_FAILED/] } });

  test('the page reports the failure, and keeps the text', async ({ page }) => {
    await page.route(CHUNK, (route) => route.abort());
    await openWith(page, POST);
    await button(page).tap();
    await expect(parts(page).result.getByText(texts.pdf.failed)).toBeVisible();
    await expect(parts(page).post).toHaveValue(POST);
  });
});
