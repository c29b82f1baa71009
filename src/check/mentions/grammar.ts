import { allCounts, countPatterns, type Patterns } from './count-patterns.ts';
import { FactNouns } from './fact-nouns.ts';
import { FormIndex } from './form-index.ts';
import { type Form, FormPattern, SlotTable } from './forms.ts';
import { EN, IT, type Language, type NoFacts } from './language.ts';
import { latin } from './latin.ts';
import { MASKED, MASKED_YEAR, type NumberWords, numberWords } from './number-words.ts';
import { anyOf, type Slots, slotsOf } from './slots.ts';
import { Stretches } from './stretches.ts';
import { Values } from './values.ts';

/** Forms that are looked for together: what they find hides it from those that follow. */
export interface Step {
  readonly forms: readonly Form[];
  /** They count only under a heading, or in a text, that holds it. */
  readonly under: RegExp | undefined;
  /** True when all of them need a number. */
  readonly numbers: boolean;
}

/** A slot that only digits or number words fill. */
const NUMBERED = /\{(?:n|d|w|day|wday|date|clock|hour|clockHour|spoken)(?::\w+)?\}|\\d\\d|\[0-9\]/;

/** A language made ready to read with. */
export interface Grammar {
  /** Such as `it`. */
  readonly code: string;
  readonly language: Language;
  readonly numbers: NumberWords;
  /** For texts in which numbers are masked, and for words as typed. */
  readonly slots: SlotTable;
  readonly plain: Slots;
  readonly steps: readonly Step[];
  readonly counts: Patterns;
  readonly nouns: FactNouns;
  /** Tells which forms of steps and counts a text may hold. */
  readonly index: FormIndex<FormPattern>;
  /**
   * Stretches that hold numbers and state no fact: laws, addresses, sayings; those that tell of
   * somebody’s own life; and those in which a value is a fact only beside its subject.
   */
  readonly stretches: Stretches<'noFact' | 'quiet' | 'faint'>;
  /** A text in lower case without it holds no value. */
  readonly hint: RegExp;
  /** @param year the year of a date that states none */
  valuesIn(year: number): Values;
}

const LANGUAGES: Readonly<Record<string, { language: Language; noFacts: NoFacts }>> = {
  it: IT,
  en: EN,
};
const made = new Map<string, Grammar>();

/** @param language such as `it` or `it-IT`; undefined when nobody has written its words */
export function grammarFor(language: string): Grammar | undefined {
  const [code = ''] = language.toLowerCase().split('-');
  const words = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  if (!words) return undefined;
  const grammar = made.get(code) ?? grammarOf(code, words.language, words.noFacts);
  made.set(code, grammar);
  return grammar;
}

function grammarOf(code: string, language: Language, { noFacts }: NoFacts): Grammar {
  const numbers = numberWords(language.numbers);
  const oneWord = `(?<!\\p{L})(?:${language.numbers.articles})(?!\\p{L})`;
  const article = latin(oneWord, '');
  /** «un 9 giugno»: an article is no day. */
  const masks = { number: `(?:${MASKED}|${oneWord})`, day: MASKED, year: MASKED_YEAR };
  const slots = new SlotTable(slotsOf(language, masks));
  const word = `(?<!\\p{L})${numbers.source}(?!\\p{L})`;
  const yearWord = `(?<!\\p{L})${language.yearWords}\\p{L}*`;
  const plain = slotsOf(language, { number: word, day: word, year: yearWord });
  /** Where no fact can stand any word may be the number: a short pattern, and nothing is lost. */
  const anyLetters = "[\\p{L}’']{2,}";
  const anyWord = new SlotTable(
    slotsOf(language, { number: anyLetters, day: anyLetters, year: '[\\p{L}]+' }),
  );
  const steps = stepsOf(language, slots, article);
  const ofSteps = steps.flatMap(({ forms }) => forms.map(({ pattern }) => pattern));
  const counts = countPatterns(language, slots);
  const formsOf = (holds: (one: NoFacts['noFacts'][number]) => boolean) =>
    noFacts.filter(holds).flatMap(({ forms }) => forms);
  const stretches = {
    noFact: formsOf(({ quiet, faint }) => !quiet && !faint),
    quiet: formsOf(({ quiet = false }) => quiet),
    faint: formsOf(({ faint = false }) => faint),
  };
  const years = new Map<number, Values>();
  const grammar: Grammar = {
    code,
    language,
    numbers,
    slots,
    plain,
    steps,
    counts,
    nouns: new FactNouns(language),
    index: new FormIndex([...ofSteps, ...allCounts(counts)]),
    stretches: new Stretches(stretches, anyWord),
    hint: hintOf(language, numbers),
    valuesIn(year) {
      const values = years.get(year) ?? new Values(grammar, year);
      years.set(year, values);
      return values;
    },
  };
  return grammar;
}

function stepsOf({ forms: all }: Language, slots: SlotTable, article: RegExp): Step[] {
  return all.map(({ kind, under, faint = false, forms }) => ({
    under: under === undefined ? undefined : latin(under, 'i'),
    numbers: forms.every((form) => NUMBERED.test(form) && !article.test(form)),
    forms: forms.map((form) => ({ kind, faint, pattern: new FormPattern(form, slots) })),
  }));
}

/** Digits, addresses, and all words that can state a value. */
function hintOf(language: Language, numbers: NumberWords): RegExp {
  const {
    months,
    shortMonths,
    ordinals,
    weekdays,
    shortWeekdays,
    groups,
    spansOfYears,
    spansOfWeeks = {},
    namedDays,
    dayTimes,
  } = language;
  const names = [
    months,
    shortMonths,
    weekdays,
    shortWeekdays,
    groups,
    spansOfYears,
    spansOfWeeks,
    namedDays,
    dayTimes,
  ].flatMap((words) => Object.keys(words));
  /** «prima» and «ultimo» stand for themselves far oftener than for a place in an order. */
  const inOrder = Object.entries(ordinals).filter(([, place]) => place > 1);
  const words = anyOf([...names, ...inOrder.map(([name]) => name)]);
  const article = `(?!(?:${language.numbers.articles})(?!\\p{L}))`;
  const endings = language.hintEndings === undefined ? '' : `|${language.hintEndings}`;
  return latin(
    `\\d|@|://|www\\.|[a-z]\\.(?:it|com|org|net|eu|example)\\b|&#|€${endings}|(?<!\\p{L})(?:(?:${article}${numbers.source}|${words})(?!\\p{L})|${language.hints})`,
    '',
  );
}
