import { type GrammarRule, type Part, rulesWith } from '../grammar.ts';
import type { Value } from '../value.ts';
import {
  type Maybe,
  ofKind,
  PARTS,
  piecesOf,
  range,
  tagged,
  unitFollows,
  whole,
  withSide,
} from './parts.ts';

const MAX_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const day: Part = {
  matches: (node) =>
    (whole(1, 31).matches(node) && !node.value?.isArticle) ||
    (node.value?.kind === 'ordinal' && node.value.from <= 31),
};

const dateRule = rulesWith({
  ...PARTS,
  day,
  plainDay: whole(1, 31),
  /** «21», «21st»; not «prima» (first, or before): «venerdì prima» is an earlier Friday. */
  dated: { matches: (node) => day.matches(node) && !node.tags.has('#ordinal') },
  nth: ofKind('ordinal', ({ from }) => from <= 31),
  monthNumber: whole(1, 12),
  /** After a month, any number from 1000 to 2100 is a year. */
  anyYear: whole(1000, 2100),
  three: { matches: (node) => node.digits !== undefined && piecesOf(node).length === 3 },
  pair: { matches: (node) => (node.digits ?? '').includes('/') && piecesOf(node).length === 2 },
  /** Only English writes the month first: its word list has the tag. */
  monthFirst: { matches: (node) => !node.value && node.tags.has('#monthFirst') },
});

const from = (node: Maybe) => node?.value?.from;
const monthOf = (node: Maybe) => tagged(node, 'month:');

function date(
  days: number | undefined,
  month: number | undefined,
  year?: number,
): Value | undefined {
  const most = MAX_MONTHS[(month ?? 0) - 1];
  if (!days || !month || most === undefined || days > most) return undefined;
  const code = month * 100 + days;
  return { kind: 'date', from: code, to: code, ...(year ? { year } : {}) };
}

/** First and last day of the parts of a month; they overlap, since nobody means exact thirds. */
const PARTS_OF_MONTH = { '#monthStart': [1, 12], '#monthMiddle': [8, 22], '#monthEnd': [19, 31] };

/** One of the days of a part of a month: «a fine agosto» (at the end of August). */
function partOf(month: number, lead: Maybe): Value | undefined {
  const found = Object.entries(PARTS_OF_MONTH).find(([part]) => lead?.tags.has(part));
  const [first = 0, last = 0] = found?.[1] ?? [];
  return daysIn(month, first, Math.min(last, MAX_MONTHS[month - 1] ?? 0));
}

/** The seven days among which the calendar finds it: «il primo lunedì di giugno» (first Monday). */
function nthOf(weekday: Maybe, month: number, nth: number | undefined): Value | undefined {
  const most = MAX_MONTHS[month - 1] ?? 0;
  const last = nth === undefined ? most : WEEK * nth;
  if (last > most) return undefined;
  return { ...daysIn(month, last - WEEK + 1, last), weekday: tagged(weekday, 'weekday:') };
}

const WEEK = 7;

function daysIn(month: number, first: number, last: number): Value {
  return { kind: 'date', from: month * 100 + first, to: month * 100 + last };
}

/** The last day of a month; that of February depends on the year. */
function lastOf(month: number): Value | undefined {
  const last = month === 2 ? undefined : date(MAX_MONTHS[month - 1], month);
  return last && { ...last, side: 'at' };
}

/** `09/06/2025`, `9.6.25`, `09/06`; the day goes before the month in both languages. */
function numeric(node: Maybe): Value | undefined {
  const [first = 0, second = 0, third] = node ? piecesOf(node) : [];
  const typed = node?.digits ?? '';
  if (third === undefined) return typed.includes('/') ? date(first, second) : undefined;
  if (!typed.includes('/') && !typed.includes('.')) return undefined;
  if (first > 1900) return date(third, second, first);
  return date(first, second, third < 100 ? 2000 + third : third);
}

/** `17/5` is a date if nothing follows that it counts; «1/2 giornata» (half a day) is none. */
function endsDate(next: Maybe): boolean {
  // An hour may follow: «19/5 15:00–18:30».
  if (!next || next.first || next.token === 'punctuation' || next.digits?.includes(':'))
    return true;
  return ['#and', '#or', '#but', '#to', '#until'].some((tag) => next.tags.has(tag));
}

function withWeekday(day: Value | undefined, node: Maybe): Value | undefined {
  return day && { ...day, weekday: tagged(node, 'weekday:') };
}

export const dateRules: readonly GrammarRule[] = [
  dateRule('three', ([n]) => numeric(n)),
  dateRule('#midAugust', () => date(15, 8)),
  dateRule('nth|#last weekday #of|#in month', ([n, w, , m]) => nthOf(w, monthOf(m), from(n))),
  // «Start June 16» is a verb and a day.
  dateRule('#monthStart|#monthMiddle|#monthEnd #of|-? month', ([part, , m], next) =>
    next?.value ? undefined : partOf(monthOf(m), part),
  ),
  dateRule('#lastDay #of month', ([, , m]) => lastOf(monthOf(m))),
  dateRule('year - monthNumber - plainDay', ([y, , m, , d]) => date(from(d), from(m), from(y))),
  dateRule('plainDay - monthNumber - year', ([d, , m, , y]) => date(from(d), from(m), from(y))),
  dateRule('#from the? pair #to|#until|- the? pair', ([, , a, , , b]) =>
    dates(numeric(a), numeric(b)),
  ),
  dateRule('#until|#by pair', ([, n]) => {
    const day = numeric(n);
    return day && { ...day, side: 'to' };
  }),
  dateRule('#the|#from|#to|#on pair', ([, n], next) =>
    unitFollows(next) ? undefined : numeric(n),
  ),
  dateRule('weekday the? pair', ([w, , n]) => withWeekday(numeric(n), w)),
  dateRule('pair', ([n], next) => (endsDate(next) ? numeric(n) : undefined)),
  dateRule('day -|/? #of? month ,? #of? anyYear', ([d, , , m, , , y]) =>
    date(from(d), monthOf(m), from(y)),
  ),
  dateRule('day -|/? #of? month', ([d, , , m]) => date(from(d), monthOf(m))),
  dateRule('monthFirst -|/|.? the? day ,? anyYear', ([m, , , d, , y]) =>
    date(from(d), monthOf(m), from(y)),
  ),
  dateRule('monthFirst -|/|.? the? day', ([m, , , d]) => date(from(d), monthOf(m))),
];

/** A date or day with its weekday, before ranges look for their ends: «lunedì 9 giugno». */
export const weekdayRules: readonly GrammarRule[] = [
  dateRule('weekday the? dated', ([w, , d], next) =>
    endsDate(next) ? withWeekday(d?.value && { ...d.value, kind: 'number' }, w) : undefined,
  ),
  dateRule('weekday ,? the? date', ([w, , , d]) => withWeekday(d?.value, w)),
  // Set off by commas: «il 31 marzo, lunedì, comincia» (on 31 March, a Monday, it begins).
  dateRule('date , weekday', ([d, , w], next) =>
    next?.value || next?.tags.has('#and') ? undefined : withWeekday(d?.value, w),
  ),
  dateRule('date ,? ( weekday )', ([d, , , w]) => withWeekday(d?.value, w)),
];

const OPENING = '#from|#between? the?';

export const dateRangeRules: readonly GrammarRule[] = [
  dateRule(`${OPENING} date toward the? date`, ([, , a, , , b]) => dates(a?.value, b?.value)),
  dateRule(`${OPENING} plainDay toward the? date`, ([, , a, , , b]) => daysOf(a, b?.value)),
  dateRule('#between? the? plainDay #and the? date', ([, , a, , , b]) => daysOf(a, b?.value)),
  dateRule('date toward day', ([a, , b], next) =>
    unitFollows(next) ? undefined : endOf(a, from(b)),
  ),
  dateRule('plainDay toward the? plainDay', ([a, , , b]) =>
    a?.value?.weekday === undefined ? undefined : dates(a.value, b?.value),
  ),
  dateRule('#from the? date', ([, , d]) => withSide(d, 'from')),
  dateRule('#until|#by #to? the? date', ([, , , d]) => withSide(d, 'to')),
];

function dates(start: Value | undefined, until: Value | undefined): Value | undefined {
  const year = until?.year ?? start?.year;
  const made = range(start && { ...start, year }, until && { ...until, year });
  return made && { ...made, weekday: undefined };
}

function daysOf(node: Maybe, until: Value | undefined): Value | undefined {
  const start = from(node);
  if (!until || start === undefined || start >= until.from % 100) return undefined;
  const month = until.from - (until.from % 100);
  return { ...until, from: month + start, isRange: true, weekday: undefined };
}

function endOf(node: Maybe, last: number | undefined): Value | undefined {
  const start = node?.value;
  if (!start || !last || last <= start.from % 100) return undefined;
  return { ...start, to: start.from - (start.from % 100) + last, isRange: true };
}
