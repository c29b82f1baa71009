import { addDays as addLocalDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

/** A day of the calendar, `YYYY-MM-DD`. It has no time zone: never turn it into an instant by itself. */
export type CalendarDate = string;

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

/** Tells whether a text is a day that the calendar has, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00Z` : Number.NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The weekday of a date. */
export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[getISODay(noon(date)) - 1] as Weekday;
}

/** The date a number of days later, or earlier when the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(addLocalDays(noon(date), days));
}

/** How many days a date lies after another; negative when it comes before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(noon(to), noon(from));
}

/** The Monday of the week, Monday to Sunday, that holds a date. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return dateOf(startOfISOWeek(noon(date)));
}

/** Negative when `a` comes before `b`, zero on the same day, positive after. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * What date-fns reckons with: the machine's own time, at an hour that no zone skips.
 * @throws RangeError when the calendar has no such date
 */
function noon(date: CalendarDate): Date {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return new Date(`${date}T12:00`);
}

function dateOf(date: Date): CalendarDate {
  return formatISO(date, { representation: 'date' });
}
