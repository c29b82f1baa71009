import { addDays as addLocalDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { setYear } from 'date-fns/setYear';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

/** A calendar date, `YYYY-MM-DD`, without a time zone: it needs a time to become an instant. */
export type CalendarDate = string;

/** The weekday names in facts, Monday first. */
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

/** Whether a text is a valid date, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // 30 February becomes 2 March, or no date at all.
  return new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8));
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[getISODay(noon(date)) - 1] as Weekday;
}

/** Adds days to a date; negative numbers subtract. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(addLocalDays(noon(date), days));
}

/** The number of days from one date to another; negative if the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(noon(to), noon(from));
}

/** The Monday of a date's week (Monday to Sunday). */
export function mondayOf(date: CalendarDate): CalendarDate {
  return dateOf(startOfISOWeek(noon(date)));
}

/** The same weekday in another year, nearest to the same day of the month. */
export function sameWeekday(date: CalendarDate, year: number): CalendarDate {
  const days = daysBetween(date, dateOf(setYear(noon(date), year)));
  return addDays(date, Math.round(days / WEEKDAYS.length) * WEEKDAYS.length);
}

/** A comparator: negative if `a` is earlier, 0 if equal, positive if later. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * A `Date` for date-fns, which computes in local time: noon, which no zone skips.
 * @throws RangeError for an invalid date
 */
function noon(date: CalendarDate): Date {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return new Date(`${date}T12:00`);
}

function dateOf(date: Date): CalendarDate {
  return formatISO(date, { representation: 'date' });
}
