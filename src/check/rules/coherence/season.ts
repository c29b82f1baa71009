import {
  addDays,
  isCalendarDate,
  mondayOf,
  sameWeekday,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '../../../time/calendar.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import type { FindingCode } from '../../finding.ts';
import { openFacts } from '../../questions.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import { type Relation, unrelated } from './relations.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const END = 'season.end';
const CLOSURES = 'season.closures';
const EXTENSION = 'season.extension.end';
const STATUS = 'season.extension.status';
const MARK = 'season.extension.confirm';
const TRAINING = 'staff.villageHeads.training';

/**
 * Dates with a fixed weekday. The camp runs Monday to Friday (regulations, section 1); village heads
 * train at a weekend.
 */
const EDGES = [
  { code: 'season-weekday', path: 'season.start', weekday: 'monday' },
  { code: 'season-weekday', path: END, weekday: 'friday' },
  { code: 'season-weekday', path: EXTENSION, weekday: 'friday' },
  { code: 'not-weekend', path: `${TRAINING}.from`, weekday: 'saturday' },
  { code: 'not-weekend', path: `${TRAINING}.to`, weekday: 'sunday' },
] as const;

type Edge = Pick<(typeof EDGES)[number], 'code' | 'weekday'> & { readonly path: string };

const IN_SEASON = {
  code: 'closure-outside',
  is: 'within',
  to: 'season.start',
  upTo: END,
} as const;

const RELATIONS: readonly Relation[] = [
  { ...IN_SEASON, at: 'season.closures.*.from' },
  { ...IN_SEASON, at: 'season.closures.*.to' },
  { code: 'extension-early', at: EXTENSION, is: '≥', to: END },
];

/** Days after Monday. */
const SATURDAY = 5;

/** A closure of at least this many days should cover whole weeks of camp. */
const WHOLE_WEEK = 3;
const FREE_DAYS: readonly Weekday[] = ['saturday', 'sunday'];
const FIRST_DAYS: readonly Weekday[] = ['saturday', 'monday'];
const LAST_DAYS: readonly Weekday[] = ['friday', 'sunday'];

/** The season's dates agree: weekdays, year, closures, extension. */
export const season = factRule((scoped) => [
  ...EDGES.flatMap((name) => edge(scoped, name)),
  ...datesOfTheYear(scoped).flatMap((path) => year(scoped, path)),
  ...unrelated(scoped, RELATIONS),
  ...closuresIn(scoped).flatMap((closure) => [...wholeWeeks(closure), ...onlyOnWeekend(closure)]),
  ...overlaps(closuresIn(scoped)),
  ...closuresIn(scoped).flatMap((closure) => closedEdges(scoped, closure)),
  ...extensionStatus(scoped),
]);

export function edge(scoped: ScopedFacts, { code, path, weekday }: Edge): Inconsistency[] {
  const date = scoped.date(path);
  if (date === undefined || weekdayOf(date) === weekday) return [];
  // An extension before the end has another finding, and its week holds no right day.
  if (path === EXTENSION && date < (scoped.date(END) ?? date)) return [];
  const args = {
    field: path,
    date,
    weekday: weekdayOf(date),
    stated: weekday,
    instead: addDays(
      mondayOf(date),
      isWeekend(date) && weekday === 'monday' ? WEEKDAYS.length : WEEKDAYS.indexOf(weekday),
    ),
  };
  return [{ code, at: path, related: [], args }];
}

/** A start typed at a weekend means the Monday after it. */
function isWeekend(date: string): boolean {
  return date >= addDays(mondayOf(date), SATURDAY);
}

type Closure = Readonly<Record<'path' | 'from' | 'to', string>>;

export function closuresIn(scoped: ScopedFacts, group = CLOSURES): Closure[] {
  return scoped.keys(group).flatMap((id) => {
    const path = `${group}.${id}`;
    const [from, to] = [scoped.date(`${path}.from`), scoped.date(`${path}.to`)];
    return from === undefined || to === undefined ? [] : [{ path, from, to }];
  });
}

/** Asks about a longer closure that starts or ends within a week, which is rare. */
function wholeWeeks({ path, from, to }: Closure): Inconsistency[] {
  if (to < addDays(from, WHOLE_WEEK - 1)) return [];
  const odd = (at: string, date: string, days: readonly Weekday[]): Inconsistency[] => {
    const weekday = weekdayOf(date);
    const args = { field: at, date, weekday };
    if (days.includes(weekday)) return [];
    return [{ code: 'closure-weekday', at, related: [], args, severity: 'warning' }];
  };
  return [...odd(`${path}.from`, from, FIRST_DAYS), ...odd(`${path}.to`, to, LAST_DAYS)];
}

/** A closure only at a weekend is a mistaken date: the camp is closed then anyway. */
function onlyOnWeekend({ path, from, to }: Closure): Inconsistency[] {
  if (to < from || !isWeekend(from) || to > addDays(mondayOf(from), SATURDAY + 1)) return [];
  const args = { field: path, date: from, weekday: weekdayOf(from) };
  return [{ code: 'closure-idle', at: `${path}.from`, related: [], args }];
}

/** A closure on the first or last day of the season, which pages announce as days of camp. */
function closedEdges(scoped: ScopedFacts, { path, from, to }: Closure): Inconsistency[] {
  return ['season.start', END].flatMap((other): Inconsistency[] => {
    const date = scoped.date(other);
    if (date === undefined || date < from || date > to) return [];
    const args = { field: path, other, date };
    const at = `${path}.${other === 'season.start' ? 'from' : 'to'}`;
    return [{ code: 'closure-edge', at, related: [other], args }];
  });
}

/** The paths of the dates that must be in the year of the season. */
export function datesOfTheYear(scoped: ScopedFacts): string[] {
  const events = scoped.keys('openDays.events').map((id) => `openDays.events.${id}`);
  const closures = scoped.keys('season.closures').map((id) => `season.closures.${id}`);
  return [
    ...EDGES.map(({ path }) => path),
    ...closures.flatMap((path) => [`${path}.from`, `${path}.to`]),
    ...events.flatMap((path) => [`${path}.date`, `${path}.bookBy`]),
    'discounts.chain.deadline.date',
    'staff.entertainers.trainingStart',
  ];
}

function year(scoped: ScopedFacts, path: string): Inconsistency[] {
  const [date, year] = [scoped.date(path), scoped.number('season.year')];
  if (date === undefined || year === undefined || Number(date.slice(0, 4)) === year) return [];
  const season = Math.max(year, Number(date.slice(0, 4)));
  const args = { field: path, date, year, season, instead: meantIn(scoped, year, date, path) };
  return [{ code: 'date-year', at: path, related: ['season.year'], args }];
}

/** One closed day of the wrong year is that date of the right one; longer closures keep weekdays. */
function meantIn(scoped: ScopedFacts, year: number, date: string, path: string): string {
  const same = `${year}${date.slice(4)}`;
  const ends = closuresIn(scoped).find((closure) => path.startsWith(`${closure.path}.`));
  if (ends?.from !== ends?.to || !ends || !isCalendarDate(same)) return sameWeekday(date, year);
  return FREE_DAYS.includes(weekdayOf(same)) ? sameWeekday(date, year) : same;
}

function overlaps(closures: readonly Closure[]): Inconsistency[] {
  const inOrder = closures.toSorted((a, b) => a.from.localeCompare(b.from));
  return inOrder.slice(1).flatMap(({ path, from }, index): Inconsistency[] => {
    const before = inOrder[index];
    if (before === undefined || from > before.to) return [];
    const args = { field: 'season.closures', from, before: before.to };
    return [{ code: 'ranges-overlap', at: `${path}.from`, related: [`${before.path}.to`], args }];
  });
}

/**
 * The extension is confirmed exactly when the season ends with it. One that is still open must be
 * marked; once the end that it depends on is decided, a warning asks about it: the regulations may
 * well leave it open. Officially only: a page that already says the later end is a contradiction.
 */
function extensionStatus(scoped: ScopedFacts): Inconsistency[] {
  const [longer, end] = [scoped.date(EXTENSION), scoped.date(END)];
  const status = scoped.at(STATUS);
  if (longer === undefined || end === undefined || scoped.pageId !== undefined) return [];
  const found = (code: FindingCode, implies: string, other: string, value: string) => {
    const args = { end, longer, implies, instead: JSON.stringify(value) };
    return { code, at: implies, related: [other], args };
  };
  if (status === 'confirmed')
    return end >= longer ? [] : [found('extension-not-reached', END, STATUS, longer)];
  if (end === longer) return [found('extension-reached', STATUS, END, 'confirmed')];
  if (status !== 'open') return [];
  const severity = 'warning';
  if (scoped.at(MARK) === undefined) {
    const unmarked = found('extension-unmarked', STATUS, END, 'dropped');
    return [{ ...unmarked, severity, args: { ...unmarked.args, field: STATUS } }];
  }
  const waitsFor = scoped.text(`${MARK}.decidedWith`);
  if (waitsFor === undefined || openFacts(scoped.project).has(waitsFor)) return [];
  const left = found('extension-left', STATUS, END, 'dropped');
  const pages = [...(shownFacts(scoped.project).get(EXTENSION)?.official ?? [])];
  return [{ ...left, severity, args: { ...left.args, pages } }];
}
