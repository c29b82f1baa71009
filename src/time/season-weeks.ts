import type { DateRange, SeasonFacts } from '../content/types.ts';
import {
  addDays,
  type CalendarDate,
  compareDates,
  mondayOf,
  WEEKDAYS,
  type Weekday,
} from './calendar.ts';

/** What the calendar needs of facts/season.json. An extension still to be decided is not part of it. */
export type SeasonDates = Pick<SeasonFacts, 'start' | 'end' | 'closures'>;

/** A week of camp, Monday to Friday. */
export interface SeasonWeek {
  readonly monday: CalendarDate;
  readonly friday: CalendarDate;
  /** `true`: no day is open. `'partial'`: some are, in `openDays`. */
  readonly closed: boolean | 'partial';
  readonly openDays: readonly CalendarDate[];
}

/** The camp runs from Monday to Friday (regulations, section 1). */
const DAYS_FROM_MONDAY = [0, 1, 2, 3, 4] as const;
const MONDAY_TO_FRIDAY = 4;
/** The weekdays on which the camp is open. */
export const OPEN_WEEKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, DAYS_FROM_MONDAY.length);

/** The weeks of the season in order, closed ones included, so that a calendar can strike them out. */
export function seasonWeeks(season: SeasonDates): SeasonWeek[] {
  const weeks: SeasonWeek[] = [];
  let monday = mondayOf(season.start);
  while (compareDates(monday, season.end) <= 0) {
    // A season that starts on a Saturday has nothing to offer in the week of that Saturday.
    if (compareDates(addDays(monday, MONDAY_TO_FRIDAY), season.start) >= 0) {
      weeks.push(weekFrom(monday, season));
    }
    monday = addDays(monday, 7);
  }
  return weeks;
}

function weekFrom(monday: CalendarDate, season: SeasonDates): SeasonWeek {
  const openDays = DAYS_FROM_MONDAY.map((days) => addDays(monday, days)).filter((date) =>
    isOpen(date, season),
  );
  const closed = openDays.length === 0 || (openDays.length < DAYS_FROM_MONDAY.length && 'partial');
  return { monday, friday: addDays(monday, MONDAY_TO_FRIDAY), closed, openDays };
}

function isOpen(date: CalendarDate, { start, end, closures }: SeasonDates): boolean {
  return (
    isWithin(date, { from: start, to: end }) &&
    !Object.values(closures).some((closure) => isWithin(date, closure))
  );
}

function isWithin(date: CalendarDate, range: DateRange): boolean {
  return compareDates(date, range.from) >= 0 && compareDates(date, range.to) <= 0;
}
