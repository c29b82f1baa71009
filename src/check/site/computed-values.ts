import { isObject, type Json, valueAt } from '../../content/json.ts';
import type { Facts } from '../../content/types.ts';
import { chainShortfall } from '../../pricing/discounts/chain.ts';
import { pricedVenues } from '../../pricing/offered-venues.ts';
import { quote } from '../../pricing/quote.ts';
import { venueInRequest } from '../../pricing/request/venue-id.ts';
import { familyExample, workedExample } from '../../pricing/worked-example.ts';
import { addDays, isCalendarDate, weekdayOf } from '../../time/calendar.ts';
import { enrolmentDeadline } from '../../time/enrolment-deadline.ts';
import { seasonWeeks } from '../../time/season-weeks.ts';
import { eachGroup } from '../each-group.ts';
import type { Project } from '../project.ts';

export type ComputedValues = ReturnType<typeof computedValues>;

/** What pages compute from facts: amounts of quotes, what an incomplete chain owes, days, lists. */
export function computedValues(project: Project) {
  // The site was built from these facts, so they fit their schemas.
  const facts = project.facts as unknown as Facts;
  const [start, end] = ['start', 'end'].map((key) =>
    String(valueAt(project.facts, ['season', key]) ?? ''),
  ) as [string, string];
  const isSeasonDay = (date: string) =>
    isCalendarDate(date) && date >= start && date <= end && !weekdayOf(date).startsWith('s');
  const deadlines = new Set(
    seasonWeeks(facts.season).map(({ monday }) => enrolmentDeadline(monday, facts.enrolment).date),
  );
  return {
    /** In euros. */
    amounts: amountsOf(facts),
    percents: percentsOf(facts),
    /** Counts of weeks and children in the worked example. */
    counts: countsOf(project),
    /** True for a weekday of the season, and for the last day to enrol for one of its weeks. */
    isSeasonDay: (date: string) => isSeasonDay(date) || deadlines.has(date),
    /** True for the first and the last day of one week of the season. */
    isWeek: (from: string, to: string) =>
      isSeasonDay(from) && isSeasonDay(to) && addDays(from, DAYS_OF_WEEK - 3) === to,
    /** True for the next day in a month's calendar, whose last week may reach into the next month. */
    isCalendarDay: (month: string, day: number, after: number) =>
      (day > after && isSeasonDay(dateOf(month, day))) ||
      (day < DAYS_OF_WEEK && isSeasonDay(dateOf(next(month), day))),
    isSeasonMonth: (month: string) => month >= start.slice(0, 7) && month <= end.slice(0, 7),
    /** The length of the longest list: numbers up to it may be positions in a list. */
    longestList: (structure: Json) =>
      Math.max(
        1,
        ...eachGroup(structure).map(({ group }) => (Array.isArray(group) ? group.length : 0)),
      ),
  };
}

const DAYS_OF_WEEK = 7;

function dateOf(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** `2025-06` → `2025-07`. */
function next(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The amounts of the worked examples, and of estimates as they first open. */
function amountsOf(facts: Facts): Set<number> {
  const firsts = pricedVenues(facts).map(({ id }) =>
    quote([{ venue: venueInRequest(id), timeBand: 'full', weeks: 1 }], facts),
  );
  return new Set(
    [...cents([workedExample(facts), quote(familyExample(facts), facts), ...firsts])].map(
      (amount) => Math.abs(amount) / 100,
    ),
  );
}

/** «4 × 135 €»: the rows of the worked example count weeks. */
function countsOf(project: Project): Set<number> {
  const example = valueAt(project.facts, ['discounts', 'example']);
  return new Set(
    Object.values(isObject(example) ? example : {})
      .filter(Number.isInteger)
      .map(Number),
  );
}

/** The difference in the example of an incomplete chain (regulations, section 3). */
function percentsOf(facts: Facts): Set<number> {
  const { agreedChildren, paidChildren } = facts.discounts.shortfallExample;
  return new Set([chainShortfall(agreedChildren, paidChildren, facts).differencePoints / 100]);
}

/** Every amount of a quote, at any depth. */
function* cents(value: unknown, key = ''): Generator<number> {
  if (typeof value === 'number' && key.endsWith('Cents')) yield value;
  if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) yield* cents(child, name);
}
