// Sets each kind of field in the studio, and takes out what can be taken out. Each act returns what
// the file must hold then: what was chosen on the screen, not what the page under test made of it.
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

type Act = (at: At) => Promise<Change>;

/** Expects a new member or item that is not filled in yet. */
export const BLANK = 'what nobody has chosen yet';
/** Names for new members: a text, or a date where names are dates. */
export const NEW_NAMES = { text: 'nuovo', date: '2032-08-01' };
const { add, remove, insertFact } = words.field;

const named = (sentence: string) => new RegExp(`^${sentence.replace(/ \{\w+\}$/, '')}`);
const now = ({ field }: At, value: Json): Change => ({ pointer: field.pointer, value });
const input = ({ box }: At) => box.locator('input, select').first();
const editor = ({ box }: At) => box.locator('.cm-content').first();
const isWhole = ({ field }: At) => field.described.node.type === 'integer';
const isExact = ({ field }: At) => field.described.node.format === 'clock-time-seconds';
const isNullable = ({ field }: At) => Array.isArray(field.described.node.type);

/** By keyboard, without the pointer. */
async function press(button: Locator, page: Page): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

async function write({ page }: At, control: Locator, text: string): Promise<void> {
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
const choose: Act = async (at) => {
  if (isFact(at)) return now(at, await factBy(at, at.box.locator('button[aria-haspopup=dialog]')));
  const other = (await options(at)).findLast((one) => one !== at.value) ?? '';
  await input(at).selectOption(other);
  return now(at, other);
};

function options(at: At): Promise<string[]> {
  const all = input(at).locator('option');
  return all.evaluateAll((every) => every.map((one) => one.getAttribute('value') ?? ''));
}

/** Whether an internal name is chosen from a list instead of typed. */
const isList = async ({ box }: At) => (await box.locator('select').count()) > 0;

function isFact({ field }: At): boolean {
  return ['fact', 'dependency'].includes(String(field.described.node.reference));
}

/** Chooses a fact that the field does not have. @returns its path */
async function factBy(at: At, from: Locator, taken: readonly Json[] = [at.value]): Promise<string> {
  return (await factIn(at, from, taken)).path;
}

async function factIn(
  { page, facts }: At,
  from: Locator,
  taken: readonly Json[],
): Promise<FactView> {
  await press(from, page);
  const items = page.getByRole('dialog').getByRole('listitem');
  const labels = await items.locator('span').allTextContents();
  const offered = labels.map((label) => facts.get(label));
  const index = offered.findIndex((fact) => fact && !taken.includes(fact.path));
  const chosen = offered[index];
  if (!chosen) throw new Error(`no fact but ${taken} among ${labels.length}`);
  await press(items.nth(index).getByRole('button'), page);
  return chosen;
}

const filled =
  (text: string): Act =>
  async (at) => {
    await input(at).fill(text);
    return now(at, text);
  };

async function typedText(at: At, pointer: string, text: string): Promise<Change> {
  await write(at, editor(at), text);
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

/** A value of no kind of its own is shown, not changed. */
export const SETS: Readonly<Partial<Record<FieldKind, Act>>> = {
  choice: choose,
  reference: choose,
  boolean: async (at) => {
    await input(at).focus();
    await at.page.keyboard.press('Space');
    return now(at, at.value !== true);
  },
  number: async (at) => {
    await write(at, input(at), isWhole(at) ? '1.034' : '1.034,50');
    return now(at, isWhole(at) ? 1034 : 1034.5);
  },
  date: filled('2031-07-10'),
  moment: filled('2031-07-10'),
  month: filled('2031-07'),
  time: (at) => filled(isExact(at) ? '10:15:30' : '10:15')(at),
  plain: async (at) => {
    if (await isList(at)) return choose(at);
    await openInner(at);
    await input(at).click();
    await at.page.keyboard.press('End');
    await at.page.keyboard.insertText('x');
    return now(at, `${at.value ?? ''}x`);
  },
  sentence: async (at) => {
    await editor(at).click();
    await at.page.keyboard.press('Control+End');
    const button = at.box.getByRole('button', { name: insertFact }).first();
    const { path, forms } = await factIn(at, button, []);
    // A fact with several formats is offered in each of them.
    const [form] = Object.keys(forms);
    return now(at, `${at.value}{{${form ? `${path}, ${form}` : path}}}`);
  },
  dependent: (at) => typedText(at, childOf(at.field.pointer, 'text'), 'Le parole di adesso'),
  states: async (at) => {
    const { at: form, pointer } = firstForm(at);
    await editor(form).click();
    return typedText(form, pointer, 'Le parole di adesso');
  },
  says: async (at) => {
    const fact = await factBy(at, at.box.locator('> button'), Object.keys(Object(at.value)));
    // A new entry starts with the official value.
    return { pointer: childOf(at.field.pointer, fact), value: at.official(fact) };
  },
  list: async (at) => {
    await at.box.locator('> div > button').last().click();
    const count = Array.isArray(at.value) ? at.value.length : 0;
    return { pointer: childOf(at.field.pointer, count), value: BLANK };
  },
  names: async (at) => {
    // Known names are chosen from a list, others are typed.
    const list = at.box.locator('> div > select');
    if ((await list.count()) > 0) {
      const [name = ''] = await list.selectOption({ index: 1 });
      return { pointer: childOf(at.field.pointer, name), value: BLANK };
    }
    const form = at.box.locator('> div > form');
    const isDay = (await form.locator('input[type=date]').count()) > 0;
    const name = NEW_NAMES[isDay ? 'date' : 'text'];
    await form.locator('input').fill(name);
    await form.getByRole('button', { name: named(add) }).click();
    return { pointer: childOf(at.field.pointer, name), value: BLANK };
  },
  group: async (at) => {
    const [part] = at.absent;
    const button = at.box.locator('> div > button').filter({ hasText: named(add) });
    await button.first().click();
    return { pointer: part?.pointer ?? '', value: BLANK };
  },
};

/** Kinds of which something can be taken out, and the texts that may be left empty. */
export const REMOVES: Readonly<Partial<Record<FieldKind, Act>>> = {
  plain: async (at) => {
    await openInner(at);
    const text = isNullable(at) ? '' : `y${at.value}`;
    if (await isList(at)) return choose(at);
    await write(at, input(at), text);
    return now(at, text === '' ? null : text);
  },
  sentence: (at) => typedText(at, at.field.pointer, 'Così è "scritto", per tutti.'),
  states: async (at) => {
    const { at: form, pointer } = firstForm(at);
    await typedText(form, pointer, '');
    return { pointer, value: null };
  },
  says: async (at) => {
    const last = Object.keys(Object(at.value)).at(-1) ?? '';
    await press(at.box.getByRole('button', { name: named(remove) }).last(), at.page);
    return { pointer: childOf(at.field.pointer, last), value: undefined };
  },
  list: async (at) => {
    const count = Array.isArray(at.value) ? at.value.length : 0;
    const tools = at.box
      .locator('> ol > li')
      .last()
      .getByRole('button', { name: named(remove) });
    await press(tools.first(), at.page);
    return { pointer: childOf(at.field.pointer, count - 1), value: undefined };
  },
  names: (at) => {
    const names = Object.keys(Object(at.value));
    const added = Object.values(NEW_NAMES).find((name) => names.includes(name));
    return removed(at, added ?? names.at(-1) ?? '');
  },
  group: (at) => removed(at, at.absent[0]?.name ?? ''),
};
