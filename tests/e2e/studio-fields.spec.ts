// Sets each kind of field and saves, then takes out what can be taken out: the files must hold what
// was chosen, and nothing else may change. A new kind of field needs an act here.
import { expect, type Locator, type Page, test } from 'playwright/test';
import { type Json, pointerSteps, sameJson, valueAt } from '../../src/content/json.ts';
import type { FieldKind } from '../../src/studio/model/field-kind.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { campStudio, StudioUser } from './studio-user.ts';

interface Act {
  /** The place of the field: `file#pointer`. */
  readonly at: string;
  readonly act: (box: Locator, page: Page) => Promise<unknown>;
  /** What the file must hold there, or in a part; undefined if it must be gone. */
  readonly becomes: Json | undefined;
  readonly part?: string;
}

const fileOf = (at: string) => at.split('#')[0] ?? '';
const pointerOf = (at: string) => at.split('#')[1] ?? '';
const { add, remove, insertFact } = words.field;
const named = (sentence: string) => new RegExp(`^${sentence.replace(/ \{\w+\}$/, '')}`);
const control = (box: Locator) => box.locator('input, select').first();
const filled = (text: string) => (box: Locator) => control(box).fill(text);
const chosen = (value: string) => (box: Locator) => control(box).selectOption(value);

/** By keyboard, without the pointer. */
async function press(button: Locator, page: Page): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

const pressed = (name: RegExp) => (box: Locator, page: Page) =>
  press(box.getByRole('button', { name }).last(), page);

/** A member of a group is removed at its own place. */
const taken = (pointer: string) => (box: Locator, page: Page) =>
  press(
    box
      .locator(`[data-pointer="${pointer}"]`)
      .getByRole('button', { name: named(remove) })
      .first(),
    page,
  );

/** A text in the editor, over what it holds. */
const written = (text: string) => async (box: Locator, page: Page) => {
  await box.locator('.cm-content').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
};

const typed = (text: string) => async (box: Locator, page: Page) => {
  await control(box).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

/** The price of a whole week, from the list of facts. */
const withWeek = (from: (box: Locator) => Locator) => async (box: Locator, page: Page) => {
  await press(from(box), page);
  await page.keyboard.insertText('tariffe di base settimana intera');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(
    'Settimana intera',
  );
  await page.keyboard.press('Enter');
};
const WEEK = 'prices.week';
const STATES = 'texts/it/come-arrivare.json#/sections/ingressi/body/0';
const FORM = `${STATES.split('#')[1]}/forms/to-confirm`;
const inForm = (text: string) => (box: Locator, page: Page) =>
  written(text)(box.locator(`[data-pointer="${FORM}"]`), page);
const DEPENDENT = 'texts/it/prezzi.json#/sections/compreso/body/0';
const BODY = 'texts/it/chi-siamo.json#/sections/storia/body/0';
const NOTICE =
  '{ "text": { "it": "La piscina è chiusa." }, "from": "2030-07-03", "until": "2030-07-04" }';

/** A value of no kind of its own is shown, not changed. */
const SETS: Readonly<Record<Exclude<FieldKind, 'any'>, readonly Act[]>> = {
  number: [
    { at: 'facts/fees.json#/enrolment', act: typed('1.034,50'), becomes: 1034.5 },
    { at: 'facts/claims.json#/reviews/count', act: typed('1.034'), becomes: 1034 },
  ],
  boolean: [
    {
      at: 'pages/settimane.json#/sections/1/untilClosing',
      act: (box, page) =>
        control(box)
          .focus()
          .then(() => page.keyboard.press('Space')),
      becomes: false,
    },
  ],
  choice: [
    { at: 'facts/enrolment.json#/deadline/weekday', act: chosen('friday'), becomes: 'friday' },
  ],
  date: [{ at: 'facts/enrolment.json#/opens', act: filled('2031-07-10'), becomes: '2031-07-10' }],
  month: [{ at: 'facts/legal.json#/updated', act: filled('2031-07'), becomes: '2031-07' }],
  dateTime: [
    { at: 'notices.json#/notices/0/from', act: filled('2030-07-02'), becomes: '2030-07-02' },
  ],
  time: [
    { at: 'facts/staff.json#/photos/uploadBy', act: filled('10:15'), becomes: '10:15' },
    { at: 'facts/enrolment.json#/deadline/time', act: filled('10:15:30'), becomes: '10:15:30' },
  ],
  plain: [
    {
      at: 'facts/contacts.json#/secretariat/email',
      act: filled('ciao@camp.example'),
      becomes: 'ciao@camp.example',
    },
    {
      // What is typed is confirmed.
      at: 'facts/contacts.json#/secretariat',
      act: () => Promise.resolve(),
      part: '/confirm/fields',
      becomes: ['phone', 'whatsapp'],
    },
    { at: 'pictures.json#/mediaHost', act: filled('foto.example'), becomes: 'foto.example' },
  ],
  reference: [
    {
      at: 'facts/sports.json#/sports/football/lessonsAt',
      act: chosen('parcoTigli'),
      becomes: 'parcoTigli',
    },
    {
      at: 'questions.json#/questions/season-end/fact',
      act: withWeek((box) => box.locator('button[aria-haspopup=dialog]')),
      becomes: WEEK,
    },
    {
      at: 'pages/relax.json#/picture',
      act: async (box, page) => {
        await press(box.locator('button[aria-haspopup=dialog]'), page);
        await page.keyboard.insertText('pool');
        const picture = page.getByRole('dialog').getByRole('listitem').locator('img').first();
        await expect(picture).toHaveAttribute('src', '/pictures/pool.svg');
        await page.keyboard.press('Enter');
      },
      becomes: 'pool',
    },
  ],
  sentence: [
    {
      at: BODY,
      act: async (box, page) => {
        await box.locator('.cm-content').first().click();
        await page.keyboard.press('Control+End');
        await withWeek(() => box.getByRole('button', { name: insertFact }).first())(box, page);
      },
      becomes: 'Organizziamo campus estivi dal {{camp.founded, year}}.{{prices.week, euro}}',
    },
  ],
  dependent: [
    {
      at: DEPENDENT,
      act: written('Le parole di adesso'),
      part: '/text',
      becomes: 'Le parole di adesso',
    },
  ],
  states: [
    {
      at: STATES,
      act: inForm('Le parole di adesso'),
      part: '/forms/to-confirm',
      becomes: 'Le parole di adesso',
    },
  ],
  says: [
    {
      at: 'pages/lavoro.json#/says',
      act: withWeek((box) => box.locator('> button')),
      // A new entry starts with the official value.
      part: `/${WEEK}`,
      becomes: 144,
    },
  ],
  list: [
    {
      at: 'facts/weeks.json#/programme/themes',
      act: async (box) => {
        await box.locator('> div > button').last().click();
        // Its place is asked first: going there late would change the last places.
        await box.locator('> ol > li:last-child :focus').waitFor();
      },
      part: '/12',
      becomes: '',
    },
  ],
  names: [
    {
      at: 'later.json#/changes',
      act: async (box) => {
        await box.locator('> div > form input').fill('2032-08-01');
        await box.locator('> div > form').getByRole('button').click();
      },
      part: '/2032-08-01',
      becomes: {},
    },
  ],
  group: [
    { at: 'notices.json#/notices/0', act: pressed(named(add)), part: '/where', becomes: [''] },
  ],
};

const REMOVES: readonly Act[] = [
  { at: 'pictures.json#/mediaHost', act: (box) => control(box).fill(''), becomes: null },
  {
    at: BODY,
    act: written('Così è "scritto", per tutti.'),
    becomes: 'Così è "scritto", per tutti.',
  },
  { at: STATES, act: inForm(''), part: '/forms/to-confirm', becomes: null },
  {
    at: 'pages/lavoro.json#/says',
    act: pressed(named(remove)),
    part: `/${WEEK}`,
    becomes: undefined,
  },
  {
    at: 'facts/weeks.json#/programme/themes',
    act: (box, page) => pressed(named(remove))(box.locator('> ol > li').last(), page),
    part: '/12',
    becomes: undefined,
  },
  {
    at: 'later.json#/changes',
    act: taken('/changes/2032-08-01'),
    part: '/2032-08-01',
    becomes: undefined,
  },
  {
    at: 'notices.json#/notices/0',
    act: taken('/notices/0/where'),
    part: '/where',
    becomes: undefined,
  },
];

test('writes what was chosen in every kind of field, and nothing else', async ({ page }) => {
  const studio = await campStudio({
    'notices.json': `{ "$schema": "../schemas/notices.schema.json", "notices": [${NOTICE}] }`,
  });
  try {
    const broken: string[] = [];
    // React removes a part that fails from the page: only the console reports it.
    page.on(
      'console',
      (message) => message.type() === 'error' && broken.push(message.text().slice(0, 600)),
    );
    await page.goto(studio.url);
    const hand = new StudioUser(page);
    await hand.hidePage();
    for (const acts of [Object.values(SETS).flat(), REMOVES]) {
      const before = new Map(
        acts.map(({ at }) => [fileOf(at), JSON.parse(studio.read(fileOf(at))) as Json]),
      );
      for (const { at, act } of acts) {
        await page.keyboard.press('Escape');
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await hand.goTo(fileOf(at), pointerOf(at));
        await act(hand.field(pointerOf(at)), page);
      }
      await hand.save();
      for (const { at, part = '', becomes } of acts) {
        const steps = pointerSteps(pointerOf(at) + part);
        const found = valueAt(JSON.parse(studio.read(fileOf(at))), steps);
        expect.soft(found, at).toEqual(becomes);
        before.set(fileOf(at), withPart(before.get(fileOf(at)) ?? null, steps, becomes));
      }
      for (const [file, expected] of before)
        expect
          .soft(sameJson(JSON.parse(studio.read(file)), expected), `the rest of ${file}`)
          .toBe(true);
    }
    expect(broken).toEqual([]);
  } finally {
    await studio.close();
  }
});

/** A copy with another value at a place, or without it. */
function withPart(
  whole: Json,
  [step = '', ...rest]: readonly string[],
  value: Json | undefined,
): Json {
  const copy = structuredClone(whole);
  if (typeof copy !== 'object' || copy === null) return copy;
  const group = copy as Record<string, Json>;
  if (rest.length > 0) group[step] = withPart(group[step] ?? {}, rest, value);
  else if (value !== undefined) group[step] = value;
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete group[step];
  return copy;
}
