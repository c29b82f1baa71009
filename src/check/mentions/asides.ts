import { without } from './beside.ts';
import { alikeFacts } from './equal-facts.ts';
import { dayOf, type KnownFacts, stems } from './known-facts.ts';
import type { Mention, MentionKind } from './mention.ts';
import { speaksOfAny, type TextPlace } from './subject.ts';

const DATED: ReadonlySet<MentionKind> = new Set(['date', 'dateRange', 'month', 'year']);
/** A year, or a day, further than this from all that the facts tell belongs to another story. */
const NEAR_YEARS = 2;
const NEAR_DAYS = 45;
const ONE_DAY = /^\d{4}-\d\d-\d\d$/;

/** Nobody comes to the camp at this age: so many years are a life, or a tradition. */
const GROWN_UP = 20;

/** A value of no fact, in a text that says no word of what facts of its kind are about: «Oltre 30 anni» says nothing else. */
export function isAside(mention: Mention, shown: KnownFacts, place: TextPlace): boolean {
  const { kind, value, unit, ofAnything = false } = mention;
  const long = unit === 'year' ? Number(value) >= GROWN_UP : unit !== undefined;
  const far = DATED.has(kind) && !isNear(typeof value === 'object' ? value.from : value, shown);
  const rest = without(mention, place);
  if ((!far && !ofAnything && !long) || (long && stems(rest.text).size <= 1)) return false;
  return !speaksOfAny(alikeFacts(mention, shown), rest, mention.start);
}

function isNear(value: string | number, { years, days }: KnownFacts): boolean {
  const date = String(value);
  if (ONE_DAY.test(date) && days.length > 0)
    return days.some((one) => Math.abs(one - dayOf(date)) <= NEAR_DAYS);
  return [...years].some((one) => Math.abs(one - Number(date.slice(0, 4))) <= NEAR_YEARS);
}
