import type { TypedValue } from '../../reader/read-claims.ts';
import { plainEnds } from '../../reader/values-in.ts';
import type { ComputedValues } from './computed-values.ts';
import { type AllowedValues, keyOf } from './shown-values.ts';

/** The text that states a value, and the month whose calendar it may stand in. */
export interface Around {
  readonly text: string;
  readonly month: string | undefined;
  /** The last day that the calendar showed; days run forward. */
  readonly lastDay: number;
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'quantity', 'ordinal', 'rating', 'year']);

/** True for a value that the page’s facts, its texts or what is worked out from them account for. */
export function isAllowed(
  typed: TypedValue,
  around: Around,
  allowed: AllowedValues,
  computed: ComputedValues,
): boolean {
  const { value } = typed;
  const { kind, from } = value;
  if (kind === 'weekday' || kind === 'url' || kind === 'address') return true;
  if (allowed.said.has(keyOf(value)) || allowed.states(value)) return true;
  if (allowed.shared && kind !== 'number') return false;
  const [first = '', last = first] = plainEnds(value, allowed.year);
  if (value.isRange) return kind === 'date' && computed.isWeek(first, last);
  if (kind === 'money') return allowed.calculates && computed.amounts.has(from);
  if (kind === 'percent') return allowed.calculates && computed.percents.has(from);
  if (kind === 'date') return computed.isSeasonDay(first);
  if (kind === 'month') return computed.isSeasonMonth(first) || isMonthOfDate(first, allowed);
  if (!NUMBERS.has(kind)) return false;
  if (allowed.calculates && computed.counts.has(from)) return true;
  return isPlace(typed, around, allowed, computed);
}

/** A place in a list, a day of a calendar, or a number whose unit stands in another element. */
function isPlace(
  { value, start, end }: TypedValue,
  { text, month, lastDay }: Around,
  allowed: AllowedValues,
  { isCalendarDay, longestList }: ComputedValues,
): boolean {
  const [number, typed] = [value.from, text.slice(start, end)];
  const alone = typed === text.trim();
  if (alone && month !== undefined && isCalendarDay(month, number, lastDay)) return true;
  if ((alone || value.kind === 'number') && isPart(number, allowed)) return true;
  const inList = alone || OF.test(text) || NAMED.test(text) || value.kind === 'ordinal';
  if (inList && number <= longestList(allowed.structure)) return true;
  return allowed.facts.some((fact) => fact.kind === 'address' && text.includes(String(fact.value)));
}

/** «Child 1», where a language names a place in a list with a number after its noun. */
const NAMED = /^\s*\p{L}+(?:\s\p{L}+)?\s\d+(?=\s*$|\s·)/u;
/** «1 di 3». */
const OF = /^\D*\d+\s(?:di|su|of)\s\d+\D*$/;

function isMonthOfDate(month: string, { facts }: AllowedValues): boolean {
  return facts.some(({ kind, value }) => kind === 'date' && String(value).startsWith(month));
}

/** A bare number may be a value whose unit stands in another element, or the day of a date. */
function isPart(value: number, { facts }: AllowedValues): boolean {
  return facts.some((fact) =>
    fact.kind === 'date'
      ? new RegExp(`(?<!\\d)0?${value}(?!\\d)`).test(String(fact.value))
      : fact.value === value,
  );
}
