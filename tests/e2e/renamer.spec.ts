import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { CAMERA, HEIC } from '../unit/staff/renamer/make-photos.ts';
import { readArchive } from '../unit/staff/renamer/read-archive.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { drawPicture, pixelsOf, withData } from './renamer-photos.ts';
import { open, PHONE } from './running-page.ts';
import { content, filled, wordsOf } from './site-content.ts';

const texts = wordsOf('members').renamer;
const ALERT = 'Compila tutti i campi: prefisso (2 lettere), codice (1-10 caratteri) e titolo.';
const NAME = /^SC-PISCINA_gara_di_tuffi_2025-06-09-[A-Z0-9]{8}\.\w+$/;
/** 1:30 a.m. in Rome, still the day before in the browser's time zone. */
const NIGHT = Date.parse('2025-06-08T23:30:00Z');

const tool = (page: Page) => page.getByRole('region', { name: texts.title });
const field = (page: Page, name: string) =>
  tool(page).getByLabel(texts.fields[name].label, { exact: true });
const rename = (page: Page) => tool(page).getByRole('button', { name: texts.rename });
const names = (page: Page) => tool(page).locator('ol b');

async function fill(page: Page): Promise<void> {
  await field(page, 'prefix').fill('sc');
  await field(page, 'code').fill('PISCINA');
  await field(page, 'title').fill('gara di tuffi');
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): ChosenFile => ({
  name,
  buffer,
  mimeType,
});

async function audit(page: Page, state: string): Promise<void> {
  expect(await violationsOf(page, '[aria-labelledby="renamer-heading"]'), state).toEqual([]);
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

const bytesOf = async (download: Download) => readFile(await download.path());

test.use({ timezoneId: 'America/New_York' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NIGHT);
});

/** See engines.spec.ts for a single photo, clean-picture.test.ts for all eight orientations. */
test('rotated photos look the same afterwards, and other files are refused', async ({ page }) => {
  await open(page, '/members');
  const sent: string[] = [];
  page.on('request', (request) => {
    // Code, fonts and pictures of the site reveal nothing about a photo; they may load at any time.
    const isAsked = request.method() === 'GET' && !new URL(request.url()).search;
    const isOwnFile = isAsked && !/fetch|xhr/.test(request.resourceType());
    if (!isOwnFile) sent.push(request.url());
  });
  await fill(page);
  const photos = [];
  for (const kind of ['jpeg', 'png', 'webp'] as const)
    photos.push({ kind, photo: withData(await drawPicture(page, kind), kind, 6) });
  await field(page, 'files').setInputFiles([
    ...photos.map(({ kind, photo }) => file(`a.${kind}`, photo, `image/${kind}`)),
    file('iphone.heic', HEIC),
    file('anche.HEIC', HEIC),
    file('finta.jpg', Buffer.from('<!doctype html>')),
    file('tagliata.jpg', (await drawPicture(page, 'jpeg')).subarray(0, -20)),
  ]);
  const aside = tool(page).locator('[role="status"] ul').first().getByRole('listitem');
  const { heic, noPicture, damaged } = texts.refused.reasons;
  await expect(aside).toHaveText([`iphone.heicanche.HEIC${heic}`, `finta.jpg${noPicture}`]);
  // The button moves down as names appear: a click at its old place would miss.
  await expect(names(page)).toHaveCount(photos.length + 1);
  await audit(page, 'chosen');
  const download = await downloaded(page, () => rename(page).click());
  const archived = await readArchive(await bytesOf(download));
  expect(archived.map(({ name }) => name)).toEqual(photos.map(() => expect.stringMatching(NAME)));
  for (const [index, { kind, photo }] of photos.entries()) {
    const clean = archived[index]?.content ?? Buffer.alloc(0);
    expect(await pixelsOf(page, clean, kind), kind).toEqual(await pixelsOf(page, photo, kind));
    expect(clean.includes(CAMERA)).toBe(false);
  }
  await expect(aside.last()).toHaveText(`tagliata.jpg${damaged}`);
  await expect(tool(page).getByText('posizione rimossa da 3 foto')).toBeVisible();
  expect(sent, 'nothing leaves the device').toEqual([]);
  await audit(page, 'done');
  await tool(page).getByRole('button', { name: texts.done.restart }).click();
  await expect(names(page)).toHaveCount(0);
  await expect(field(page, 'files')).toBeFocused();
  await expect(field(page, 'title')).toHaveValue('gara di tuffi');
});

test('the form says what is missing, and takes photos in every way', async ({ page }) => {
  // The form announces it once; each field says its own on focus.
  const alert = tool(page).getByRole('alert').filter({ hasText: /./ });
  await open(page, '/members');
  await test.step('an empty form, word for word', async () => {
    await rename(page).click();
    await expect(alert).toHaveText(ALERT);
    await expect(field(page, 'prefix')).toBeFocused();
    for (const name of ['prefix', 'code', 'title']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(
        new RegExp(texts.fields[name].wrong),
      );
    }
    await audit(page, 'errors');
    await field(page, 'prefix').fill('S1');
    await field(page, 'code').fill('12345678901234');
    await expect(field(page, 'code')).toHaveValue('1234567890');
    await field(page, 'title').fill('tuffi');
    await expect(alert).toHaveText(ALERT);
    await field(page, 'prefix').pressSequentially('xyz');
    await field(page, 'prefix').fill('scx');
    await expect(field(page, 'prefix')).toHaveValue('SC');
    await expect(alert).toHaveText(texts.errors.files);
  });
  await test.step('a venue fills in its own prefix', async () => {
    const [venue] = Object.values<{ name: string; photoPrefix?: string }>(
      content('facts/venues'),
    ).filter(({ photoPrefix }) => photoPrefix !== undefined);
    const venues = tool(page).getByRole('group', { name: texts.venues });
    await venues.getByRole('radio', { name: venue?.name ?? '' }).check();
    await expect(field(page, 'prefix')).toHaveValue(venue?.photoPrefix ?? '');
  });
  const picture = await drawPicture(page, 'jpeg');
  await test.step('photos dropped anywhere on the page', () => dropsPhotos(page, picture));
  const again = tool(page).getByRole('button', { name: /^Scarica di nuovo/ });
  await test.step('by the keyboard alone', async () => {
    for (const name of ['prefix', 'code', 'title']) await field(page, name).clear();
    await field(page, 'prefix').focus();
    for (const typed of ['sc', 'PISCINA', 'gara di tuffi']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await expect(field(page, 'files')).toBeFocused();
    await field(page, 'files').setInputFiles([file('a.jpg', picture)]);
    await expect(names(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(tool(page).getByRole('region', { name: texts.preview.title })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(rename(page)).toBeFocused();
    await downloaded(page, () => page.keyboard.press('Enter'));
    await expect(again).toBeVisible();
    await expect(tool(page).locator('[tabindex="-1"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(again).toBeFocused();
    await downloaded(page, () => page.keyboard.press('Enter'));
  });
  await test.step('a press while photos are still being read renames them once', async () => {
    await tool(page).getByRole('button', { name: texts.done.restart }).click();
    await holdReadingUntil(page, 'dblclick');
    await field(page, 'files').setInputFiles([file('a.jpg', picture)]);
    const download = await downloaded(page, () => rename(page).dblclick());
    expect(download.suggestedFilename()).toMatch(NAME);
    await expect(again).toHaveCount(1);
  });
});

async function dropsPhotos(page: Page, picture: Buffer): Promise<void> {
  const data = await page.evaluateHandle((base64) => {
    const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    for (const name of ['a.jpg', 'b.jpg']) transfer.items.add(new File([raw], name));
    return transfer;
  }, picture.toString('base64'));
  const form = tool(page).locator('form');
  const title = page.locator('h1');
  await title.dispatchEvent('dragover', { dataTransfer: data });
  await expect(form).toHaveAttribute('data-over', 'true');
  await title.dispatchEvent('drop', { dataTransfer: data });
  await expect(form).not.toHaveAttribute('data-over');
  await expect(names(page)).toHaveCount(2);
  await tool(page).getByRole('button', { name: texts.clear }).click();
  await expect(names(page)).toHaveCount(0);
  await expect(field(page, 'files')).toBeFocused();
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the rear camera is offered, and nothing is too wide', async ({ page }) => {
    await open(page, '/members#photos');
    await expect(field(page, 'camera')).toBeVisible();
    await expect(field(page, 'camera')).toHaveAttribute('capture', 'environment');
    await expect(field(page, 'files')).toHaveAttribute('accept', 'image/*');
    await expect(field(page, 'files')).toHaveAttribute('multiple', '');
    const picture = await drawPicture(page, 'jpeg');
    await fill(page);
    await field(page, 'title').fill(`gara${'lunghissima'.repeat(12)}`);
    await field(page, 'camera').setInputFiles([file(`${'x'.repeat(120)}.jpg`, picture)]);
    await expect(names(page)).toHaveCount(1);
    await downloaded(page, () => rename(page).tap());
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});

/** Holds the next photo that is read, until the mouse is pressed so. */
async function holdReadingUntil(page: Page, pressed: 'click' | 'dblclick'): Promise<void> {
  await page.evaluate((type) => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      Blob.prototype.arrayBuffer = read;
      await new Promise((letGo) => addEventListener(type, letGo, { once: true }));
      return read.call(this);
    };
  }, pressed);
}

/** photos.test.ts and rename-photos.test.ts cover other numbers and sizes. */
test('more photos than a phone can hold come in archives', async ({ page }) => {
  // Of such a size, two fill an archive.
  await page.addInitScript(() =>
    Object.defineProperty(File.prototype, 'size', { value: 40_000_000 }),
  );
  await open(page, '/members');
  await fill(page);
  const photo = withData(await drawPicture(page, 'jpeg'), 'jpeg', 6);
  const photos = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name, photo));
  await field(page, 'files').setInputFiles(photos);
  await expect(names(page)).toHaveCount(photos.length);
  // Of its run, so that it can be cancelled.
  await holdReadingUntil(page, 'click');
  await rename(page).click();
  await expect(field(page, 'title')).toBeDisabled();
  await tool(page).getByRole('button', { name: texts.cancel }).click();
  await expect(tool(page).getByText(texts.cancelled)).toBeVisible();
  await expect(names(page)).toHaveCount(photos.length);
  await expect(field(page, 'title')).toBeEnabled();
  await expect(tool(page).getByText(filled(texts.archives, { $total: '2' }))).toBeVisible();
  const unpacked = new Set<string>();
  for (const $current of ['1', '2']) {
    const values = { $current, $total: '2' };
    const next = tool(page).getByRole('button', { name: filled(texts.next, values) });
    const button = $current === '1' ? rename(page) : next;
    const download = await downloaded(page, () => button.click());
    expect(download.suggestedFilename()).toBe(
      `SC-PISCINA_gara_di_tuffi_2025-06-09-${$current}.zip`,
    );
    await expect(tool(page).getByText(filled(texts.archive, values))).toBeVisible();
    for (const { name } of await readArchive(await bytesOf(download), false)) unpacked.add(name);
  }
  expect(unpacked.size).toBe(photos.length);
  await expect(tool(page).getByText('posizione rimossa da 4 foto')).toBeVisible();
});
