import { addDays, type CalendarDate } from './calendar.ts';

/** The Italian public holidays with a fixed date. */
const FIXED = [
  ['01-01', 'new-year'],
  ['01-06', 'epiphany'],
  ['04-25', 'liberation'],
  ['05-01', 'labour'],
  ['06-02', 'republic'],
  ['08-15', 'assumption'],
  ['11-01', 'all-saints'],
  ['12-08', 'immaculate'],
  ['12-25', 'christmas'],
  ['12-26', 'saint-stephen'],
] as const;

export type Holiday = (typeof FIXED)[number][1] | 'easter' | 'easter-monday';

/** The public holiday on a date of any year; undefined if there is none. */
export function holidayOn(date: CalendarDate): Holiday | undefined {
  const easter = easterSunday(Number(date.slice(0, 4)));
  if (date === easter) return 'easter';
  if (date === addDays(easter, 1)) return 'easter-monday';
  return FIXED.find(([day]) => date.endsWith(`-${day}`))?.[1];
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher), for the years from 1583. */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const moon =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const day = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * day) / 451);
  const count = moon + day - 7 * late + 114;
  const [month, date] = [Math.floor(count / 31), (count % 31) + 1];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(date)}`;
}
