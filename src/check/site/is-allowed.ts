import { equalFacts, mentionKey } from '../mentions/equal-facts.ts';
import { comparable } from '../mentions/fact-kinds.ts';
import type { Mention } from '../mentions/mention.ts';
import type { ComputedValues } from './computed-values.ts';
import type { AllowedValues } from './shown-values.ts';

/** The text that states a value, and the month whose calendar it may stand in. */
export interface Around {
  readonly text: string;
  readonly month: string | undefined;
  /** The last day that the calendar showed; days run forward. */
  readonly lastDay: number;
}

/** True for a value that the page’s facts, its texts or what is worked out from them account for. */
export function isAllowed(
  mention: Mention,
  around: Around,
  allowed: AllowedValues,
  computed: ComputedValues,
): boolean {
  const { kind, value } = mention;
  if (kind === 'weekday' || kind === 'weekdayRange' || kind === 'url') return true;
  if (allowed.said.has(`${kind}|${mentionKey(mention)}`)) return true;
  if (equalFacts(mention, around.text, allowed.facts).length > 0) return true;
  if (allowed.shared && kind !== 'number') return false;
  if (typeof value === 'object') return computed.isWeek(String(value.from), String(value.to));
  if (kind === 'money') return allowed.calculates && computed.amounts.has(Number(value));
  if (kind === 'percent') return allowed.calculates && computed.percents.has(Number(value));
  if (kind === 'date') return computed.isSeasonDay(String(value));
  if (kind === 'month')
    return computed.isSeasonMonth(String(value)) || isMonthOfDate(String(value), allowed.facts);
  if (kind !== 'number' && kind !== 'count') return false;
  if (allowed.calculates && computed.counts.has(Number(value))) return true;
  return isPlace(mention, around, allowed, computed);
}

/** A place in a list, a day of a calendar, or a number whose unit stands in another element. */
function isPlace(
  { kind, value, typed }: Mention,
  { text, month, lastDay }: Around,
  { facts, structure }: AllowedValues,
  { isCalendarDay, longestList }: ComputedValues,
): boolean {
  const [number, alone] = [Number(value), typed === text.trim()];
  if (alone && month !== undefined && isCalendarDay(month, number, lastDay)) return true;
  if (alone && isPart(String(value), facts)) return true;
  const inList =
    alone || OF.test(text) || NAMED.test(text) || (kind === 'count' && /[º°ª]/.test(typed));
  if (inList && number <= longestList(structure)) return true;
  return (
    kind === 'number' && facts.ofKind('address').some((fact) => text.includes(String(fact.value)))
  );
}

/** «Child 1», where a language names a place in a list with a number after its noun. */
const NAMED = /^\s*\p{L}+\s\d+(?=\s*$|\s·)/u;
/** «1 di 3». */
const OF = /^\D*\d+\s(?:di|su|of)\s\d+\D*$/;

function isMonthOfDate(month: string, facts: AllowedValues['facts']): boolean {
  return facts.ofKind('date').some((fact) => String(fact.value).startsWith(month));
}

/** A bare number may be a value whose unit stands in another element, or the day of a date. */
function isPart(value: string, facts: AllowedValues['facts']): boolean {
  return facts.all.some((fact) =>
    fact.kind === 'date'
      ? new RegExp(`(?<!\\d)0?${value}(?!\\d)`).test(String(fact.value))
      : comparable(fact.kind, fact.value) === value,
  );
}
