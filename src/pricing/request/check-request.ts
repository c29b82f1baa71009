import { isCalendarDate, mondayOf } from '../../time/calendar.ts';
import { DAYS_PER_WEEK, type SeasonWeek } from '../../time/season-weeks.ts';
import type { PriceBook } from '../price-book.ts';
import { venueProblems } from './check-venue.ts';
import type { ProblemCode, QuoteProblem } from './problem.ts';
import type { Child } from './request.ts';

/** A problem of one child, before its position in the list is known. */
export type ChildProblem = Omit<QuoteProblem, 'child'>;

/** The minimum of each count. */
const LEAST = {
  weeks: 0,
  days: 0,
  extendedExitWeeks: 0,
  extendedExitDays: 0,
  chainChildren: 0,
  chainFamilies: 1,
  siblingOrder: 1,
  advanceWeeks: 0,
  age: 0,
} as const;

/** Every reason why a child cannot be quoted; empty when the price list covers the request. */
export function childProblems(child: Child, book: PriceBook): ChildProblem[] {
  const counts = wholeNumberProblems(child);
  if (counts.length > 0) return [...venueProblems(child, book), ...counts];
  return [
    ...venueProblems(child, book),
    ...seasonProblems(child, book),
    ...relationProblems(child),
    ...dateProblems(child, book),
    ...ageProblems(child, book),
  ];
}

/** The maximum of each count; anything above is a typing error. */
export const MOST = 1000;

function wholeNumberProblems(child: Child): ChildProblem[] {
  const problems: ChildProblem[] = [];
  for (const [field, min] of Object.entries(LEAST) as [keyof typeof LEAST, number][]) {
    const found = child[field];
    if (found === undefined) continue;
    if (!Number.isSafeInteger(found))
      problems.push({ field, code: 'not-whole', found, accepted: { min } });
    else if (found < min) problems.push({ field, code: 'out-of-range', found, accepted: { min } });
    else if (found > MOST)
      problems.push({ field, code: 'out-of-range', found, accepted: { min, max: MOST } });
  }
  return problems;
}

function seasonProblems({ weeks, days }: Child, book: PriceBook): ChildProblem[] {
  const daysLeft = Math.max(0, book.campDays - DAYS_PER_WEEK * weeks);
  return [
    ...atMost('weeks', weeks, book.campWeeks, 'over-season'),
    ...(weeks > book.campWeeks ? [] : atMost('days', days, daysLeft, 'over-season')),
  ];
}

function relationProblems(child: Child): ChildProblem[] {
  const { weeks, days, extendedExitWeeks } = child;
  const exitDays = days + DAYS_PER_WEEK * Math.max(0, weeks - extendedExitWeeks);
  const problems = [
    ...atMost('extendedExitWeeks', extendedExitWeeks, weeks, 'exit-over-weeks'),
    ...atMost('extendedExitDays', child.extendedExitDays, exitDays, 'exit-over-days'),
    ...atMost('advanceWeeks', child.advanceWeeks, weeks, 'advance-over-weeks'),
  ];
  if (child.voucher && !child.agreement) {
    problems.push({
      field: 'voucher',
      code: 'voucher-without-agreement',
      found: true,
      accepted: { values: [false] },
    });
  }
  return problems;
}

function atMost(
  field: keyof Child,
  found: number,
  max: number,
  code: QuoteProblem['code'],
): ChildProblem[] {
  return found > max ? [{ field, code, found, accepted: { min: 0, max } }] : [];
}

type DateField = 'weekStarts' | 'dayDates';

/** Dates outside the season, or at odds with the counts (regulations, section 1). */
function dateProblems(child: Child, book: PriceBook): ChildProblem[] {
  return [
    ...listProblems('weekStarts', child.weekStarts, child.weeks, (date) => weekProblem(date, book)),
    ...listProblems('dayDates', child.dayDates, child.days, (date) =>
      dayProblem(date, child, book),
    ),
  ];
}

/** An age outside the camp's limits. */
function ageProblems({ age }: Child, { facts }: PriceBook): ChildProblem[] {
  const { min, max } = facts.camp.age;
  if (age === undefined || (age >= min && age <= max)) return [];
  return [{ field: 'age', code: 'age-outside-camp', found: age, accepted: { min, max } }];
}

function listProblems(
  field: DateField,
  dates: readonly string[] | undefined,
  count: number,
  problemOf: (date: string) => ProblemCode | undefined,
): ChildProblem[] {
  if (!dates) return [];
  const problems: ChildProblem[] = [];
  dates.forEach((date, index) => {
    const code = dates.indexOf(date) < index ? 'repeated-date' : problemOf(date);
    if (code) problems.push({ field, code, found: date });
  });
  if (dates.length !== count) {
    problems.push({
      field,
      code: 'wrong-count',
      found: dates.length,
      accepted: { min: count, max: count },
    });
  }
  return problems;
}

function weekProblem(date: string, { weeks }: PriceBook): ProblemCode | undefined {
  if (!isCalendarDate(date)) return 'not-a-date';
  if (mondayOf(date) !== date) return 'not-a-monday';
  const week = weeks.find(({ monday }) => monday === date);
  if (!week) return 'outside-season';
  return week.closed === true ? 'closed' : undefined;
}

function dayProblem(
  date: string,
  child: Child,
  { weeks, facts }: PriceBook,
): ProblemCode | undefined {
  if (!isCalendarDate(date)) return 'not-a-date';
  const monday = mondayOf(date);
  const week = weeks.find((candidate) => candidate.monday === monday);
  if (!week || date < facts.season.start || date > facts.season.end) return 'outside-season';
  if (!isCampDay(date, week)) return 'closed';
  return child.weekStarts?.includes(monday) ? 'day-inside-week' : undefined;
}

function isCampDay(date: string, { campDays }: SeasonWeek): boolean {
  return campDays.includes(date);
}
