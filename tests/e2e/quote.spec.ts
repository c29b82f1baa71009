import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { EstimateTexts, QuoteTexts } from '../../src/content/types.ts';
import { addDays } from '../../src/time/calendar.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { hold, open, pasted, sheetsOf } from './running-page.ts';
import { content, euro, filled, formats, wordsOf } from './site-content.ts';

const texts: EstimateTexts = wordsOf('stima');
const words: QuoteTexts = wordsOf('quote');
const { origin } = content('site');

/** The quote of the worked example, word for word. */
const WRITTEN = {
  updated: 'maggio 2031',
  closed: '18–\u206022 agosto',
  receipt: [
    '3 × 144 € +432 €',
    'da 144 € a 122,40 €, −15% −64,80 €',
    'da 122,40 € a 110,16 €, −10% −36,72 €',
    'all’euro superiore +0,52 €',
  ],
  printed: ['343 €', 'da 144 € a 122,40 €, −15%', '330,48 €', 'giovedì 19 giugno 2031'],
};

const PAGE = '/stima';
/** The worked example of the regulations, with marked weeks. */
const WEEKS = ['2031-06-23', '2031-07-07', '2031-07-14'];
const EXAMPLE = `${PAGE}?catena=5&famiglie=2&sede=lago-blu&fascia=intera&settimane=3&lunedi=${WEEKS.join('_')}&anticipo=3`;
const IN_MAY = new Date('2031-05-27T10:00:00+02:00');

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** The checkbox of a week in the calendar, by its Monday. */
const week = (monday: string) =>
  filled(texts.questions.calendar.week, {
    $date: formats.dateRange.format({ from: monday, to: addDays(monday, 4) }),
  });
const MORE = texts.questions.more.replace(/\{.*/, '').trim();
const AN_AMOUNT = /^(?:\d+\s€|€\d+)$/;
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim();
const total = (page: Page) => page.locator('[data-total]');
const receipt = (page: Page) => page.locator('#conto [data-receipt]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** After its deadline, a chain counts only if the family confirms that it was complete. */
test.beforeEach(({ context }) => context.clock.setFixedTime(IN_MAY));

/** Its printed text, three A4 pages at most. */
async function printed(page: Page): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeLessThanOrEqual(3);
  return plain(sheets.join('\n'));
}

async function receiptText(page: Page): Promise<string> {
  return plain(await receipt(page).innerText());
}

test('a URL with answers shows no other price while code or style sheet is slow', async ({
  page,
}) => {
  for (const late of [/assets\/entry\.islands/, /assets\/style-/]) {
    await page.goto('about:blank');
    const release = await hold(page, late);
    await page.goto(EXAMPLE, { waitUntil: 'commit' });
    await expect(total(page)).toBeAttached();
    await expect(total(page)).toHaveCSS('visibility', 'hidden');
    release();
    await expect(total(page)).toHaveText(euro(343));
    await expect(total(page)).toBeVisible();
  }
});

test('a press on an age says whether a certificate is needed', async ({ page }) => {
  await open(page, PAGE);
  const age = (side: string) => page.locator(`input[name="eta-1"][value="${side}"]`);
  const certificate = page.getByText(words.documents['medical-certificate']);
  await expect(age('under')).not.toBeChecked();
  await age('over').check();
  await expect(certificate).toBeVisible();
  await expect(page).toHaveURL(/[?&]eta=6(&|$)/);
  await age('under').check();
  await expect(certificate).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]eta=5(&|$)/);
});

test('a number that begins with a digit below the least can be typed', async ({ page }) => {
  await open(page, `${PAGE}?bambini=2&settimane=1&settimane-2=1&catena=5&famiglie=2`);
  const children = page.locator('#catena-bambini');
  await expect(children).toHaveValue('5');
  await children.focus();
  await page.keyboard.type('12');
  await expect(children).toHaveValue('12');
  await expect(page).toHaveURL(/[?&]catena=12(&|$)/);
  await test.step('and one that stays below becomes the least', async () => {
    await children.focus();
    await children.selectText();
    await page.keyboard.type('1');
    await children.blur();
    await expect(children).toHaveValue('2');
  });
});

test('the total is in the first screen before any answer', async ({ page }) => {
  await open(page, PAGE);
  await expect(total(page)).toHaveText(euro(156));
  await expect(total(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('a[href="#conto"]')).not.toBeInViewport();
  await expect(
    page.getByText(filled(words.estimate, { 'legal.updated': WRITTEN.updated })),
  ).toBeVisible();
  await test.step('the chain is proposed while it can be formed', async () => {
    await expect(page.getByRole('heading', { name: texts.best.friendsTitle })).toBeVisible();
    await expect(page.getByText(texts.questions.chain.confirmed)).toHaveCount(0);
  });
  await test.step('the closed week cannot be marked', async () => {
    await button(page, texts.questions.calendar.open).tap();
    await expect(page.getByRole('checkbox', { name: week('2031-08-11') })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: week('2031-08-18') })).toHaveCount(0);
    await expect(page.locator('[data-closed] s')).toHaveText(['18', '19', '20', '21', '22']);
    await expect(page.locator('[data-closed]')).toContainText(
      `${texts.closures.august} ${WRITTEN.closed}`,
    );
  });
  await test.step('what is answered is there again after a reload', async () => {
    await page.getByRole('radio', { name: 'Parco Tigli' }).tap();
    await expect(total(page)).toHaveText(euro(165));
    await page.reload();
    await expect(total(page)).toHaveText(euro(165));
  });
});

test('the receipt explains each line, prints, and is shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, EXAMPLE);
  await expect(total(page)).toHaveText(euro(343));
  for (const part of WRITTEN.receipt) await expect.poll(() => receiptText(page)).toContain(part);
  const links = () =>
    receipt(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const ids = ['tariffe', 'sconti', 'pagamento'];
  await expect.poll(links).toEqual(ids.map((id) => `/economic-regulations#${id}`));
  for (const link of await receipt(page).getByRole('link').all()) {
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), 'a thumb can open it').toBeGreaterThanOrEqual(44);
  }
  await test.step('and prints as text that can be read', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await button(page, texts.share.print).tap();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const text = await printed(page);
    for (const part of WRITTEN.printed) expect(text).toContain(part);
    expect(text.replaceAll(' ', '')).toContain('anticipo=3');
    expect(text).not.toContain(texts.questions.title);
    expect(text).not.toContain('\uFFFD');
  });
  await receipt(page).getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/economic-regulations#sconti');
  await page.goBack();
  await expect(total(page)).toHaveText(euro(343));
  const other = await context.newPage();
  await test.step('a shared link opens the same receipt', async () => {
    await button(page, texts.questions.add).tap();
    await button(page, texts.share.copy).tap();
    await expect(page.getByText(texts.share.copied)).toBeVisible();
    const url = await pasted(page);
    expect(url.startsWith(`${origin}${PAGE}?`)).toBe(true);
    const sent = await page.getByRole('link', { name: texts.share.whatsapp }).getAttribute('href');
    const message = new URL(sent ?? '').searchParams.get('text');
    expect(message).toContain(url);
    expect(message).toContain(two);
    await open(other, url.replace(origin, ''));
    await expect(other.locator('#conto table')).toHaveCount(2);
    await expect.poll(() => receiptText(other)).toBe(await receiptText(page));
    await expect(other.getByText(texts.ignored.title)).toHaveCount(0);
  });
  await test.step('and is a file for the calendar, whose events calendar-file.test.ts holds', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, texts.share.calendar).tap(),
    ]);
    expect(download.suggestedFilename()).toBe(`${texts.share.file}.ics`);
    const text = readFileSync(await download.path(), 'utf8');
    for (const monday of WEEKS)
      expect(text).toContain(`DTSTART;VALUE=DATE:${monday.replaceAll('-', '')}`);
  });
  await test.step('or is to be copied by hand where the browser refuses', async () => {
    await other.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await button(other, texts.share.copy).tap();
    await expect(other.getByRole('textbox', { name: texts.share.address })).toHaveValue(
      /anticipo=3/,
    );
  });
});

test('offers the best permitted combination, and says what does not apply', async ({ page }) => {
  await open(page, `${EXAMPLE}&convenzione=si`);
  const reason = page.locator('[data-reason="less-favourable"]');
  await expect(reason).toContainText(words.discounts.chain);
  await expect(reason).toContainText(words.reasons['less-favourable']);
  await open(page, EXAMPLE.replace('&anticipo=3', ''));
  await expect(total(page)).toHaveText(euro(380));
  await expect(page.locator('[data-best="offer"]')).toContainText(euro(343));
  await button(page, texts.best.apply).tap();
  await expect(total(page)).toHaveText(euro(343));
  await expect(page.locator('[data-best="already"]')).toBeVisible();
  await expect(page).toHaveURL(/anticipo=3/);
});

const two = filled(texts.receipt.children.other, { $current: '2' });

test('the total floats while out of view, and a second child follows', async ({ page }) => {
  await open(page, PAGE);
  const bar = page.locator('a[href="#conto"]');
  await page.locator('#famiglia').scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await button(page, texts.questions.add).tap();
  await page.locator('#famiglia').scrollIntoViewIfNeeded();
  await expect(bar.locator('strong')).toHaveText(euro(295));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.tap();
  await expect(page.locator('#conto')).toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('#famiglia').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.setViewportSize(PHONE);
  const more = page.getByRole('button', {
    name: filled(texts.questions.more, { $title: texts.questions.weeks }),
  });
  await more.first().tap();
  await expect(total(page)).toHaveText(euro(566));
  await expect(page.locator('#totale')).toContainText(two);
  await expect(page).toHaveURL(
    /\?bambini=2&sede=lago-blu&fascia=intera&settimane=2&segue-2=1#conto$/,
  );
  const second = page.locator('[data-child="2"] summary').first();
  const line = filled(texts.questions.follows, { $current: '1', $title: '' });
  await expect(second).toContainText(line);
  await second.tap();
  await more.nth(1).tap();
  await expect(second).not.toContainText(line);
  await more.first().tap();
  await expect(page).toHaveURL(/settimane=3&.*settimane-2=3/);
  await more.first().tap();
  await expect(page).toHaveURL(/settimane=4&.*settimane-2=3/);
  await page.reload();
  await expect(second).not.toContainText(line);
});

test('two children’s receipt is accessible, fits a narrow phone and an A4 page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${EXAMPLE}&bambini=2&sede-2=parco-tigli&settimane-2=2&convenzione=si&luna=1`);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(320);
  expect(await violationsOf(page, 'main')).toEqual([]);
  const text = await printed(page);
  expect(text.split(filled(texts.receipt.childTotal, { $current: '2' }))).toHaveLength(2);
});

/** tests/unit/estimate/answers/query.test.ts covers every way a URL can be read. */
test('a week past its deadline is named beside the total', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-20T10:00:00+02:00'));
  const [late = '', ahead = ''] = WEEKS;
  const url = `${PAGE}?sede=lago-blu&fascia=intera&settimane=2&lunedi=${late}_${ahead}`;
  await open(page, `${url}&uscita-settimane=1`);
  const days = formats.dateRange.format({ from: late, to: addDays(late, 4) });
  await expect(page.getByText(filled(texts.answer.late, { $date: days }))).toBeVisible();
  await button(page, texts.questions.calendar.open).tap();
  await expect(
    page.getByRole('checkbox', { name: `${week(late)}, ${texts.deadlines.passed}` }),
  ).toBeChecked();
  await expect(page.getByRole('checkbox', { name: week(ahead), exact: true })).toBeChecked();
  await test.step('and who compares half days finds the extended exit again', async () => {
    const asked = await total(page).innerText();
    const bands = page.getByRole('group', { name: texts.questions.timeBand.label });
    await bands.getByRole('radio').nth(1).check();
    await expect(total(page)).not.toHaveText(asked);
    await bands.getByRole('radio').nth(0).check();
    await expect(total(page)).toHaveText(asked);
  });
});

test('a mangled URL still gets an answer, and a warning', async ({ page }) => {
  for (const [search, shown] of [
    ['?sede=luna&fascia=notte', 'sede=luna'],
    ['?<script>alert(1)</script>', '<script>'],
  ] as const) {
    await test.step(search, async () => {
      await open(page, PAGE + search);
      const notice = page.getByRole('alert').filter({ hasText: texts.ignored.title });
      await expect(notice).toContainText(shown);
      await expect(total(page)).toHaveText(AN_AMOUNT);
      await page.getByRole('button', { name: MORE }).first().tap();
      await expect(notice).toHaveCount(0);
    });
  }
  await test.step('the marks of others are no mistake', async () => {
    await open(page, `${PAGE}?fbclid=abc&utm_source=wa`);
    await expect(total(page)).toHaveText(AN_AMOUNT);
    await expect(page.getByText(texts.ignored.title)).toHaveCount(0);
  });
});

test.describe('where scripts are held back', () => {
  test.use({ allow: { errors: [/Failed to (load|fetch)/] } });

  test('the page’s total is marked as an example, and soon hidden', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${PAGE}?figli=2`);
    await expect(page.getByText(texts.answer.example)).toBeVisible();
    const ticket = page.getByRole('status').filter({ has: total(page) });
    await expect(ticket.getByText(texts.answer.title)).toBeHidden();
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
    await expect(page.getByText(texts.hero.withoutScript)).toBeVisible();
    await expect(total(page)).toBeHidden();
  });
});
