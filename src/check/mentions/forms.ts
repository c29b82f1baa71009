import { latin, lowered } from './latin.ts';
import { needsOf, partOf } from './literals.ts';
import type { Needs, Part } from './needs.ts';
import type { Slots } from './slots.ts';

/** A form of a language. */
export interface Form {
  readonly kind: string;
  readonly pattern: FormPattern;
  readonly faint: boolean;
}

/** «135 ,00»: cents that stand apart are no number of their own; an hour may be: 13.00/14.00. */
const BEFORE = '(?<![\\p{L}\\p{N}_]|\\d[.,:]|(?<!\\d[.:]\\d)\\d/)(?<!\\d\\s,)';
/** A number in words is masked letter by letter: none of them is a word's end. */
const AFTER = '(?![\\p{L}\\d\uE000\uE001]|[.,:]\\d|(?<!\\p{L}|\\d[.:]\\d\\d)/\\d)';
/** What a number is counted in makes it more than a name, and so do its decimals: 101,25 €. */
const NO_UNIT = '(?!\\p{L}|\\d|(?<=\\d)[.,]\\d|\\s?(?:{euro}|{percent}))';
/** The same of a unit in front: € 101. */
const NO_EURO = '(?<!€\\s?)';
/** Capitals and small letters differ. */
const CASED = /\\p\{L[ul]\}|\(\?-i/;
/** A slot, and the name under which it is handed on. */
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

/**
 * The pattern of a form, compiled when a text first needs it. `{name}` is a slot or a list,
 * `{name:group}` a slot that is handed on, a space any white space, `_` white space that may lack, `«»`
 * the stretch that states the value.
 */
export class FormPattern {
  readonly #source: string;
  readonly #slots: SlotTable;
  readonly #isStretch: boolean;
  readonly #isCased: boolean;
  #regex: RegExp | undefined;

  /** @param isStretch true when only the whole counts, and nothing is handed on */
  constructor(form: string, slots: SlotTable, isStretch = false) {
    const source = spaced(form).replaceAll('«', '(?<m>').replaceAll('»', `)${AFTER}`);
    this.#source = BEFORE + (isStretch ? NO_EURO + source + NO_UNIT : source);
    this.#slots = slots;
    this.#isStretch = isStretch;
    this.#isCased = CASED.test(form);
  }

  in(text: string): RegExpExecArray[] {
    return allIn(this.#isCased ? text : lowered(text), this.regex);
  }

  get regex(): RegExp {
    this.#regex ??= this.#compiled();
    return this.#regex;
  }

  /** What a text must hold before it can match. */
  get needs(): Needs {
    return needsOf(this.#source, this.#slots.part);
  }

  /** Blind to case costs twice the time, so that where case tells nothing small letters are read. */
  #compiled(): RegExp {
    const source = this.#slots.filled(this.#source);
    const flags = this.#isCased ? 'gi' : 'g';
    if (!this.#isStretch) return latin(source, `d${flags}`);
    return latin(source.replace(/\(\?<[a-zA-Z]+>/g, '(?:'), flags);
  }
}

const NONE: RegExpExecArray[] = [];

/** `matchAll` makes a copy of the pattern for each text, most of which do not match. */
function allIn(text: string, regex: RegExp): RegExpExecArray[] {
  regex.lastIndex = 0;
  const first = regex.exec(text);
  if (first === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (let match: RegExpExecArray | null = first; match; match = regex.exec(text)) {
    found.push(match);
    if (match[0] === '') regex.lastIndex += 1;
  }
  return found;
}

/** The slots of a language, ready to be put into forms. */
export class SlotTable {
  readonly #slots: Slots;
  readonly #parts = new Map<string, Part>();

  constructor(slots: Slots) {
    this.#slots = slots;
  }

  /** A slot is handed on once: where a form names it again, only its words count. */
  filled(source: string, handed = new Set<string>()): string {
    return source.replace(SLOT, (_, name: string, group?: string) => {
      const own = group ?? (GIVEN.has(name) ? name : undefined);
      const inner = this.filled(this.#sourceOf(name), handed);
      if (own === undefined || handed.has(own)) return `(?:${inner})`;
      handed.add(own);
      return `(?<${own}>${inner})`;
    });
  }

  /** What a text must hold for a slot. */
  readonly part = (name: string, open: boolean): Part => {
    const key = `${name} ${open}`;
    const known = this.#parts.get(key) ?? partOf(this.#sourceOf(name), this.part, open);
    this.#parts.set(key, known);
    return known;
  };

  #sourceOf(name: string): string {
    const slot = this.#slots[name];
    if (slot === undefined) throw new RangeError(`no slot for ${name}`);
    return SOURCES.has(name) ? slot : spaced(slot);
  }
}

/**
 * So often a form repeats a group, `(…)*` or `(…)+`. Where a repeated group can read the same words in two
 * ways, the time doubles with each repetition: without an end that stops the program.
 */
const MOST_TIMES = 8;

/** Groups that hand nothing on and end, and white space written as a space or an underscore. */
function spaced(form: string): string {
  return form
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
    .replace(/(?<!\\)\)([*+])/g, (_, sign) => `){${sign === '*' ? 0 : 1},${MOST_TIMES}}`)
    .replaceAll(' ?', '\\s?')
    .replaceAll(' ', '\\s+')
    .replaceAll('_', '\\s{0,3}');
}
