import { addDays, daysBetween, isCalendarDate, WEEKDAYS, weekdayOf } from '../../time/calendar.ts';
import { LAST_CAMP_DAY_INDEX } from '../../time/season-weeks.ts';
import type { Value } from '../values/value.ts';
import type { Fact, FactKind } from './fact.ts';
import { lastOf, type Profile, parentOf } from './profile.ts';

const WEEK = 7;
const NO_DIMENSIONS: ReadonlyMap<string, string> = new Map();

/**
 * Facts that follow from others: the span of a season, durations, the weekday of a day.
 * @param closures of the whole camp
 */
export function impliedBy(profiles: readonly Profile[], closures: readonly Profile[]): Profile[] {
  const seasons = spans(profiles);
  const ranges = [...profiles, ...seasons];
  const durations = ranges.flatMap((range) => durationsOf(range, closures));
  return [
    ...seasons,
    ...durations,
    ...totalsOf(durations),
    ...countsOf(profiles),
    ...sumsOf(profiles),
    ...ranges.flatMap(weekdayIn),
  ];
}

/** How many days or addresses a list has: three open days, a single entrance. */
function countsOf(profiles: readonly Profile[]): Profile[] {
  const days = profiles.filter(
    ({ fact, marked }) => fact.path.endsWith('.date') && fact.position && marked[0],
  );
  const streets = profiles.filter(({ fact }) => fact.kind === 'address' && fact.venues?.[0]);
  const lists = [
    ...Map.groupBy(days, ({ fact }) => parentOf(parentOf(fact.path))),
    ...Map.groupBy(streets, ({ fact }) => parentOf(fact.path)),
  ];
  return lists.flatMap(([path, [first, ...more]]) => {
    if (!first) return [];
    const units = new Set(first.fact.kind === 'address' ? ['entrances'] : first.marked);
    const fact = { ...first.fact, path, position: undefined };
    const list = { ...first, fact, own: units, marked: [...units] };
    return [{ ...impliedFact(list, 'count', 1 + more.length), units }];
  });
}

/** What the venues have together: «le due sedi insieme hanno 32 postazioni» (stations). */
function sumsOf(profiles: readonly Profile[]): Profile[] {
  const counted = profiles.filter(({ fact }) => fact.kind === 'count' && fact.venues?.length === 1);
  return [...Map.groupBy(counted, ({ fact }) => lastOf(fact.path)).values()].flatMap((all) => {
    const [first, ...more] = all;
    if (!first || more.length === 0) return [];
    const fact = { ...first.fact, venues: undefined };
    const sum = all.reduce((total, { from }) => total + from, 0);
    return [{ ...impliedFact({ ...first, fact }, 'count', sum), units: first.units }];
  });
}

export function isClosure({ fact, group, own }: Profile): boolean {
  return fact.kind === 'dateRange' && (group.has('closure') || own.has('closure'));
}

export function isSeason({ fact }: Profile): boolean {
  return fact.kind === 'dateRange' && fact.path === 'season';
}

/** The date range of a season, which facts state only as a first and a last day. */
function spans(profiles: readonly Profile[]): Profile[] {
  const byPath = new Map(profiles.map((profile) => [profile.fact.path, profile]));
  return profiles.flatMap((start) => {
    const { path, kind } = start.fact;
    const end =
      kind === 'date' && path.endsWith('.start')
        ? byPath.get(path.replace(/start$/, 'end'))
        : undefined;
    if (!end) return [];
    const fact: Fact = {
      ...start.fact,
      path: path.slice(0, -'.start'.length),
      kind: 'dateRange',
      value: { from: start.fact.value, to: end.fact.value },
    };
    return [{ ...start, fact, to: end.to, own: new Set<string>(), dimensions: NO_DIMENSIONS }];
  });
}

/** Durations: hours in minutes, dates in days and weeks, with and without the closures. */
function durationsOf(range: Profile, closures: readonly Profile[]): Profile[] {
  const { fact, from, to } = range;
  if (fact.kind === 'timeRange')
    return [{ ...impliedFact(range, 'count', to - from, 'unit:minute'), weekdays: range.weekdays }];
  if (fact.kind !== 'dateRange' || fact.isRelated) return [];
  const days = daysIn(range);
  const weeks = Math.ceil(days / WEEK);
  const closed = closures
    .filter((closure) => closure !== range && closure.from >= from && closure.to <= to)
    .reduce((sum, closure) => sum + Math.ceil(daysIn(closure) / WEEK), 0);
  return [
    ...(isSeason(range) ? [] : [impliedFact(range, 'count', days, 'unit:day')]),
    ...[...new Set([weeks, weeks - closed])].map((n) =>
      impliedFact(range, 'count', n, 'unit:week'),
    ),
  ];
}

/** All hours of one weekday together: on Sundays the office is open for six hours. */
function totalsOf(durations: readonly Profile[]): Profile[] {
  const ofDay = durations.filter(({ weekdays, units }) => weekdays && units.has('unit:minute'));
  const byDay = Map.groupBy(ofDay, ({ fact }) => fact.path.replace(/\.\d+$/, ''));
  return [...byDay.values()].flatMap(([first, ...more]) => {
    const all = more.reduce((sum, { from }) => sum + from, first?.from ?? 0);
    return first && more.length > 0 ? [{ ...first, from: all, to: all }] : [];
  });
}

function daysIn({ fact, from, to, year = 0 }: Profile): number {
  const [first, last] = [from, to].map((day) => dateOf({ from: day }, year));
  return fact.kind === 'dateRange' && first && last ? daysBetween(first, last) + 1 : 0;
}

function weekdayIn(day: Profile): Profile[] {
  // Only for a day with a subject: a Monday alone is the first day of every week.
  const isEnd = ['from', 'to'].includes(lastOf(day.fact.path));
  const isSubject = !isEnd && (day.marked.length > 0 || day.named.length > 0);
  const date = day.fact.kind === 'date' && isSubject ? dateOf(day, 0) : undefined;
  if (!date) return [];
  const weekday = WEEKDAYS.indexOf(weekdayOf(date));
  return [{ ...impliedFact(day, 'weekday', weekday), dimensions: day.dimensions }];
}

function impliedFact(
  profile: Profile,
  kind: Extract<FactKind, 'count' | 'weekday'>,
  value: number,
  unit?: string,
): Profile {
  return {
    ...profile,
    fact: { ...profile.fact, kind, value },
    family: kind,
    from: value,
    to: value,
    year: undefined,
    dimensions: NO_DIMENSIONS,
    units: new Set(unit ? [unit] : []),
    weekdays: undefined,
    bound: undefined,
    isImplied: true,
  };
}

/** An ISO date; undefined if the calendar has no such day. @param year if the value has none */
export function dateOf(
  { from, year: own }: Pick<Value, 'from' | 'year'>,
  year: number,
): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${own ?? year}-${two(Math.floor(from / 100))}-${two(from % 100)}`;
  return isCalendarDate(date) ? date : undefined;
}

/** First and last day of each week of the season, without those that are closed throughout. */
export function openWeeks(
  { season, closures }: { season: Profile | undefined; closures: readonly Profile[] },
  year: number,
): [number, number][] {
  const last = season && dateOf({ from: season.to, year: season.year }, year);
  const weeks: [number, number][] = [];
  let monday = season && dateOf(season, year);
  while (monday && last && monday < last) {
    const [from, to] = [monthDayOf(monday), monthDayOf(addDays(monday, LAST_CAMP_DAY_INDEX))];
    const isClosed = closures.some((closure) => closure.from <= from && to <= closure.to);
    if (!isClosed) weeks.push([from, to]);
    monday = addDays(monday, WEEK);
  }
  return weeks;
}

/** A day as values have it: month × 100 + day. */
export function monthDayOf(date: string): number {
  return Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
}
