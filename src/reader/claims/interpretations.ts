import { WEEKDAYS, weekdayOf } from '../../time/calendar.ts';
import { dateOf } from '../facts/implied.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';
import { type Clause, type Sentence, valuesOf } from './clauses.ts';
import { has } from './nodes.ts';

/** The context of an ambiguous value. */
export interface Surroundings {
  readonly clause: Clause;
  readonly sentence: Sentence;
  /** The headings above it: short lines without a value. */
  readonly over: Sentence;
  readonly profiles: Profiles;
}

/** All interpretations of a value, the plainest first: from 11 to 22 may be hours, ages or days. */
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
  const isHour = around.clause.meanings.has('reopen');
  if (value.kind !== 'number' && (!isOpenClock || isHour)) return [value];
  const bare = isOpenClock ? inHours(value) : value;
  // A number of people or things: «hanno pagato in tre» (three of them paid).
  if (isCounting(node, around.clause) || lead?.norm === 'in') return [bare];
  const dated = asDate(bare, lead, around);
  if (dated) return [dated, ...(dated.weekday === undefined ? asYears(bare, around) : [])];
  if (bare.weekday !== undefined) return [bare, ...daysOn(bare, around.profiles.year)];
  const kind = amountBeside(node, around);
  if (kind) return [{ ...bare, kind }, bare];
  const years = asYears(bare, around, lead, next);
  const others = [...(isOpenClock ? [bare] : asHours(bare)), ...asRating(bare, around)];
  // Beside a word for age, it is first an age: «five is the youngest age».
  const isAge = around.clause.meanings.has('age') && value.kind === 'number';
  return isAge ? [...years, value, ...others] : [value, ...years, ...others];
}

/** A range of numbers may be hours: «segreteria, domenica: 10–13» (office, Sunday). */
function asHours({ isRange, from, to }: Value): Value[] {
  if (!isRange || to > 24) return [];
  return [{ kind: 'time', from: from * 60, to: to * 60, isRange, mayBeAfternoon: from < 8 }];
}

/** Of seven days, that with the weekday: «il primo lunedì di giugno» (the first Monday of June). */
function dayOn(value: Value, year: number): Value {
  const first = dateOf(value, year);
  const then = first === undefined ? 0 : WEEKDAYS.indexOf(weekdayOf(first));
  const from = value.from + (((value.weekday ?? 0) - then + WEEK) % WEEK);
  return { ...value, from, to: from };
}

/** The days of a week of the season: «la prima settimana» (the first week). */
function nthWeekOf(
  { value }: Node,
  { clause: { nodes }, profiles }: Surroundings,
): Value | undefined {
  const after = nodes[nodes.findIndex((other) => other.value === value) + 1];
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

/** A range, a limit or a number beside a word for age may be years: «once you are sixteen». */
function asYears(value: Value, { clause }: Surroundings, lead?: Node, next?: Node): Value[] {
  // What there is is counted: “there have to be at least five”.
  if (has(clause.nodes, '#exist')) return [];
  const mentionsAge =
    clause.meanings.has('age') || [lead, next].some((node) => node?.tags.has('#be'));
  const mayBeAge = value.isRange || value.vague || value.side || mentionsAge;
  return mayBeAge && value.to < 100 ? [{ ...value, kind: 'quantity', unit: 'year' }] : [];
}

function asRating(value: Value, { clause }: Surroundings): Value[] {
  return clause.meanings.has('rating') && value.to <= 5 ? [{ ...value, kind: 'rating' }] : [];
}

const AMOUNTS: ReadonlySet<string> = new Set(['money', 'percent']);

/** What a bare number is an amount of: «95 euro a settimana e 24 al giorno» (and 24 a day). */
function amountBeside(
  node: Node,
  { clause, sentence, over }: Surroundings,
): Value['kind'] | undefined {
  const kindOf = (other: Node | undefined) =>
    other?.value && AMOUNTS.has(other.value.kind) ? other.value.kind : undefined;
  const after = clause.values.filter(({ start }) => start > node.start);
  const next = after.find(kindOf);
  const at = clause.nodes.indexOf(node);
  const isRangeStart = clause.nodes[at + 1]?.tags.has('#to') && clause.nodes[at + 2] === next;
  // Of two numbers the last is the amount: «tre il 12» (three get 12).
  if (after.some(({ value }) => value?.kind === 'number')) return undefined;
  if (kindOf(next)) return isRangeStart ? kindOf(next) : undefined;
  const before = valuesOf(sentence).filter((other) => other.node.start < node.start);
  const isPrice = [clause, ...(clause.dimensions.size > 0 ? sentence : []), ...over].some(
    ({ meanings }) => meanings.has('price'),
  );
  const last = kindOf(before.findLast((other) => kindOf(other.node))?.node);
  return last ?? (isPrice ? 'money' : undefined);
}

/** A day of the month that the sentence names: «il 25 maggio … entro il 21» (by the 21st). */
function asDate(
  value: Value,
  lead: Node | undefined,
  { clause, sentence, profiles: { year } }: Surroundings,
): Value | undefined {
  // After “week”, «del 18» is a day, too: «la settimana del 18» (of the 18th).
  const before = lead && clause.nodes[clause.nodes.indexOf(lead) - 1];
  const isOfWeek = before?.tags.has('week');
  const isDay = value.from >= 1 && value.to <= 31 && Number.isInteger(value.from);
  const isOnDay = lead?.tags.has('#on') && (lead.tags.has('#the') || isOfWeek);
  const isStatedAsDay = value.isRange || value.side || value.weekday !== undefined || isOnDay;
  if (!isDay || !isStatedAsDay) return undefined;
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

/** That day of each month in which it has this weekday: «entro mercoledì 21» (by Wednesday 21). */
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
  const isNoun = [...next.tags].some((tag) => !tag.startsWith('#') || tag === '#counted');
  return next.tags.size === 0 || isNoun;
}
