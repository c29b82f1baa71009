import { isCalendarDate, mondayOf } from '../../time/calendar.ts';
import { CAMP_DAYS_PER_WEEK, type SeasonWeek } from '../../time/season-weeks.ts';
import { dayRate, weekRate } from '../items.ts';
import { calendarAt, type PriceBook, type VenuePrices } from '../price-book.ts';
import type { RateKey } from '../price-facts.ts';
import type { Accepted, ProblemCode, QuoteProblem } from './problem.ts';
import type { Child } from './request.ts';

/** A problem of one child, before its position in the list is known. */
export type ChildProblem = Omit<QuoteProblem, 'child'>;

type DateField = 'weekStarts' | 'dayDates';

/** A rule, applied to a child: whether it is broken, by which field, and what would be accepted. */
type RequestRule = readonly [
  isBroken: boolean,
  field: Exclude<keyof Child, DateField>,
  code: ProblemCode,
  accepted: Accepted,
];

function broken(child: Child, rules: readonly RequestRule[]): ChildProblem[] {
  return rules.flatMap(([isBroken, field, code, accepted]) => {
    const found = child[field];
    return isBroken ? [{ field, code, ...(found !== undefined && { found }), accepted }] : [];
  });
}

const NO: Accepted = { values: [false] };
const upTo = (max: number): Accepted => ({ min: 0, max });

/**
 * Every reason why a child cannot be quoted; empty when the price list covers the request, whose
 * counts are whole and not negative, as its schema says.
 */
export function childProblems(child: Child, book: PriceBook): ChildProblem[] {
  const { facts } = book;
  const { campWeeks, campDays } = calendarAt(child.venue, book);
  const { weeks, days, extendedExitWeeks, extendedExitDays, advanceWeeks } = child;
  const daysLeft = Math.max(0, campDays - CAMP_DAYS_PER_WEEK * weeks);
  const exitDays = days + CAMP_DAYS_PER_WEEK * Math.max(0, weeks - extendedExitWeeks);
  const { min, max } = facts.camp.age;
  const { age } = child;
  const isOutside = age !== undefined && (age < min || age > max);
  return [
    ...venueProblems(child, book),
    ...broken(child, [
      [weeks > campWeeks, 'weeks', 'over-season', upTo(campWeeks)],
      [weeks <= campWeeks && days > daysLeft, 'days', 'over-season', upTo(daysLeft)],
      [extendedExitWeeks > weeks, 'extendedExitWeeks', 'exit-over-weeks', upTo(weeks)],
      [extendedExitDays > exitDays, 'extendedExitDays', 'exit-over-days', upTo(exitDays)],
      [advanceWeeks > weeks, 'advanceWeeks', 'advance-over-weeks', upTo(weeks)],
      [child.voucher && !child.agreement, 'voucher', 'voucher-without-agreement', NO],
    ]),
    ...dateProblems('weekStarts', child, book),
    ...dateProblems('dayDates', child, book),
    ...broken(child, [[isOutside, 'age', 'age-outside-camp', { min, max }]]),
  ];
}

const BAND_RATES: Readonly<Record<Child['timeBand'], readonly RateKey[]>> = {
  full: ['week', 'day'],
  half: ['halfDayWeek', 'halfDay'],
};
const BANDS = ['full', 'half'] as const;

/** The parts of a request that the venue's price list does not cover (regulations, section 2). */
function venueProblems(child: Child, book: PriceBook): ChildProblem[] {
  const prices = book.venues.get(child.venue);
  if (prices) return soldProblems(child, prices);
  return broken(child, [[true, 'venue', 'unknown-venue', { values: [...book.venues.keys()] }]]);
}

function soldProblems(child: Child, { list, agreement, hours }: VenuePrices): ChildProblem[] {
  const { timeBand } = child;
  const bands = BANDS.filter((band) => BAND_RATES[band].some((key) => list[key]));
  if (!bands.includes(timeBand))
    return broken(child, [[true, 'timeBand', 'time-band-not-sold', { values: bands }]]);
  const rateRules = (field: 'weeks' | 'days', key: RateKey): RequestRule[] => {
    const isAsked = child[field] > 0;
    const hasNoRate = child.agreement && !agreement[key];
    return [
      [isAsked && !list[key], field, 'no-rate', upTo(0)],
      [isAsked && Boolean(list[key]) && hasNoRate, 'agreement', 'agreement-has-no-rate', NO],
    ];
  };
  // A half day that ends before the extended exit begins: no price covers the gap.
  const hasGap = timeBand === 'half' && hours.halfDay.to < hours.extraTime.from;
  const exitRules = (['extendedExitWeeks', 'extendedExitDays'] as const).map(
    (field): RequestRule => [hasGap && child[field] > 0, field, 'exit-needs-full-day', upTo(0)],
  );
  return broken(child, [
    ...rateRules('weeks', weekRate(child)),
    ...rateRules('days', dayRate(child)),
    ...exitRules,
  ]);
}

/** Dates outside the season, or at odds with the counts (regulations, section 1). */
function dateProblems(field: DateField, child: Child, book: PriceBook): ChildProblem[] {
  const dates = child[field];
  if (!dates) return [];
  const count = field === 'weekStarts' ? child.weeks : child.days;
  const problemOf = field === 'weekStarts' ? weekProblem : dayProblem;
  const wrong = dates.flatMap((found, index): ChildProblem[] => {
    const isRepeated = dates.indexOf(found) < index;
    const code = isRepeated ? 'repeated-date' : problemOf(found, book, child);
    return code ? [{ field, code, found }] : [];
  });
  if (dates.length === count) return wrong;
  const accepted = { min: count, max: count };
  return [...wrong, { field, code: 'wrong-count', found: dates.length, accepted }];
}

function weekProblem(date: string, book: PriceBook, child: Child): ProblemCode | undefined {
  if (!isCalendarDate(date)) return 'not-a-date';
  if (mondayOf(date) !== date) return 'not-a-monday';
  const week = weekOf(date, book, child);
  if (!week) return 'outside-season';
  return week.closure === 'whole' ? 'closed' : undefined;
}

function weekOf(monday: string, book: PriceBook, { venue }: Child): SeasonWeek | undefined {
  return calendarAt(venue, book).weeks.find((week) => week.monday === monday);
}

function dayProblem(date: string, book: PriceBook, child: Child): ProblemCode | undefined {
  if (!isCalendarDate(date)) return 'not-a-date';
  const monday = mondayOf(date);
  const week = weekOf(monday, book, child);
  const { start, end } = book.facts.season;
  if (!week || date < start || date > end) return 'outside-season';
  if (!week.campDays.includes(date)) return 'closed';
  return child.weekStarts?.includes(monday) ? 'day-inside-week' : undefined;
}
