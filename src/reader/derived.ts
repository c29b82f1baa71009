import { addDays, WEEKDAYS, weekdayOf } from '../time/calendar.ts';
import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Judged } from './judge.ts';
import type { Profile, Profiles } from './profile.ts';
import { isOther, parentOf } from './score.ts';
import type { Value } from './value.ts';

/** What follows from facts and the calendar though no fact says it; undefined where none of it is meant. */
export function derived(
  value: Value,
  node: Node,
  context: Context,
  profiles: Profiles,
  year: number,
): Judged | undefined {
  if (value.kind === 'date')
    return (
      byCalendar(value, context, year) ??
      openInClosure(value, context, profiles, year) ??
      ofWeek(value, context, profiles, year)
    );
  if (value.kind === 'weekday') return closedDay(value, context, profiles);
  if (value.kind === 'number') return houseNumber(value, node, context, profiles);
  return undefined;
}

/** «Il 9 giugno è un martedì»: wrong by the calendar, whatever the facts. */
function byCalendar(value: Value, { clause }: Context, year: number): Judged | undefined {
  const said = value.weekday ?? soleWeekday(clause, value);
  if (said === undefined || value.isRange) return undefined;
  const date = dateOf(value, year);
  return date && weekdayOf(date) !== WEEKDAYS[said] ? { verdict: 'differs' } : undefined;
}

/** «… è un martedì», «cade di martedì»: a weekday of its own beside the only date. */
function soleWeekday({ values }: Clause, value: Value): number | undefined {
  if (values.length !== 2) return undefined;
  const other = values.find((one) => one.value !== value)?.value;
  return other?.kind === 'weekday' && !other.isRange && !other.side ? other.from : undefined;
}

function dateOf({ from, year: own }: Value, year: number): string | undefined {
  const two = (one: number) => String(one).padStart(2, '0');
  const date = `${own ?? year}-${two(Math.floor(from / 100))}-${two(from % 100)}`;
  return addDays(date, 0) === date ? date : undefined;
}

/** «Per la settimana che comincia il 16 giugno ci si iscrive entro l’11»: the deadline of a week that is named. */
function ofWeek(
  value: Value,
  context: Context,
  { all }: Profiles,
  year: number,
): Judged | undefined {
  const weeks = context.sentence.filter(({ meanings }) => meanings.has('week'));
  const first = weeks
    .flatMap(({ values }) => values)
    .find((one) => one.value?.kind === 'date' && one.value.side !== 'to');
  const monday = first?.value && dateOf(first.value, year);
  const isPause = context.clause.meanings.has('closure') || value.isRange;
  if (!monday || isPause || weekdayOf(monday) !== 'monday') return undefined;
  if (first.value === value) return { verdict: 'unknown' };
  const before = all.find(({ fact }) => fact.path.endsWith('.weeksBefore'));
  const day = all.find(
    ({ fact }) => before && fact.path === `${parentOf(before.fact.path)}.weekday`,
  );
  if (!before || !day || !context.weights.has('enrolment') || value.side !== 'to') return undefined;
  const due = addDays(monday, day.from - 7 * before.from);
  return { verdict: dateOf(value, year) === due ? 'equal' : 'differs', fact: day };
}

const BESIDE = 0.8;

/** «Il 12 agosto siamo aperti»: wrong where that day lies in a closure. */
function openInClosure(
  value: Value,
  { clause, isNegated, weights }: Context,
  { all }: Profiles,
  year: number,
): Judged | undefined {
  const has = (one: string) => clause.meanings.has(one);
  const closures = all.filter(
    ({ fact, group }) => fact.kind === 'dateRange' && group.has('closure'),
  );
  if (isNegated || value.isRange) return undefined;
  if ((weights.get('reopen') ?? 0) >= BESIDE) return reopening(value, closures, year);
  if (!(has('open') || has('start')) || has('closure')) return undefined;
  const fact = closures.find(({ from, to }) => from <= value.from && value.from <= to);
  return fact && { verdict: 'differs', fact };
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
  return fact && { verdict: 'check', fact };
}

/** «La domenica la segreteria è chiusa»: wrong where facts give it hours on that day. */
function closedDay(
  value: Value,
  { clause, weights }: Context,
  { all }: Profiles,
): Judged | undefined {
  if (!clause.nodes.some(({ tags }) => tags.has('#closed'))) return undefined;
  const hours = all.filter(
    ({ fact, weekdays, group, own }) =>
      fact.kind === 'timeRange' &&
      weekdays &&
      weekdays[0] <= value.to &&
      weekdays[1] >= value.from &&
      [...group, ...own].some((one) => one !== 'closure' && (weights.get(one) ?? 0) >= 1),
  );
  return hours[0] ? { verdict: 'differs', fact: hours[0] } : undefined;
}

const BETWEEN = 3;

/** «In via Cocchieri 11»: the number after the name of a street that a fact has. */
function houseNumber(
  value: Value,
  node: Node,
  { clause }: Context,
  { all }: Profiles,
): Judged | undefined {
  const at = clause.nodes.indexOf(node);
  const street = clause.nodes.slice(Math.max(0, at - BETWEEN), at).flatMap(({ tags }) => [...tags]);
  const named = all.filter(({ fact }) => street.includes(`street:${fact.path}`));
  const right = named.find(({ from }) => from === value.from);
  if (!named[0]) return undefined;
  return right ? { verdict: 'equal', fact: right } : { verdict: 'differs', fact: named[0] };
}

/** «Le lezioni di calcio si tengono a SC Ostiense»: the venue is what is claimed, where no value stands beside it. */
export function venueClaim(context: Context, { all }: Profiles): Judged | undefined {
  const { clause, slots, isNegated } = context;
  const venue = slots.get('venue');
  if (clause.values.length > 0 || isNegated || !venue) return undefined;
  const meant = all.filter(
    (one) =>
      one.named.length > 0 &&
      one.fact.venues?.length === 1 &&
      !isOther(one, context) &&
      [...one.own].every((meaning) => clause.meanings.has(meaning)),
  );
  if (!meant[0]) return undefined;
  const right = meant.find(({ fact }) => venue.has(fact.venues?.[0] ?? ''));
  return right ? { verdict: 'equal', fact: right } : { verdict: 'differs', fact: meant[0] };
}
