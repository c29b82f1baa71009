import type { Answers, ChildAnswers } from './answers.ts';

/** Reads and writes a value of a URL; undefined for a text without meaning. */
interface Codec<V> {
  read(text: string): V | undefined;
  /** Undefined: not worth writing. */
  write(value: V): string | undefined;
}

/**
 * An answer in the URL. Families read the names, and links already sent contain them: changing
 * a name breaks those links.
 */
export type Parameter<T> = {
  readonly [K in keyof T & string]-?: Codec<NonNullable<T[K]>> & {
    readonly name: string;
    readonly field: K;
  };
}[keyof T & string];

const DATES = /^\d{4}-\d{2}-\d{2}(_\d{4}-\d{2}-\d{2})*$/;
/** No season has so many days: a longer list is not ours. */
const MAX_DATES = 200;

/** A whole number of up to three digits; zero is an answer. */
const number: Codec<number> = {
  read: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined),
  write: String,
};
/** A number for which zero is not written. */
const count: Codec<number> = { ...number, write: (value) => (value ? String(value) : undefined) };
const dates: Codec<readonly string[]> = {
  read: (text) => (DATES.test(text) ? text.split('_').slice(0, MAX_DATES) : undefined),
  write: (list) => list.join('_') || undefined,
};

/** @param silent the default value, which is read but never written */
function word<V>(words: readonly (readonly [value: V, written: string])[], silent?: V): Codec<V> {
  return {
    read: (text) => words.find(([, written]) => written === text)?.[0],
    write: (value) =>
      value === silent ? undefined : words.find(([known]) => known === value)?.[1],
  };
}

const agreements = word<Answers['agreement']>(
  [
    ['no', 'no'],
    ['yes', 'si'],
    ['voucher', 'buono'],
  ],
  'no',
);
/** The time bands as URLs write them. */
export const BAND_WORDS = { full: 'intera', half: 'mezza' } as const;
const bands = word<ChildAnswers['timeBand']>([
  ['full', BAND_WORDS.full],
  ['half', BAND_WORDS.half],
]);
const paid = word([
  [true, 'si'],
  [false, 'no'],
]);

export const FAMILY_PARAMETERS: readonly Parameter<Omit<Answers, 'children'>>[] = [
  { name: 'convenzione', field: 'agreement', ...agreements },
  { name: 'catena', field: 'chainChildren', ...count },
  {
    name: 'famiglie',
    field: 'chainFamilies',
    ...count,
    read: (text) => count.read(text) || undefined,
  },
  { name: 'catena-pagata', field: 'chainConfirmed', ...paid },
  { name: 'fratelli-iscritti', field: 'siblings', ...count },
];

export const CHILD_PARAMETERS: readonly Parameter<ChildAnswers>[] = [
  { name: 'sede', field: 'venue', read: (text) => text || undefined, write: (venue) => venue },
  { name: 'fascia', field: 'timeBand', ...bands },
  { name: 'settimane', field: 'weeks', ...number },
  { name: 'lunedi', field: 'weekStarts', ...dates },
  { name: 'giorni', field: 'days', ...count },
  { name: 'date', field: 'dayDates', ...dates },
  { name: 'anticipo', field: 'advanceWeeks', ...count },
  { name: 'uscita-settimane', field: 'extendedExitWeeks', ...count },
  { name: 'uscita-giorni', field: 'extendedExitDays', ...count },
  { name: 'quota', field: 'enrolment', ...word([[false, 'pagata']]) },
  { name: 'eta', field: 'age', ...number },
  // The version of the set of shared fields; links from before it have all fields for each child.
  { name: 'segue', field: 'copiesFirst', ...word([[true, '1']]) },
];
