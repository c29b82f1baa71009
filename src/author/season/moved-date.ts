import {
  addDays,
  type CalendarDate,
  daysBetween,
  mondayOf,
  sameWeekday,
} from '../../time/calendar.ts';
import { holidayOn } from '../../time/holidays.ts';

/** The reason for a proposed date. */
export type DateRule = 'weekday' | 'not-on-holiday' | 'month-end' | 'assumption-week';

const WEEK = 7;

/** True for the last day of a month. */
export function isMonthEnd(date: CalendarDate): boolean {
  return addDays(date, 1).endsWith('-01');
}

export function monthEnd(date: CalendarDate, year: number): CalendarDate {
  const next = addDays(`${year}${date.slice(4, 8)}28`, 4);
  return addDays(`${next.slice(0, 8)}01`, -1);
}

/** The day of an open day: the same weekday, or a week later if that is a public holiday. */
export function openDay(
  date: CalendarDate,
  year: number,
): { readonly to: CalendarDate; readonly rule: DateRule } {
  const same = sameWeekday(date, year);
  return holidayOn(same) === undefined
    ? { to: same, rule: 'weekday' }
    : { to: addDays(same, WEEK), rule: 'not-on-holiday' };
}

/** Whether a range touches the week of 15 August: it moves to that week of the next year. */
export function isAssumptionWeek(from: CalendarDate, to: CalendarDate): boolean {
  const assumption = `${from.slice(0, 4)}-08-15`;
  return from <= addDays(mondayOf(assumption), WEEK - 1) && to >= mondayOf(assumption);
}

export function inAssumptionWeek(date: CalendarDate, year: number): CalendarDate {
  const old = mondayOf(`${date.slice(0, 4)}-08-15`);
  return addDays(mondayOf(`${year}-08-15`), daysBetween(old, date));
}
