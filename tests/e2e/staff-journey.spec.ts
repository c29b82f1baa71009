// The whole way of an animator with a phone: the site with its own relay, asking a scripted provider.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { readArchive } from '../unit/staff/renamer/read-archive.ts';
import { test as base, expect } from './fixtures.ts';
import { GENERATING, POST, parts, texts } from './generator-page.ts';
import { drawPicture, withData } from './renamer-photos.ts';
import { open, PHONE } from './running-page.ts';
import { type ScriptedProvider, startProvider } from './scripted-provider.ts';
import { hear, installRecogniser, type Script } from './scripted-recogniser.ts';
import { wordsOf } from './site-content.ts';
import { ACCESS_CODE, API_KEY, settingsFor, startSiteWithRelay } from './site-with-relay.ts';

declare const script: Script;

const members = wordsOf('members');
const DICTATED = 'stamattina caccia al tesoro nel parco e anguria per tutti';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

const test = base.extend<{ provider: ScriptedProvider }>({
  provider: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  baseURL: async ({ provider }, use) => {
    const site = await startSiteWithRelay(settingsFor(provider.url));
    await use(site.url);
    await site.close();
  },
});

test.use({ ...PHONE, userAgent: ANDROID });

test('dictate, generate, correct, print, rename five photos', async ({ page, provider }) => {
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  provider.script({ content: POST, after });
  const asked: string[] = [];
  page.on('request', (request) => {
    // The post is held against the facts by our own server: post-facts.spec.ts looks at that.
    if (request.method() === 'GET' || request.url().endsWith('/api/verify')) return;
    asked.push(`${request.url()} ${request.postData()}`);
  });
  await page.addInitScript(installRecogniser);
  await open(page, '/members');
  await page
    .getByRole('navigation', { name: members.menu })
    .getByRole('link', { name: members.sections.content.label })
    .tap();

  await dictate(page);
  const { code, generate, tool, post } = parts(page);
  await code.fill(ACCESS_CODE);
  await generate.tap();
  await expect(tool.getByText(GENERATING)).toBeVisible();
  await provider.arrived(1);
  answer();
  await expect(post).toHaveValue(POST);
  await expect(tool.getByText(texts.review.good)).toBeVisible();
  const [request] = provider.requests;
  expect(request?.authorization).toBe(`Bearer ${API_KEY}`);
  expect(JSON.stringify(request?.body)).toContain(DICTATED);
  expect(asked).toEqual([
    `${new URL('/api/generate', page.url()).href} ${JSON.stringify({ description: DICTATED })}`,
  ]);

  const corrected = POST.replace('Un tesoro', 'Il nostro tesoro');
  await post.fill(corrected);
  const pdf = await downloadOf(page, () => parts(page).button(texts.download).tap());
  expect(pdf.suggestedFilename()).toBe('fun-village-content.pdf');
  const printed = await textOf(pdf);
  expect(printed).toContain('Il nostro tesoro sotto i pini');
  expect(printed).toContain('#FunVillage #CampusEstivo');

  const names = await renameFive(page);
  expect(new Set(names).size).toBe(5);
  for (const name of names) {
    expect(name).toMatch(/^SC-TESORO_caccia_al_tesoro_\d{4}-\d\d-\d\d-[A-Z0-9]{8}\.jpg$/);
  }
  expect(asked).toHaveLength(1);
  await page.reload();
  await expect(post).toHaveValue(corrected);
});

async function dictate(page: Page): Promise<void> {
  const { button, description } = parts(page);
  await button(texts.speech.start).tap();
  await button(texts.speech.accept).tap();
  await page.evaluate(() => script.begin());
  await hear(page, { text: 'stamattina', confidence: 0 });
  await hear(page, { text: 'stamattina', confidence: 0 }, { text: 'stamattina caccia al tesoro' });
  await page.evaluate(() => script.end());
  await button(texts.speech.start).tap();
  await hear(page, { text: 'nel parco e anguria per tutti' });
  await page.evaluate(() => script.end());
  await expect(description).toHaveValue(DICTATED);
}

async function renameFive(page: Page): Promise<string[]> {
  const tool = page.getByRole('region', { name: members.renamer.title });
  await tool.locator('summary').tap();
  const { fields, rename } = members.renamer;
  await tool.getByLabel(fields.prefix.label, { exact: true }).fill('sc');
  await tool.getByLabel(fields.code.label, { exact: true }).fill('TESORO');
  await tool.getByLabel(fields.title.label, { exact: true }).fill('caccia al tesoro');
  const photo = withData(await drawPicture(page, 'jpeg'), 'jpeg', 6);
  await tool.getByLabel(fields.files.label, { exact: true }).setInputFiles(
    [1, 2, 3, 4, 5].map((number) => ({
      name: `IMG_${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photo,
    })),
  );
  // The button moves down as the names come: a press that it runs away from is none.
  await expect(tool.locator('ol b')).toHaveCount(5);
  const archive = await downloadOf(page, () => tool.getByRole('button', { name: rename }).tap());
  await expect(tool.getByText('posizione rimossa da 5 foto')).toBeVisible();
  return (await readArchive(await readFile(await archive.path()))).map(({ name }) => name);
}

async function downloadOf(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

async function textOf(pdf: Download): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(await pdf.path())));
  const { text } = await extractText(document, { mergePages: true });
  return text;
}
