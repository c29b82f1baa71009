import { isCalendarDate, mondayOf } from '../../time/calendar.ts';
import type { SeasonWeek } from '../../time/season-weeks.ts';
import type { PriceBook } from '../price-book.ts';
import type { ChildProblem } from './check-request.ts';
import type { ProblemCode } from './problem.ts';
import type { Child } from './request.ts';

type DateField = 'weekStarts' | 'dayDates';

/** Dates outside the season, or at odds with the counts (regulations, section 1). */
export function dateProblems(child: Child, book: PriceBook): ChildProblem[] {
  return [
    ...listProblems('weekStarts', child.weekStarts, child.weeks, (date) => weekProblem(date, book)),
    ...listProblems('dayDates', child.dayDates, child.days, (date) =>
      dayProblem(date, child, book),
    ),
  ];
}

/** An age outside the camp's limits. */
export function ageProblems({ age }: Child, { facts }: PriceBook): ChildProblem[] {
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
