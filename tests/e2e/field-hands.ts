// Sets each kind of field in the studio, by mouse or by keyboard alone. Each way returns what the
// file must hold then: what was chosen on the screen, not what the page under test made of it.
import type { Locator, Page } from 'playwright/test';
import { type Json, valueAt } from '../../src/content/json.ts';
import { childOf } from '../../src/studio/model/edit.ts';
import type { FieldKind } from '../../src/studio/model/field-kind.ts';
import type { FactView } from '../../src/studio/session/fact-view.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import type { Place } from './field-kinds.ts';

/** The value that a file must hold at a place; undefined if it must be gone. */
export interface Change {
  readonly pointer: string;
  readonly value: Json | undefined;
}

export interface At extends Place {
  readonly page: Page;
  /** The field in the form. */
  readonly box: Locator;
  /** The current value in the file. */
  readonly value: Json;
  /** Facts by their label in lists, without those that share one. */
  readonly facts: ReadonlyMap<string, FactView>;
  /** The value of a fact in its own file. */
  readonly official: (fact: string) => Json | undefined;
}

type Set = (at: At) => Promise<Change>;

export interface Hands {
  readonly byPointer: Set;
  readonly byKeys: Set;
}

/** Expects a new member or item that is not filled in yet. */
export const BLANK = 'what nobody has chosen yet';
/** Names for new members: a text, or a date where names are dates. */
export const NEW_NAMES = { text: 'nuovo', date: '2032-08-01' };
const { add, remove, restsOnAdd, insertFact } = words.field;

const named = (sentence: string) => new RegExp(`^${sentence.replace(/ \{\w+\}$/, '')}`);
const now = ({ field }: At, value: Json): Change => ({ pointer: field.pointer, value });
const input = ({ box }: At) => box.locator('input, select').first();
const editor = ({ box }: At) => box.locator('.cm-content').first();
const isWhole = ({ field }: At) => field.described.node.type === 'integer';
const isExact = ({ field }: At) => field.described.node.format === 'clock-time-seconds';
const isNullable = ({ field }: At) => Array.isArray(field.described.node.type);
const listAt = (value: Json, key: string): Json[] => {
  const list = valueAt(value, [key]);
  return Array.isArray(list) ? list : [];
};

async function press(button: Locator, page: Page): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

async function writeByKeys({ page }: At, control: Locator, text: string): Promise<void> {
  await control.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

async function openInner({ box }: At): Promise<void> {
  const closed = box.locator('details:not([open]) > summary');
  if (await closed.count()) await closed.first().click();
}

/** A choice is one event: browsers draw lists of options and calendars outside the page. */
const CHOICE: Hands = {
  byPointer: async (at) => {
    if (isFact(at)) return now(at, await factBy(at, (button) => button.click()));
    const other = (await options(at)).findLast((one) => one !== at.value) ?? '';
    await input(at).selectOption(other);
    return now(at, other);
  },
  byKeys: async (at) => {
    if (isFact(at)) return now(at, await factBy(at, (button) => press(button, at.page)));
    await input(at).focus();
    // One of them leaves the first or the last option.
    for (const key of ['ArrowUp', 'ArrowDown']) {
      await at.page.keyboard.press(key);
      // Another field may have added an option meanwhile.
      const chosen = await input(at).inputValue();
      if (chosen !== String(at.value)) return now(at, chosen);
    }
    throw new Error(`${at.value} is chosen still`);
  },
};

function options(at: At): Promise<string[]> {
  const all = input(at).locator('option');
  return all.evaluateAll((every) => every.map((one) => one.getAttribute('value') ?? ''));
}

/** Whether an internal name is chosen from a list instead of typed. */
const isList = async ({ box }: At) => (await box.locator('select').count()) > 0;

function isFact({ field }: At): boolean {
  return ['fact', 'basis'].includes(String(field.described.node.reference));
}

/** Chooses a fact that the field does not have. @returns its path */
async function factBy(
  at: At,
  use: (button: Locator) => Promise<void>,
  from: Locator = at.box.locator('button[aria-haspopup=dialog]'),
  taken: readonly Json[] = [at.value],
): Promise<string> {
  return (await factIn(at, use, from, taken)).path;
}

async function factIn(
  { page, facts }: At,
  use: (button: Locator) => Promise<void>,
  from: Locator,
  taken: readonly Json[],
): Promise<FactView> {
  await use(from);
  const items = page.getByRole('dialog').getByRole('listitem');
  const labels = await items.locator('span').allTextContents();
  const offered = labels.map((label) => facts.get(label));
  const index = offered.findIndex((fact) => fact && !taken.includes(fact.path));
  const chosen = offered[index];
  if (!chosen) throw new Error(`no fact but ${taken} among ${labels.length}`);
  await use(items.nth(index).getByRole('button'));
  return chosen;
}

/** Typed day and month are equal, as their order depends on the browser's language. */
const timed = (picked: string, digits: string, typed: string): Hands => ({
  byPointer: async (at) => {
    await input(at).fill(picked);
    return now(at, picked);
  },
  byKeys: async (at) => {
    await input(at).focus();
    const [first = '', ...parts] = digits.split(' ');
    await at.page.keyboard.type(first);
    for (const part of parts) {
      await at.page.keyboard.press('ArrowRight');
      await at.page.keyboard.type(part);
    }
    return now(at, typed);
  },
});
const DATE = timed('2031-07-10', '08082032', '2032-08-08');
const MONTH = timed('2031-07', '08 2032', '2032-08');
const TIME = timed('10:15', '0945A', '09:45');
const EXACT_TIME = timed('10:15:30', '094520A', '09:45:20');
const timeOf = (at: At) => (isExact(at) ? EXACT_TIME : TIME);

async function typedText(at: At, pointer: string, text: string): Promise<Change> {
  await writeByKeys(at, editor(at), text);
  return { pointer, value: text };
}

const firstForm = (at: At): { at: At; pointer: string } => {
  const forms = childOf(at.field.pointer, 'forms');
  const [first = ''] = Object.keys(Object(valueAt(at.value, ['forms'])));
  const pointer = childOf(forms, first);
  return { at: { ...at, box: at.box.locator(`[data-pointer="${pointer}"]`) }, pointer };
};

async function removed(at: At, key: string): Promise<Change> {
  const pointer = childOf(at.field.pointer, key);
  const box = at.box.locator(`[data-pointer="${pointer}"]`);
  await press(box.getByRole('button', { name: named(remove) }).first(), at.page);
  return { pointer, value: undefined };
}

export const HANDS: Readonly<Record<Exclude<FieldKind, 'any'>, Hands>> = {
  choice: CHOICE,
  reference: CHOICE,
  boolean: {
    byPointer: async (at) => {
      await input(at).click();
      return now(at, at.value !== true);
    },
    byKeys: async (at) => {
      await input(at).focus();
      await at.page.keyboard.press('Space');
      return now(at, at.value !== true);
    },
  },
  number: {
    byPointer: async (at) => {
      await input(at).click({ clickCount: 3 });
      await at.page.keyboard.insertText(isWhole(at) ? '12' : '12,5');
      return now(at, isWhole(at) ? 12 : 12.5);
    },
    byKeys: async (at) => {
      await writeByKeys(at, input(at), isWhole(at) ? '1.034' : '1.034,50');
      return now(at, isWhole(at) ? 1034 : 1034.5);
    },
  },
  date: DATE,
  moment: DATE,
  month: MONTH,
  time: {
    byPointer: (at) => timeOf(at).byPointer(at),
    byKeys: (at) => timeOf(at).byKeys(at),
  },
  plain: {
    byPointer: async (at) => {
      if (await isList(at)) return CHOICE.byPointer(at);
      await openInner(at);
      await input(at).click();
      await at.page.keyboard.press('End');
      await at.page.keyboard.insertText('x');
      return now(at, `${at.value ?? ''}x`);
    },
    byKeys: async (at) => {
      if (await isList(at)) return CHOICE.byKeys(at);
      await openInner(at);
      const typed = isNullable(at) ? '' : `y${at.value}`;
      await writeByKeys(at, input(at), typed);
      return now(at, isNullable(at) ? null : typed);
    },
  },
  sentence: {
    byPointer: async (at) => {
      await editor(at).click();
      await at.page.keyboard.press('Control+End');
      const button = at.box.getByRole('button', { name: insertFact }).first();
      const { path, forms } = await factIn(at, (one) => one.click(), button, []);
      // A fact with several formats is offered in each of them.
      const [form] = Object.keys(forms);
      return now(at, `${at.value}{{${form ? `${path}, ${form}` : path}}}`);
    },
    byKeys: (at) => typedText(at, at.field.pointer, 'Così è "scritto", per tutti.'),
  },
  resting: {
    byPointer: async (at) => {
      const facts = listAt(at.value, 'restsOn');
      const button = at.box.getByRole('button', { name: restsOnAdd });
      const fact = await factBy(at, (one) => one.click(), button, facts);
      return { pointer: childOf(at.field.pointer, 'restsOn'), value: [...facts, fact] };
    },
    byKeys: async (at) => {
      await press(at.box.getByRole('button', { name: named(remove) }).last(), at.page);
      const facts = listAt(at.value, 'restsOn').slice(0, -1);
      return { pointer: childOf(at.field.pointer, 'restsOn'), value: facts };
    },
  },
  states: {
    byPointer: async (at) => {
      const { at: form, pointer } = firstForm(at);
      await editor(form).click();
      return typedText(form, pointer, 'Le parole di adesso');
    },
    byKeys: async (at) => {
      const { at: form, pointer } = firstForm(at);
      await typedText(form, pointer, '');
      return { pointer, value: null };
    },
  },
  says: {
    byPointer: async (at) => {
      const said = Object.keys(Object(at.value));
      const fact = await factBy(at, (one) => one.click(), at.box.locator('> button'), said);
      // A new entry starts with the official value.
      return { pointer: childOf(at.field.pointer, fact), value: at.official(fact) };
    },
    byKeys: async (at) => {
      const last = Object.keys(Object(at.value)).at(-1) ?? '';
      await press(at.box.getByRole('button', { name: named(remove) }).last(), at.page);
      return { pointer: childOf(at.field.pointer, last), value: undefined };
    },
  },
  list: {
    byPointer: async (at) => {
      await at.box.locator('> div > button').last().click();
      const count = Array.isArray(at.value) ? at.value.length : 0;
      return { pointer: childOf(at.field.pointer, count), value: BLANK };
    },
    byKeys: async (at) => {
      const count = Array.isArray(at.value) ? at.value.length : 0;
      const tools = at.box
        .locator('> ol > li')
        .last()
        .getByRole('button', { name: named(remove) });
      await press(tools.first(), at.page);
      return { pointer: childOf(at.field.pointer, count - 1), value: undefined };
    },
  },
  names: {
    byPointer: async (at) => {
      // Known names are chosen from a list, others are typed.
      const list = at.box.locator('> div > select');
      if ((await list.count()) > 0) {
        const [name = ''] = await list.selectOption({ index: 1 });
        return { pointer: childOf(at.field.pointer, name), value: BLANK };
      }
      await at.box.locator('> div > button').last().click();
      const dialog = at.page.getByRole('dialog');
      const isDay = (await dialog.locator('input[type=date]').count()) > 0;
      const name = NEW_NAMES[isDay ? 'date' : 'text'];
      await dialog.locator('input').fill(name);
      await dialog.getByRole('button', { name: named(add) }).click();
      return { pointer: childOf(at.field.pointer, name), value: BLANK };
    },
    byKeys: async (at) => {
      const names = Object.keys(Object(at.value));
      const added = Object.values(NEW_NAMES).find((name) => names.includes(name));
      return removed(at, added ?? names.at(-1) ?? '');
    },
  },
  group: {
    byPointer: async (at) => {
      const [part] = at.absent;
      const button = at.box.locator('> div > button').filter({ hasText: named(add) });
      await button.first().click();
      return { pointer: part?.pointer ?? '', value: BLANK };
    },
    byKeys: (at) => removed(at, at.absent[0]?.name ?? ''),
  },
};
