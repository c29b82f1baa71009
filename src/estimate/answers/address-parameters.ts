import type { Answers, ChildAnswers } from './answers.ts';

/**
 * One answer as the address carries it. The names are those that a family reads, and a promise:
 * whoever changes one breaks the links that families have already sent.
 */
export interface Parameter<T> {
  readonly name: string;
  /** The fields of a request that it stands for. */
  readonly of: readonly string[];
  /** Undefined: the text means nothing. */
  read(text: string): Partial<T> | undefined;
  /** Undefined: nothing worth writing. */
  write(value: T): string | undefined;
}

const DATES = /^\d{4}-\d{2}-\d{2}(_\d{4}-\d{2}-\d{2})*$/;
/** No season has so many days: a longer list is noise. */
const MOST_DATES = 200;
const YES = 'si';
const NO = 'no';

export const FAMILY_PARAMETERS: readonly Parameter<Answers>[] = [
  word('convenzione', 'agreement', { no: NO, yes: YES, voucher: 'buono' }, 'no'),
  count('catena', 'chainChildren'),
  count('famiglie', 'chainFamilies'),
  {
    name: 'catena-pagata',
    of: ['chainConfirmed'],
    read: (text) => (isAnswer(text) ? { chainConfirmed: text === YES } : undefined),
    write: ({ chainConfirmed }) =>
      chainConfirmed === undefined ? undefined : chainConfirmed ? YES : NO,
  },
  { ...count<Answers>('fratelli-iscritti', 'siblings'), of: ['siblingOrder'] },
];

export const CHILD_PARAMETERS: readonly Parameter<ChildAnswers>[] = [
  {
    name: 'sede',
    of: ['venue'],
    read: (text) => ({ venue: text }),
    write: ({ venue }) => venue,
  },
  word('fascia', 'timeBand', { full: 'intera', half: 'mezza' }),
  count('settimane', 'weeks', true),
  dates('lunedi', 'weekStarts'),
  count('giorni', 'days'),
  dates('date', 'dayDates'),
  count('anticipo', 'advanceWeeks'),
  count('uscita-settimane', 'extendedExitWeeks'),
  count('uscita-giorni', 'extendedExitDays'),
  {
    name: 'quota',
    of: ['enrolment'],
    read: (text) => (text === 'pagata' ? { enrolment: false } : undefined),
    write: ({ enrolment }) => (enrolment ? undefined : 'pagata'),
  },
  count('eta', 'age', true),
];

function isAnswer(text: string): boolean {
  return text === YES || text === NO;
}

/** A whole number of at most three figures; zero is written only where it is an answer. */
function count<T extends object>(
  name: string,
  field: keyof T & string,
  zero = false,
): Parameter<T> {
  return {
    name,
    of: [field],
    read: (text) =>
      /^\d{1,3}$/.test(text) ? ({ [field]: Number(text) } as Partial<T>) : undefined,
    write: (value) => {
      const number = value[field];
      return number === undefined || (number === 0 && !zero) ? undefined : String(number);
    },
  };
}

function word<T extends object>(
  name: string,
  field: keyof T & string,
  words: Readonly<Record<string, string>>,
  silent?: string,
): Parameter<T> {
  return {
    name,
    of: field === 'agreement' ? ['agreement', 'voucher'] : [field],
    read: (text) => {
      const [value] = Object.entries(words).find(([, written]) => written === text) ?? [];
      return value === undefined ? undefined : ({ [field]: value } as Partial<T>);
    },
    write: (value) => (value[field] === silent ? undefined : words[String(value[field])]),
  };
}

function dates(name: string, field: 'weekStarts' | 'dayDates'): Parameter<ChildAnswers> {
  return {
    name,
    of: [field],
    read: (text) =>
      DATES.test(text) ? { [field]: text.split('_').slice(0, MOST_DATES) } : undefined,
    write: (child) => (child[field].length === 0 ? undefined : child[field].join('_')),
  };
}
