import { WEEKDAYS, weekdayOf } from '../../time/calendar.ts';
import { dateOf } from '../facts/implied.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';
import { type Clause, type Sentence, valuesOf } from './clauses.ts';

/** The context of an ambiguous value. */
export interface Surroundings {
  readonly clause: Clause;
  readonly sentence: Sentence;
  /** The headings above it: short lines without a value. */
  readonly over: Sentence;
  readonly profiles: Profiles;
}

/** All interpretations of a value, the plainest first: «dall’11 al 22» may be hours, ages or days. */
export function interpretationsOf(node: Node, around: Surroundings): readonly Value[] {
  const value = node.value;
  if (!value) return [];
  const week = nthWeekOf(node, around);
  if (week) return [value, week];
  if (value.kind === 'date' && value.weekday !== undefined && value.from < value.to)
    return [dayOn(value, around.profiles.year)];
  if (value.kind === 'quantity') return [value, ...converted(value)];
  const isOpenClock = value.kind === 'time' && value.isOpenClock === true && !value.isAfter;
  const at = around.clause.nodes.indexOf(node);
  const [lead, next] = [around.clause.nodes[at - 1], around.clause.nodes[at + 1]];
  if (value.kind !== 'number' && !isOpenClock) return [value];
  const bare = isOpenClock ? inHours(value) : value;
  // «Hanno pagato in tre»
  if (isCounting(node, around.clause) || lead?.norm === 'in') return [bare];
  const dated = asDate(bare, lead, around);
  if (dated) return [dated, ...(dated.weekday === undefined ? asYears(bare, around) : [])];
  if (bare.weekday !== undefined) return [bare, ...daysOn(bare, around.profiles.year)];
  const kind = amountBeside(node, around);
  if (kind) return [{ ...bare, kind }, bare];
  const years = asYears(bare, around, lead, next);
  const others = [...(isOpenClock ? [bare] : asHours(bare)), ...asRating(bare, around)];
  // «Five is the youngest age»
  const isAge = around.clause.meanings.has('age') && value.kind === 'number';
  return isAge ? [...years, value, ...others] : [value, ...years, ...others];
}

/** «Segreteria, domenica: 10–13»: a range of numbers may be hours. */
function asHours({ isRange, from, to }: Value): Value[] {
  if (!isRange || to > 24) return [];
  return [{ kind: 'time', from: from * 60, to: to * 60, isRange, mayBeAfternoon: from < 8 }];
}

/** «Il primo lunedì di giugno»: the day of its week that is a Monday in that year. */
function dayOn(value: Value, year: number): Value {
  const first = dateOf(value, year);
  const then = first === undefined ? 0 : WEEKDAYS.indexOf(weekdayOf(first));
  const from = value.from + (((value.weekday ?? 0) - then + WEEK) % WEEK);
  return { ...value, from, to: from };
}

/** «La prima settimana»: its days. */
function nthWeekOf(
  { value }: Node,
  { clause: { nodes }, profiles }: Surroundings,
): Value | undefined {
  const after = nodes[nodes.findIndex((one) => one.value === value) + 1];
  const isWeek = value?.kind === 'ordinal' && after?.tags.has('week');
  const [from, to] = (isWeek && profiles.weeks[value.from - 1]) || [];
  return from && to ? { kind: 'date', from, to, isRange: true } : undefined;
}

const EQUAL_UNITS: readonly (readonly [string, string, number])[] = [
  ['year', 'month', 12],
  ['hour', 'minute', 60],
  ['day', 'hour', 24],
];
const WEEK = 7;

/** The same time in another unit: 24 months are two years, 15 days every two weeks. */
function converted(value: Value): Value[] {
  const { unit, isEvery, from, to } = value;
  if (unit === 'decade') return [{ ...value, unit: 'year', from: 10 * from, to: 10 * to }];
  if (isEvery && unit === 'day' && from >= WEEK) {
    const weeks = from % WEEK > 1 ? from / WEEK : Math.floor(from / WEEK);
    return [{ ...value, unit: 'week', from: weeks, to: weeks }];
  }
  return EQUAL_UNITS.flatMap(([great, small, times]): Value[] => {
    if (unit === great) return [{ ...value, unit: small, from: from * times, to: to * times }];
    return unit === small ? [{ ...value, unit: great, from: from / times, to: to / times }] : [];
  });
}

function inHours({ from, to, isRange, side }: Value): Value {
  return { kind: 'number', from: from / 60, to: to / 60, isRange, side };
}

/** «Dai 3 ai 14», «at least 18», «once you are sixteen», «l’età massima è tredici» */
function asYears(value: Value, { clause }: Surroundings, lead?: Node, next?: Node): Value[] {
  const isSaid = clause.meanings.has('age') || [lead, next].some((one) => one?.tags.has('#be'));
  const isBound = value.isRange || value.vague || value.side || isSaid;
  return isBound && value.to < 100 ? [{ ...value, kind: 'quantity', unit: 'year' }] : [];
}

function asRating(value: Value, { clause }: Surroundings): Value[] {
  return clause.meanings.has('rating') && value.to <= 5 ? [{ ...value, kind: 'rating' }] : [];
}

const AMOUNTS: ReadonlySet<string> = new Set(['money', 'percent']);

/** «95 euro a settimana e 24 al giorno», «costa 135»: a bare number that is an amount. */
function amountBeside(
  node: Node,
  { clause, sentence, over }: Surroundings,
): Value['kind'] | undefined {
  const kindOf = (one: Node | undefined) =>
    one?.value && AMOUNTS.has(one.value.kind) ? one.value.kind : undefined;
  const next = clause.values.find((one) => one.start > node.start && kindOf(one));
  const at = clause.nodes.indexOf(node);
  const isFrom = clause.nodes[at + 1]?.tags.has('#to') && clause.nodes[at + 2] === next;
  // «Tre il 12»: of two numbers the last is the amount.
  if (clause.values.some((one) => one.start > node.start && one.value?.kind === 'number'))
    return undefined;
  if (kindOf(next)) return isFrom ? kindOf(next) : undefined;
  const before = valuesOf(sentence).flatMap((one) => (one.node.start < node.start ? one.node : []));
  const isPrice = [clause, ...(clause.dimensions.size > 0 ? sentence : []), ...over].some(
    ({ meanings }) => meanings.has('price'),
  );
  const last = kindOf(before.findLast((one) => kindOf(one)));
  return last ?? (isPrice ? 'money' : undefined);
}

/** «Il 25 maggio … entro il 21», «ad agosto … dal 4 al 15»: days of the month that was named. */
function asDate(
  value: Value,
  lead: Node | undefined,
  { clause, sentence, profiles: { year } }: Surroundings,
): Value | undefined {
  // «La settimana del 18»
  const before = lead && clause.nodes[clause.nodes.indexOf(lead) - 1];
  const isOfWeek = before?.tags.has('week');
  const isDay = value.from >= 1 && value.to <= 31 && Number.isInteger(value.from);
  const isOnDay = lead?.tags.has('#on') && (lead.tags.has('#the') || isOfWeek);
  const isSaid = value.isRange || value.side || value.weekday !== undefined || isOnDay;
  if (!isDay || !isSaid) return undefined;
  const named = valuesOf(sentence).find(({ node }) =>
    ['month', 'date'].includes(node.value?.kind ?? ''),
  )?.node;
  if (!named?.value) return undefined;
  const month =
    named.value.kind === 'month' ? named.value.from : Math.floor(named.value.from / 100);
  const dated: Value = {
    ...value,
    kind: 'date',
    from: month * 100 + value.from,
    to: month * 100 + value.to,
  };
  return isOnWeekday(dated, year) ? dated : undefined;
}

/** Whether the calendar has this day, and on the weekday that it states. */
function isOnWeekday(value: Value, year: number): boolean {
  const date = dateOf(value, year);
  if (value.weekday === undefined) return true;
  return date !== undefined && WEEKDAYS.indexOf(weekdayOf(date)) === value.weekday;
}

/** «Entro mercoledì 21»: in the months in which that day is a Wednesday. */
function daysOn(value: Value, year: number): Value[] {
  return MONTHS.flatMap((month): Value[] => {
    const from = month * 100 + value.from;
    const dated: Value = { ...value, kind: 'date', from, to: from };
    return isOnWeekday(dated, year) ? [dated] : [];
  });
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Whether a word after a number is what it counts: «five single days». */
export function isCounting(node: Node, { nodes }: Clause): boolean {
  const at = nodes.indexOf(node);
  const next = nodes[nodes[at + 1]?.tags.has('#oneAndSame') ? at + 2 : at + 1];
  if (next?.token !== 'word' || next.tags.has('#per') || next.tags.has('#the')) return false;
  const isNoun = [...next.tags].some((one) => !one.startsWith('#') || one === '#counted');
  return next.tags.size === 0 || isNoun;
}
