import { millisecondsInDay } from 'date-fns/constants';

/** A day of the calendar, `YYYY-MM-DD`. It has no time zone: never turn it into an instant by itself. */
export type CalendarDate = string;

export const MS_PER_DAY: number = millisecondsInDay;

/** The names that facts use, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Day zero of the count of days, 1 January 1970, was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 3;

/** Tells whether a text is a day that the calendar has, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && calendarDateOf(ms / MS_PER_DAY) === text;
}

/**
 * Days from 1 January 1970 to a date.
 *
 * @throws RangeError when the calendar has no such date.
 */
export function dayNumber(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}

/** The date that lies a number of days after 1 January 1970. */
export function calendarDateOf(day: number): CalendarDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The weekday of a date. */
export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[weekdayIndex(date)] as Weekday;
}

/** The date a number of days later, or earlier when the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDateOf(dayNumber(date) + days);
}

/** Negative when `a` comes before `b`, zero on the same day, positive after. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The Monday of the week, Monday to Sunday, that holds a date. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -weekdayIndex(date));
}

function weekdayIndex(date: CalendarDate): number {
  return (((dayNumber(date) + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7;
}
