import type { Json } from '../../content/json.ts';
import { isObject } from '../../content/json.ts';
import { phoneValue } from './contacts.ts';
import type { MentionKind } from './mention.ts';

/** The kinds of values that a fact can have; `address` is a name with a number in it. */
export type FactKind =
  | Exclude<
      MentionKind,
      | 'day'
      | 'dayRange'
      | 'monthRange'
      | 'week'
      | 'weekdayOfMonth'
      | 'weekdayRange'
      | 'rating'
      | 'url'
    >
  | 'address';

const KINDS: Readonly<Record<string, FactKind>> = {
  euro: 'money',
  positiveEuro: 'money',
  percent: 'percent',
  count: 'count',
  positiveCount: 'count',
  age: 'age',
  ageRange: 'ageRange',
  year: 'year',
  date: 'date',
  dateRange: 'dateRange',
  time: 'time',
  timeWithSeconds: 'time',
  timeRange: 'timeRange',
  weekday: 'weekday',
  phone: 'phone',
  email: 'email',
};

/**
 * What sort of value a fact is, by the shared definition that describes it; undefined for what no text can state, such as
 * the name of an icon.
 */
export function factKind(definition: string, value: Json): FactKind | undefined {
  if (definition === 'dateOrMonth') return String(value).length === 7 ? 'month' : 'date';
  if (definition === 'name' && typeof value === 'string')
    return /\d/.test(value) ? 'address' : undefined;
  const kind = KINDS[definition];
  if (kind) return kind;
  if (isObject(value)) return rangeKind(String(value.from), String(value.to));
  return typeof value === 'number' ? 'number' : undefined;
}

/** A group that holds more than its two ends is a range all the same: a slot of the programme. */
function rangeKind(from: string, to: string): FactKind | undefined {
  if ([from, to].every((end) => /^\d\d:\d\d/.test(end))) return 'timeRange';
  return [from, to].every((end) => /^\d{4}-\d\d-\d\d$/.test(end)) ? 'dateRange' : undefined;
}

/** The value of a fact in the form of a mention's, as a key. */
export function comparable(kind: FactKind, value: Json): string {
  if (kind === 'phone') return phoneValue(String(value));
  if (kind === 'email') return String(value).toLowerCase();
  if (kind === 'time') return clock(value);
  if (isObject(value)) {
    const [from, to] = [value.from ?? value.min, value.to ?? value.max];
    return kind === 'timeRange' ? `${clock(from)}–${clock(to)}` : `${from}–${to}`;
  }
  return String(value);
}

function clock(value: Json | undefined): string {
  return String(value).slice(0, 5);
}
