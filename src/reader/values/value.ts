/** The kind of value that a text states. */
export type ValueKind =
  | 'money'
  | 'percent'
  | 'quantity'
  | 'rating'
  | 'number'
  | 'ordinal'
  | 'date'
  | 'month'
  | 'year'
  | 'weekday'
  | 'time'
  | 'phone'
  | 'email'
  | 'url';

/** How a text states a value inexactly. */
export type Vague = 'about' | 'over' | 'under' | 'almost' | 'atLeast' | 'atMost';

/**
 * A value that a text states, as numbers: euro, percent, days of the year as month × 100 + day,
 * minutes of the day, weekdays from 0 for Monday.
 */
export interface Value {
  readonly kind: ValueKind;
  readonly from: number;
  /** The same as `from` if it is not a range. */
  readonly to: number;
  readonly isRange?: boolean | undefined;
  /** Of a quantity: a unit of time or a meaning of the lexicon, or a stem. */
  readonly unit?: string | undefined;
  readonly year?: number | undefined;
  /** The weekday stated with a date, from 0 for Monday. */
  readonly weekday?: number | undefined;
  readonly vague?: Vague | undefined;
  /** Which end it states: `from` for «dalle» (from), `to` for «fino alle» (until). */
  readonly side?: 'from' | 'to' | 'at' | undefined;
  /** After this hour; with a negation, this is the last one: «non dopo le 9» (not after 9). */
  readonly isAfter?: boolean | undefined;
  /** A time from 1:00 to 7:59, which may be in the afternoon. */
  readonly mayBeAfternoon?: boolean | undefined;
  /** Of an hour, whether the text says am or pm. */
  readonly statesAmPm?: boolean | undefined;
  /** Of an hour, whether its minutes were written. */
  readonly hasMinutes?: boolean | undefined;
  /** Hours without minutes, which may also be days or ages: «dall’11 al 22» (from 11 to 22). */
  readonly isOpenClock?: boolean | undefined;
  /** The age of one child, not a limit: «an eight-year-old». */
  readonly isOfOne?: boolean | undefined;
  /** How often: «ogni due settimane» (every two weeks). */
  readonly isEvery?: boolean | undefined;
  /** A duration up to now, not an age: «da trent’anni» (for thirty years). */
  readonly isSince?: boolean | undefined;
  /** Of e-mail addresses, URLs and phone numbers, normalised. */
  readonly text?: string | undefined;
  /** An article that may mean one: «una settimana» (a week). */
  readonly isArticle?: boolean | undefined;
}

const ABOUT = 0.1;
/** How far from a vague limit, as a factor: nobody calls two children fewer than 5000. */
const VAGUE_FACTOR = 10;

/** Round numbers are loose: thirty years may be «oltre trent’anni» (over thirty years). */
const ROUND = 10;
const UNEVEN: ReadonlySet<string> = new Set(['hour', 'minute', 'year', 'month']);

/** More than a count, or fewer, excludes the count itself: more than 25 are at least 26. */
function excludesItself({ kind, unit = '', from, to }: Value): boolean {
  const isCount = kind === 'number' || (kind === 'quantity' && !UNEVEN.has(unit));
  return isCount && from === to && Number.isInteger(from) && from % ROUND !== 0;
}

/** The interval of facts that agree with a value. */
export function boundsOf(value: Value): readonly [number, number] {
  const { from, to, vague } = value;
  const next = Number(excludesItself(value));
  if (vague === 'about') return [from * (1 - ABOUT), to * (1 + ABOUT)];
  if (vague === 'almost') return [from * (1 - ABOUT), to];
  if (vague === 'over') return [from + next, from * VAGUE_FACTOR];
  if (vague === 'under') return [to / VAGUE_FACTOR, to - next];
  if (vague === 'atLeast') return [from, from * VAGUE_FACTOR];
  if (vague === 'atMost') return [to / VAGUE_FACTOR, to];
  return [from, to];
}

export const DAY_MINUTES = 1440;
