// The studio on a copy of the made-up camp, by keyboard and mouse. All tests share it and its page:
// what one saves, the next one finds.
import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import words from '../../src/studio/words.json' with { type: 'json' };
import { violationsOf } from './axe.ts';
import { type CampStudio, campStudio, StudioUser } from './studio-user.ts';

const { title: _, ...VIEWS } = words.views;
const PRICES = 'facts/prices.json';
const SEASON = 'facts/season.json';
let studio: CampStudio;
let page: Page;
let user: StudioUser;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  studio = await campStudio();
  page = await (await browser.newContext()).newPage();
  user = new StudioUser(page);
  await page.goto(studio.url);
  await expect(checkResult()).toBeVisible();
});

test.afterAll(async () => {
  await page.context().close();
  await studio.close();
});

/** The result of the check, in the top bar. */
const checkResult = () =>
  page.getByRole('banner').getByRole('button', { name: words.findings.noErrors });
const week = (tab = page) => tab.getByLabel('Settimana intera', { exact: true }).first();
const shown = () => page.frameLocator('iframe').locator('body');

/** Undoes step by step: until the answer comes, the button still shows the old state. */
async function undoAll(): Promise<void> {
  for (let left = 1; left > 0; ) {
    const answered = page.waitForResponse('**/api/undo');
    await user.press(words.undo);
    left = (await (await answered).json()).drafts.length;
  }
  await expect(page.getByText(words.nothingToSave)).toBeVisible();
}

test('changes only the line of a price, takes it back, and publishes', async () => {
  await page.keyboard.press('Control+k');
  // Text typed right after the shortcut goes into the search.
  await page.keyboard.type('set');
  await page.keyboard.insertText('timana intera 144');
  await page.keyboard.press('Enter');
  await expect(week()).toBeFocused();
  const before = studio.read(PRICES);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('151,50');
  await expect(shown().getByText('151,50').first()).toBeAttached();
  // The preview shows a page with the value.
  await expect(page.getByText(words.page.found.many.split(' {count}')[0] ?? '')).toBeVisible();
  expect(studio.read(PRICES)).toBe(before);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+s');
  await user.pressTwice(page.getByRole('button', { name: words.summary.confirm }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(studio.read(PRICES)).toBe(before.replace('"week": 144', '"week": 151.5'));
  await user.view(words.views.history);
  const saves = page.getByRole('listitem').filter({ hasText: 'Anna Verdi' });
  await expect(saves.first()).toContainText('era 144 €, ora è 151,50 €');
  await expect(saves.nth(1), 'the commit with which campStudio begins').toContainText('first');
  // The history was asked for after all that the presses sent.
  expect(sent.filter((path) => path === '/api/save')).toHaveLength(1);
  await saves.first().getByRole('button', { name: words.history.revert }).click();
  await expect(page.getByRole('dialog').locator('del')).toHaveText('151,50 €');
  // Where it is read, and which page keeps a value of its own.
  await expect(page.getByRole('dialog').locator('small')).toHaveText([
    new RegExp(`^\\. ${words.summary.on} .*Lago Blu`),
  ]);
  await expect(page.getByRole('dialog')).toContainText(`${words.summary.notOn} Colle Alto`);
  await user.press(words.history.confirm);
  await user.said(words.history.done);
  await user.save();
  expect(studio.read(PRICES)).toBe(before);
  await user.press(words.publish);
  await user.press(words.publishing.confirm);
  await user.said(words.publishing.pushed);
  expect(studio.git('--git-dir=remote.git', 'log', '-1', '--format=%s', 'main')).toContain(
    'Annullato: Tariffe di base › Settimana intera: era 144 €, ora è 151,50 €',
  );
});

test('replaces a hard-coded value with its fact', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/preview', async (route) => {
    await held;
    await route.continue();
  });
  await user.view(/Lago Blu/);
  const desk = page.locator('aside [aria-busy]');
  await expect(desk).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(desk).toHaveAttribute('aria-busy', 'false');
  await page.unroute('**/api/preview');
  await expect(shown().getByRole('heading', { level: 1 })).toHaveText(/Lago Blu/);
  await page.getByRole('button', { name: 'Testata della pagina' }).click();
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).click();
  await page.keyboard.press('End');
  // As one edit: each keystroke would be checked.
  await page.keyboard.insertText(', una settimana 144 euro');
  await expect(page.getByRole('button', { name: '1 errore' })).toBeVisible();
  await page
    .getByRole('button', { name: /Scrivete «144/ })
    .first()
    .click();
  await expect(checkResult()).toBeVisible();
  await user.save();
  expect(studio.read('texts/it/lago-blu.json')).toContain(', una settimana {{prices.week, euro}}"');
});

test('leads from a picture on the page to its place, and from a date to its range', async () => {
  await user.goTo('texts/it/home.json', '/hero/slides/camp/title');
  await shown().locator('img[src="/pictures/stage.svg"]').first().click();
  const place = page.locator('main [data-pointer="/hero/slides/0/picture"]');
  await expect(place.getByText(words.picture.other)).toBeFocused();
  await expect(place.getByText(words.picture.other)).toBeInViewport();
  await expect(page.locator('aside > strong')).toContainText(/^Sulla pagina compare/);
  // What has no words cannot be found there: nothing is said of it.
  await user.goTo('pages/home.json', '/hero/slides/0/features/0/icon');
  await expect(page.locator('aside > strong')).toHaveCount(0);
  await user.goTo(SEASON, '/closures/august/from');
  await expect(page.locator('aside > strong')).toContainText(/^Sulla pagina compare/);
});

test('shows the card of a choice, and the page of a whole file or of a venue', async () => {
  const chosen = page.locator('aside select option:checked');
  await user.goTo('facts/open-days.json', '/events/first/venue');
  await expect(page.locator('aside > strong')).toContainText(/^Sulla pagina compare/);
  await expect(chosen).toHaveText('Open day');
  await user.goTo('facts/testimonials.json', '');
  await expect(chosen).not.toHaveText('Open day');
  // An end of one of several ranges, written as one value.
  await user.goTo('facts/hours.json', '/secretariat/saturday/0/from');
  await expect(page.locator('aside > strong')).toContainText(/^Sulla pagina compare/);
  await user.goTo('facts/venues.json', '/parcoTigli/prices/week');
  await expect(page.locator('aside > strong')).toContainText(/^Sulla pagina compare/);
  await expect(chosen).toHaveText('Parco Tigli');
});

test('keeps working when a page cannot be rendered', async () => {
  const field = await user.goTo('pages/domande.json', '/questions/0/id');
  const name = field.locator('input');
  await expect(shown().getByRole('heading', { level: 1 })).toBeAttached();
  const before = await name.inputValue();
  await name.fill(`${before}-altro`);
  // No text exists for a question of that name.
  await expect(page.getByText(words.page.broken)).toBeVisible();
  await expect(name).toHaveValue(`${before}-altro`);
  await user.press(words.undo);
  await expect(page.getByText(words.page.broken)).toHaveCount(0);
  await expect(page.getByText(words.nothingToSave)).toBeVisible();
});

test('keeps the form when the preview fails, and retries', async () => {
  await page.addInitScript(() => {
    Object.assign(DOMParser, { parse: DOMParser.prototype.parseFromString });
    DOMParser.prototype.parseFromString = () => {
      throw new Error('broken');
    };
  });
  await page.reload();
  await expect(page.getByText(words.broken)).toBeVisible();
  await user.view('Tariffe');
  await expect(week()).toBeVisible();
  await expect(page.getByText(words.broken)).toBeVisible();
  await page.evaluate(() => {
    DOMParser.prototype.parseFromString = Object(DOMParser).parse;
  });
  await user.press(words.again);
  await expect(shown().getByRole('heading', { level: 1 })).toBeAttached();
});

test('opens the search from every state', async () => {
  const search = page.getByRole('dialog', { name: words.search });
  const field = await user.goTo('texts/it/domande.json', '/hero/title');
  const states = {
    'a text': () => field.locator('.cm-content').click(),
    'the page beside the form': () => page.locator('iframe').focus(),
    'the save dialog': () => page.keyboard.press('Control+s'),
    'the list of facts': () => user.press(words.field.insertFact, field),
  };
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('searchbox'), state).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search, state).toBeHidden();
  }
  // Where it leads to, the list of facts closes, too.
  await page.keyboard.press('Control+k');
  await search.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows a notice on its day', async () => {
  await user.goTo('notices.json', '');
  await page.getByRole('button', { name: 'Aggiungete avviso' }).click();
  await page.locator('main .cm-content:focus').waitFor();
  await page.keyboard.insertText('Lunedì si nuota.');
  await page.getByLabel('Da quando').fill('2033-07-04');
  await page.getByLabel('Fino a quando').fill('2033-07-05');
  await expect(shown()).not.toContainText('Lunedì si nuota.');
  const day = words.page.day.replace('{day}', '4 luglio 2033');
  await page.getByRole('button', { name: day }).click();
  await shown().getByText('Lunedì si nuota.').click();
  await expect(page.locator('main .cm-content:focus')).toHaveText('Lunedì si nuota.');
  await undoAll();
});

/** One file of each kind. */
const FIELDS = [
  PRICES,
  'texts/it/home.json',
  'pages/home.json',
  'pictures.json',
  'links.json',
  'questions.json',
  'site.json',
];
const WIDE = { width: 1440, height: 900 };
const TABLETS = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

test('has no axe violation on any screen, and fits a tablet', async () => {
  const waiting = new RegExp(`^${words.views.confirm} \\d+$`);
  await expect(page.getByRole('navigation').getByRole('button', { name: waiting })).toBeVisible();
  const faults: string[] = [];
  const look = async (screen: string, part = 'main') => {
    const found = await violationsOf(page, part);
    faults.push(...found.map((finding) => `${screen}: ${finding}`));
    // The size of the last look comes first: each screen is laid out anew once.
    for (const size of TABLETS.reverse()) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const { y = size.height } = (await page.locator('iframe').boundingBox()) ?? {};
      if (y >= size.height) faults.push(`${screen}: the page is out of view at ${size.width} px`);
      // Content wider than its column is cut off.
      const cut = await page
        .locator('main')
        .evaluate((main) => main.scrollWidth - main.clientWidth);
      if (wide > 0 || cut > 0) faults.push(`${screen}: too wide at ${size.width} px`);
    }
  };
  // The frame around them is the same on all screens.
  expect(await violationsOf(page, '', 'iframe')).toEqual([]);
  for (const name of Object.values(VIEWS)) {
    await user.view(name);
    await look(name);
  }
  for (const path of FIELDS) {
    await user.goTo(path, '');
    await expect(page.locator('main h2').first()).toBeVisible();
    await look(path);
  }
  await user.view(words.views.home);
  await page.getByRole('button', { name: 'Un nuovo orario di chiusura' }).click();
  await look('hours');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('settimana');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('Ctrl K', 'dialog');
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);
  expect(faults).toEqual([]);
});

// From here on without the page beside the form: an edit takes half of the time.
test('shows edits of one tab in another that gets the focus', async () => {
  await user.hidePage();
  await user.view('Tariffe');
  const second = await page.context().newPage();
  await second.goto(studio.url);
  await new StudioUser(second).view('Tariffe');
  await week().fill('155');
  await expect(page.getByRole('banner').locator('[aria-busy="false"]')).toBeVisible();
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(week(second)).toHaveValue('155');
  await expect(second.getByText(words.toSave.one)).toBeVisible();
  await second.close();
  await undoAll();
});

test('saves nothing while a field holds an invalid value', async () => {
  const start = (await user.goTo(SEASON, '/start')).locator('input').first();
  const end = page.locator('main [data-pointer="/end"] input').first();
  const openSave = () => page.getByRole('button', { name: words.save, exact: true }).click();
  const confirm = page.getByRole('button', { name: words.summary.confirm });
  await start.focus();
  // 31 February: on the way there, browsers report 3 February.
  await page.keyboard.type('0231');
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('banner')).toContainText(words.nothingToSave);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/check', async (route) => {
    await held;
    await route.continue();
  });
  await end.fill('2031-09-13');
  await openSave();
  await expect(page.getByRole('dialog').getByRole('alert').first()).toHaveText(
    words.summary.unread,
  );
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await start.fill('2031-06-16');
  await openSave();
  // Before the last edit is answered, a save would have no message.
  await expect(confirm).toBeDisabled();
  letGo();
  await expect(confirm).toBeEnabled();
  await page.unroute('**/api/check');
  await page.keyboard.press('Escape');
  await user.press(words.undo);
  await expect(page.getByRole('banner')).toContainText(words.nothingToSave);
});

test('keeps typed spaces out of a text, and tells the rows of the list of facts apart', async () => {
  const field = await user.goTo('texts/it/domande.json', '/hero/title');
  const text = field.locator('.cm-content');
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Domande  a noi, ');
  await user.settled();
  await expect(checkResult()).toBeVisible();
  await user.press(words.field.insertFact, field);
  await page.keyboard.insertText('settimana intera');
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows.first()).toContainText('Settimana intera');
  const read = (await rows.allInnerTexts()).map((row) => row.replace(/[€\s]/g, ''));
  expect(new Set(read).size).toBe(read.length);
  await page.keyboard.press('Escape');
  await expect(text).toHaveText('Domande  a noi, ');
  await user.save();
  expect(studio.read('texts/it/domande.json')).toContain('"title": "Domande a noi,"');
});

test('offers a sentence its own fact before all others', async () => {
  const field = await user.goTo('texts/it/domande.json', '/questions/items/certificato/body/0');
  await user.press(words.field.insertFact, field);
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await expect(first).toContainText('Certificato medico da');
  await page.keyboard.press('Escape');
});

test('quotes with a price that is not saved', async () => {
  await user.view(words.views.quote);
  const told = page.getByRole('main').getByRole('status');
  await expect(told).toContainText('Totale: 588 €');
  await expect(told).not.toContainText('valori salvati');
  await user.view('Tariffe');
  await week().fill('150');
  await expect(page.getByText(words.toSave.one)).toBeVisible();
  await expect(page.getByText(words.field.before.replace('{value}', '144'))).toBeVisible();
  await user.view(words.views.quote);
  await expect(told).toContainText('Totale: 612 €');
  await expect(told).toContainText('Con i valori salvati: Totale: 588 €.');
  await user.press(words.quoting.more);
  await expect(told).toContainText('Bambino 2');
  const second = page.getByRole('group', { name: 'Figlio 2' });
  await second.getByLabel(words.quoting.fields.weeks).fill('0');
  await second.getByLabel(words.quoting.fields.days).fill('0');
  // An impossible request is answered in the words of the command.
  await expect(told).not.toContainText('Totale: 612');
  await user.press(words.quoting.less);
  await expect(told).toContainText('Totale: 612 €');
  await user.view('Tariffe');
  await week().fill('-1');
  await user.view(words.views.quote);
  await expect(told).toContainText(words.quoting.errors.one);
  await user.view('Tariffe');
  await user.press(words.field.putBack);
  await expect(week()).toHaveValue('144');
  await expect(page.getByText(words.nothingToSave)).toBeVisible();
});

test('merges changes of others, and asks about a value both changed', async () => {
  await user.view('Tariffe');
  await week().fill('150');
  await expect(page.getByText(words.toSave.one)).toBeVisible();
  studio.replace(PRICES, '"halfDay": 26', '"halfDay": 27');
  await user.save();
  const prices = { week: 150, halfDayWeek: 102, day: 38, halfDay: 27 };
  expect(JSON.parse(studio.read(PRICES))).toMatchObject(prices);
  await week().fill('151');
  await expect(page.getByText(words.toSave.one)).toBeVisible();
  studio.replace(PRICES, '"week": 150', '"week": 160');
  await page.keyboard.press('Control+s');
  await user.press(words.summary.confirm);
  await user.press(words.conflict.theirs);
  await expect(week()).toHaveValue('160');
});

test('keeps each text with its item while a list changes', async () => {
  await user.goTo('texts/it/domande.json', '/questions/items/eta/body');
  const list = page.locator('main [data-pointer="/questions/items/eta/body"]');
  const texts = list.locator('.cm-content');
  const add = list.getByRole('button', { name: /^Aggiungete (?!un dato)/ }).last();
  for (const word of ['alfa', 'beta']) {
    await add.click();
    await texts.last().click();
    await page.keyboard.insertText(word);
  }
  await expect(texts.last()).toHaveText('beta');
  await list
    .getByRole('button', { name: words.field.up.replace('{what}', '') })
    .last()
    .click();
  await expect(texts.last()).toHaveText('alfa');
  // Text typed after the move goes into the item that shows it.
  await texts.last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' uno');
  await expect(texts.last()).toHaveText('alfa uno');
  await expect(texts.nth(-2)).toHaveText('beta');
  await list
    .getByRole('button', { name: words.field.remove.replace('{what}', '') })
    .last()
    .click();
  await expect(texts.last()).toHaveText('beta');
  await user.save();
  const { items } = JSON.parse(studio.read('texts/it/domande.json')).questions;
  expect(items.eta.body.at(-1)).toBe('beta');
});

test('folds a list to its titles, and opens and moves an item', async () => {
  const slot = await user.goTo('facts/programme.json', '/slots/football');
  const open = page.locator('main details[open]');
  await expect(slot.locator('input').first()).toBeFocused();
  await expect(open).toHaveCount(1);
  const titles = () => page.locator('main summary').allTextContents();
  const before = await titles();
  const own = before.find((title) => title.includes('Calcio')) ?? '';
  const place = before.indexOf(own);
  await slot.getByRole('toolbar').getByRole('button').first().focus();
  // The focus goes along.
  for (const moved of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await titles()).indexOf(own)).toBe(place - moved);
  }
  await expect(open.locator('summary')).toHaveText(own);
  await undoAll();
  expect(await titles()).toEqual(before);
});

test('leaves somebody who has gone elsewhere before an added item was answered', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/edit', async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/edit');
  const list = await user.goTo('facts/weeks.json', '/programme/themes');
  await list.locator('> div > button').last().click();
  await user.goTo('facts/fees.json', '/enrolment');
  letGo();
  await answered;
  await user.settled();
  await expect(page.locator('main [data-pointer="/enrolment"]').first()).toBeVisible();
  await page.unroute('**/api/edit');
  await undoAll();
});

test('accepts a photograph of ten megabytes, and shows it', async () => {
  // Like a camera's: quick to decode, made large by metadata segments.
  const small = await sharp({
    create: { width: 5000, height: 3750, channels: 3, background: '#2a7fb8' },
  })
    .jpeg()
    .toBuffer();
  const segment = Buffer.alloc(65_000, 'x');
  segment.set([0xff, 0xe7, (65_000 - 2) >> 8, (65_000 - 2) & 0xff]);
  const segments = Array.from({ length: 160 }, () => segment);
  const photograph = Buffer.concat([small.subarray(0, 2), ...segments, small.subarray(2)]);
  expect(photograph.length).toBeGreaterThan(10_000_000);
  const [id = ''] = Object.keys(JSON.parse(studio.read('pictures.json')).pictures);
  await user.goTo('pictures.json', `/pictures/${id}/file`);
  const drop = page.getByRole('group', { name: words.picture.choose }).first();
  const file = test.info().outputPath('Giornata al lago.jpg');
  writeFileSync(file, photograph);
  await drop.locator('input[type=file]').setInputFiles(file);
  await user.said(words.picture.taken);
  await expect(drop.locator('img')).toHaveAttribute('src', /giornata-al-lago\.jpg$/);
  expect(await drop.locator('img').evaluate((img: HTMLImageElement) => img.decode())).toBe(
    undefined,
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toContainText('giornata-al-lago');
  await user.press(words.summary.back);
  await user.press(words.undo);
  await expect(page.getByText(words.nothingToSave)).toBeVisible();
});
