import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  mondayOf,
} from '../../time/calendar.ts';
import { holidayOn } from '../../time/holidays.ts';

/** Why a date becomes the one that is proposed. */
export type DateRule = 'weekday' | 'not-on-holiday' | 'month-end' | 'assumption-week';

export interface MovedDate {
  readonly to: CalendarDate;
  readonly rule: DateRule;
}

const WEEK = 7;

/** The same weekday of another year: of the two nearest to the same day of the month, the nearer. */
export function sameWeekday(date: CalendarDate, year: number): CalendarDate {
  const offset = daysBetween(date, sameDay(date, year));
  return addDays(date, Math.round(offset / WEEK) * WEEK);
}

/** 29 February has no other day in most years: the day before stands for it. */
function sameDay(date: CalendarDate, year: number): CalendarDate {
  const same = `${year}${date.slice(4)}`;
  return isCalendarDate(same) ? same : `${year}-02-28`;
}

/** True for the last day of a month. */
export function isMonthEnd(date: CalendarDate): boolean {
  return addDays(date, 1).endsWith('-01');
}

export function monthEnd(date: CalendarDate, year: number): CalendarDate {
  const [month = 1] = [Number(date.slice(5, 7))];
  const next =
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}

/** A day on which families come: a week later when the same weekday is a holiday. */
export function openDay(date: CalendarDate, year: number): MovedDate {
  const same = sameWeekday(date, year);
  return holidayOn(same) === undefined
    ? { to: same, rule: 'weekday' }
    : { to: addDays(same, WEEK), rule: 'not-on-holiday' };
}

/** The week of 15 August stays the week of 15 August, from the same weekday to the same weekday. */
export function isAssumptionWeek(from: CalendarDate, to: CalendarDate): boolean {
  const assumption = `${from.slice(0, 4)}-08-15`;
  return from <= addDays(mondayOf(assumption), WEEK - 1) && to >= mondayOf(assumption);
}

export function inAssumptionWeek(date: CalendarDate, year: number): CalendarDate {
  const old = mondayOf(`${date.slice(0, 4)}-08-15`);
  return addDays(mondayOf(`${year}-08-15`), daysBetween(old, date));
}
