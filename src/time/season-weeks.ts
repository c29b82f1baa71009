import type { DateRange, SeasonFacts } from '../content/types.ts';
import {
  addDays,
  type CalendarDate,
  compareDates,
  mondayOf,
  WEEKDAYS,
  type Weekday,
} from './calendar.ts';

/** The part of facts/season.json that the calendar needs; an undecided extension is not in it. */
export type SeasonDates = Pick<SeasonFacts, 'start' | 'end' | 'closures'>;

/** A week of camp, Monday to Friday. */
export interface SeasonWeek {
  readonly monday: CalendarDate;
  readonly friday: CalendarDate;
  /** `whole`: no day is open. `partial`: only those in `campDays` are. */
  readonly closure: 'none' | 'partial' | 'whole';
  readonly campDays: readonly CalendarDate[];
}

/** The camp runs from Monday to Friday (regulations, section 1); «open days» are events. */
export const CAMP_WEEKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);
export const CAMP_DAYS_PER_WEEK = CAMP_WEEKDAYS.length;
/** Its last day, Friday, counted from 0 for Monday. */
export const LAST_CAMP_DAY_INDEX = CAMP_DAYS_PER_WEEK - 1;

/** Whether the camp is open on some day of a week. */
export function hasCampDays({ closure }: SeasonWeek): boolean {
  return closure !== 'whole';
}

/** The weeks of the season in order; closed ones too, so that a calendar can strike them out. */
export function seasonWeeks(season: SeasonDates): SeasonWeek[] {
  const weeks: SeasonWeek[] = [];
  let monday = mondayOf(season.start);
  while (compareDates(monday, season.end) <= 0) {
    // The week of a season that starts on a Saturday or Sunday has no camp days.
    if (compareDates(addDays(monday, LAST_CAMP_DAY_INDEX), season.start) >= 0) {
      weeks.push(weekFrom(monday, season));
    }
    monday = addDays(monday, WEEKDAYS.length);
  }
  return weeks;
}

function weekFrom(monday: CalendarDate, season: SeasonDates): SeasonWeek {
  const campDays = CAMP_WEEKDAYS.map((_, days) => addDays(monday, days)).filter((date) =>
    isOpen(date, season),
  );
  const missing = CAMP_DAYS_PER_WEEK - campDays.length;
  const closure = campDays.length === 0 ? 'whole' : missing > 0 ? 'partial' : 'none';
  return { monday, friday: addDays(monday, LAST_CAMP_DAY_INDEX), closure, campDays };
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
