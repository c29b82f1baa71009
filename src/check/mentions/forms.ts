import { latin } from './latin.ts';
import type { Slots } from './slots.ts';

/** A form of a language, ready to be looked for. */
export interface Form {
  readonly kind: string;
  readonly regex: RegExp;
  readonly faint: boolean;
}

const BEFORE = '(?<![\\p{L}\\p{N}_]|\\d[.,:/])';
const AFTER = '(?![\\p{L}\\d]|[.,:/]\\d)';

/**
 * The pattern of a form. `{name}` is a slot or a list, `{name:group}` a slot that is handed on, a space
 * any white space, `_` white space that may lack, `«»` the stretch that states the value.
 */
export function formRegex(form: string, slots: Slots): RegExp {
  return latin(formSource(form, slots), 'dgiu');
}

/** Any of some forms, in one pass over a text; nothing is handed on. */
export function anyForm(forms: readonly string[], slots: Slots): RegExp {
  const sources = forms.map((form) => formSource(form, slots).slice(BEFORE.length));
  const unnamed = sources.map((source) => source.replace(/\(\?<[a-zA-Z]+>/g, '(?:'));
  return latin(`${BEFORE}(?:${unnamed.join('|')})(?!\\p{L})`, 'giu');
}

function formSource(form: string, slots: Slots): string {
  const source = spaced(form).replaceAll('«', '(?<m>').replaceAll('»', `)${AFTER}`);
  return BEFORE + filled(source, slots);
}

/** A slot is handed on once: where a form names it again, only its words count. */
function filled(source: string, slots: Slots, handed = new Set<string>()): string {
  return source.replace(SLOT, (whole, name: string, group?: string) => {
    const slot = slots[name];
    if (slot === undefined) throw new RangeError(`no slot for ${whole}`);
    const inner = SOURCES.has(name) ? slot : listSource(slot, slots, handed);
    const own = group ?? (GIVEN.has(name) ? name : undefined);
    if (own === undefined || handed.has(own)) return `(?:${inner})`;
    handed.add(own);
    return `(?<${own}>${inner})`;
  });
}

const SLOT = /(?<!\\p)\{([a-zA-Z]+)(?::([a-zA-Z]+))?\}/g;

/** Slots made in code; the rest are lists, written like forms. */
const SOURCES = new Set(
  'n d w day wday month monthName year weekday shortWeekday date clock hour clockHour commaClock commaClockHour time spoken dayTime ofDay ordinal fraction unit spanOfYears group namedDay wordAge'.split(
    ' ',
  ),
);
/** Slots that a form hands on under their own names. */
const GIVEN = new Set(
  'n d w clock hour time spoken ordinal weekday shortWeekday date dayTime namedDay'.split(' '),
);

function listSource(list: string, slots: Slots, handed: Set<string>): string {
  return filled(spaced(list), slots, handed);
}

/** Groups that hand nothing on, and white space written as a space or an underscore. */
function spaced(form: string): string {
  return form
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
    .replaceAll(' ?', '\\s?')
    .replaceAll(' ', '\\s+')
    .replaceAll('_', '\\s{0,3}');
}
