import { addDays, isCalendarDate, weekdayOf } from '../time/calendar.ts';
import { type Clause, valuesOf } from './clauses.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Judged } from './judge.ts';
import type { Profile, Profiles } from './profile.ts';
import { parentOf } from './score.ts';
import type { Value } from './value.ts';

const BESIDE = 0.8;

/** «Il 12 agosto siamo aperti», «il 3 giugno non è cominciato»: whether a day lies in the season and in no closure. */
export function openOn(
  value: Value,
  context: Context,
  { all }: Profiles,
  year: number,
): Judged | undefined {
  const { clause, sentence, weights, slots } = context;
  const has = (one: string) => clause.meanings.has(one);
  const closures = all.filter(isClosure);
  if (value.isRange) return undefined;
  const closure = closures.find(({ from, to }) => from <= value.from && value.from <= to);
  const isOnly = valuesOf(sentence).filter(({ node }) => node.value?.kind === 'date').length < 2;
  // «Riapre dopo Ferragosto, il 18 agosto»
  if ((weights.get('reopen') ?? 0) >= BESIDE)
    return closure && !isOnly ? undefined : reopening(value, closures, year);
  const isEnd = slots.get('edge')?.has('end') && !value.side;
  if (closure && isEnd && !isOther(clause)) return { verdict: 'equal', fact: closure };
  const season = all.find(isSeason);
  const isClosing = has('closure') && (slots.has('edge') || value.side || !isNegative(clause));
  const isState = has('open') || has('start') || has('closure');
  if (!season || !isState || isClosing || isOther(clause) || isWeekend(value, year))
    return undefined;
  const isClosed = isNegative(clause);
  if (closure) return { verdict: isClosed ? 'equal' : 'differs', fact: closure };
  const isEdge = slots.has('edge') || value.side !== undefined;
  if (isEdge && !isClosed) return undefined;
  const isIn = season.from <= value.from && value.from <= season.to;
  return { verdict: isIn === isClosed ? 'differs' : 'equal', fact: season };
}

/** «A luglio siamo aperti»: true of a month in the season with no closure in it. */
export function openIn(value: Value, { clause }: Context, { all }: Profiles): Judged | undefined {
  const season = all.find(isSeason);
  const monthOf = (day: number) => Math.floor(day / 100);
  const isIn = season && monthOf(season.from) <= value.from && value.to <= monthOf(season.to);
  const isBroken = all.some(
    (one) => isClosure(one) && monthOf(one.from) <= value.to && monthOf(one.to) >= value.from,
  );
  if (!isIn || isBroken || !clause.meanings.has('open') || isOther(clause)) return undefined;
  return isNegative(clause) ? undefined : { verdict: 'equal', fact: season };
}

const WEEK = 7;
const LAST_OF_WEEK = 4;

/** «La prima settimana va dal 9 al 13 giugno» */
export function nthWeek(
  value: Value,
  { clause, ordinal }: Context,
  { all }: Profiles,
  year: number,
): Judged | undefined {
  const season = all.find(isSeason);
  const start = season && dateOf({ ...value, from: season.from, year: season.year }, year);
  if (!start || !value.isRange || !ordinal || !clause.meanings.has('week')) return undefined;
  const monday = addDays(start, (ordinal - 1) * WEEK);
  const [from, to] = [monday, addDays(monday, LAST_OF_WEEK)].map(codeOf);
  const isAfterClosure = all.some((one) => isClosure(one) && one.from <= (to ?? 0));
  if (isAfterClosure) return undefined;
  return { verdict: value.from === from && value.to === to ? 'equal' : 'differs', fact: season };
}

function codeOf(date: string): number {
  return Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
}

function isSeason({ fact }: Profile): boolean {
  return fact.kind === 'dateRange' && fact.path === 'season';
}

function isClosure({ fact, group, own }: Profile): boolean {
  return fact.kind === 'dateRange' && (group.has('closure') || own.has('closure'));
}

function isWeekend(value: Value, year: number): boolean {
  const date = dateOf(value, year);
  return date !== undefined && ['saturday', 'sunday'].includes(weekdayOf(date));
}

/** What opens and starts by itself. */
function isOther({ meanings }: Clause): boolean {
  return ['openDay', 'secretariat', 'enrolment', 'training', 'show', 'chain'].some((one) =>
    meanings.has(one),
  );
}

/** An odd number of words that say no: «non è ancora aperto», but not «is not too old». */
export function isNegative({ nodes }: Clause): boolean {
  const all = nodes
    .slice(nodes.findLastIndex(({ norm }) => norm === ':') + 1)
    .filter(({ tags }) => ['#not', '#too', '#closed'].some((one) => tags.has(one)));
  return all.length % 2 === 1;
}

/** «Alle 7:15 il campus non è ancora aperto» */
export function openAt(
  value: Value,
  { clause, slots }: Context,
  { all }: Profiles,
): Judged | undefined {
  const has = (one: string) => clause.meanings.has(one);
  const isState = has('camp') && has('open') && !slots.has('edge') && !value.side?.match(/from|to/);
  const camp = all.find(({ fact, own }) => fact.kind === 'timeRange' && own.has('camp'));
  if (!isState || !camp || value.isRange || isOther(clause)) return undefined;
  const isIn = camp.from <= value.from && value.from < camp.to;
  return { verdict: isIn === isNegative(clause) ? 'differs' : 'equal', fact: camp };
}

/** «Una bimba di 5 anni», «an eight-year-old»: one child's age, within a limit or outside it. */
export function ofChild(
  value: Value,
  node: Node,
  { clause }: Context,
  { all }: Profiles,
  best: Profile | undefined,
): Judged | undefined {
  if (value.unit !== 'year' || value.isRange || value.side || value.vague || value.isSince)
    return undefined;
  const at = clause.nodes.indexOf(node);
  const before = clause.nodes.slice(Math.max(0, at - 2), at);
  const isChild =
    value.isOfOne || before.some(({ tags }) => tags.has('children') || tags.has('siblings'));
  if (!isChild || !best?.units.has('unit:year') || best.family !== 'count') return undefined;
  const range = all.find(({ fact }) => fact.path === parentOf(best.fact.path));
  const limit = range?.fact.kind === 'ageRange' ? range : best;
  if (limit.fact.kind !== 'ageRange' && limit.bound !== 'min') return undefined;
  const isIn = limit.from <= value.from && (limit.bound === 'min' || value.from <= limit.to);
  return { verdict: isIn === isNegative(clause) ? 'differs' : 'equal', fact: limit };
}

/** «Si riapre il 18 agosto»: on the Monday after a closure. */
function reopening(value: Value, closures: readonly Profile[], year: number): Judged | undefined {
  const date = dateOf(value, year);
  const monday = closures.find((one) => {
    const last = dateOf({ ...value, from: one.to, year: one.year }, year);
    const next =
      last &&
      [1, 2, 3].map((days) => addDays(last, days)).find((day) => weekdayOf(day) === 'monday');
    return date !== undefined && (next === date || (last && addDays(last, 1) === date));
  });
  const [fact] = closures;
  if (monday) return { verdict: 'equal', fact: monday };
  return fact && { verdict: 'differs', fact };
}

/** A day as content writes it; undefined where the calendar has none. */
export function dateOf({ from, year: own }: Value, year: number): string | undefined {
  const two = (one: number) => String(one).padStart(2, '0');
  const date = `${own ?? year}-${two(Math.floor(from / 100))}-${two(from % 100)}`;
  return isCalendarDate(date) ? date : undefined;
}
