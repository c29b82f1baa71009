/** What sort of value a text states. */
export type MentionKind =
  | 'money'
  | 'percent'
  | 'rating'
  | 'date'
  | 'dateRange'
  | 'day'
  | 'dayRange'
  | 'month'
  | 'monthRange'
  | 'week'
  | 'weekdayOfMonth'
  | 'year'
  | 'time'
  | 'timeRange'
  | 'weekday'
  | 'weekdayRange'
  | 'age'
  | 'ageRange'
  | 'count'
  | 'number'
  | 'phone'
  | 'email'
  | 'url';

export type Range<T> = { readonly from: T; readonly to: T };

/**
 * A value, in the form that facts have: money in euros, percentages from 0 to 100, dates as
 * `2025-06-09`, months as `2025-04`, hours as `07:30`, weekdays in English, phones without spaces; the
 * third week of July as `2025-07/3`, its last Sunday as `2025-07/sunday/-1`.
 */
export type MentionValue = string | number | Range<string> | Range<number>;

/** A value that somebody typed into a text. Offsets count characters of the text. */
export interface Mention {
  readonly kind: MentionKind;
  readonly start: number;
  readonly end: number;
  readonly value: MentionValue;
  /** The form as typed: `text.slice(start, end)`. */
  readonly typed: string;
  /** What is counted, in lower case: «enti», «settimane», «anni». */
  readonly noun?: string;
  /** The unit of time that is counted. */
  readonly unit?: string;
  /** A share, a vote, a length: texts state such of anything. */
  readonly ofAnything?: boolean;
  /** The stretch that a placeholder would take; without it the whole mention. */
  readonly slot?: Span;
  /** Both ends of a range, each a mention of its own. */
  readonly ends?: readonly [Mention, Mention];
  /** How a date is typed, to choose the same form again. */
  readonly form?: DateForm;
  /** An hour of twelve, or two, said without their half of the day: the others that they may be. */
  readonly either?: string;
  /** For an age, which end it sets; for a rating, out of how many. */
  readonly bound?: 'min' | 'max';
  readonly outOf?: number;
  /** States something only beside its subject: a number word, a weekday, a festivity. */
  readonly faint?: boolean;
  /** Said in words that no number can replace: «metà prezzo», «mezzogiorno», «Ferragosto». */
  readonly spoken?: boolean;
  /** «il secondo figlio», «la 2ª settimana»: a place in an order. */
  readonly ordinal?: 'usual' | 'feminine';
  /** Of somebody’s own life: read, and no fact of the site. */
  readonly quiet?: boolean;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The parts that a typed date has. */
export interface DateForm {
  readonly weekday: boolean;
  readonly year: boolean;
  /** Only digits, such as 31/3. */
  readonly digits: boolean;
}

/** What a text needs to be understood. */
export interface MentionContext {
  /** The year of a date that states none. */
  readonly year: number;
  /** Stems of the nouns that some fact counts: number words before them are values. */
  readonly nouns: ReadonlySet<string>;
  /** The heading under which the text stands: under prices a bare number is a price. */
  readonly heading?: string;
}
