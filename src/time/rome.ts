import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { type CalendarDate, isCalendarDate } from './calendar.ts';

/** The time zone of every deadline and date of the camp, whatever the visitor's clock says. */
export const ROME = 'Europe/Rome';

/** A wall time in Rome: a calendar date and `HH:mm` or `HH:mm:ss`. */
export interface RomeWallTime {
  readonly date: CalendarDate;
  readonly time: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Swedish formats as `2025-06-09 10:00:00`; date-fns-tz would add 28 kB of locale data. */
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ROME,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The instant (milliseconds since the epoch, UTC) of a wall time in Rome.
 * For an hour that the clocks repeat in autumn, the first of its two instants: date-fns-tz 3.2
 * picks one by the machine's zone, and invents one for a skipped hour.
 *
 * @throws RangeError for a malformed date or time, or a time that the clocks in Rome skip.
 */
export function romeInstant({ date, time }: RomeWallTime): number {
  if (!isCalendarDate(date) || !TIME.test(time))
    throw new RangeError(`Not a time: ${date} ${time}`);
  const found = fromZonedTime(`${date}T${time}`, ROME).getTime();
  const instant = [found - millisecondsInHour, found].find((candidate) =>
    clocks.format(candidate).startsWith(`${date} ${time}`),
  );
  if (instant === undefined) throw new RangeError(`${date} ${time} is skipped by daylight saving`);
  return instant;
}

/**
 * The instant (milliseconds since the epoch) at which a deadline has passed: one second after it,
 * because its second still counts.
 */
export function deadlineEnd(deadline: RomeWallTime): number {
  return romeInstant(deadline) + millisecondsInSecond;
}

/** A wall time in Rome with its offset from UTC: `2025-05-18T15:00:00+02:00`. */
export function romeDateTime({ date, time }: RomeWallTime): string {
  const wall = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  // Rome is never behind UTC.
  const ahead = new Date(Date.parse(`${wall}Z`) - romeInstant({ date, time }));
  return `${wall}+${ahead.toISOString().slice(11, 16)}`;
}

/** The calendar date in Rome at an instant (milliseconds since the epoch). */
export function romeDateAt(now: number): CalendarDate {
  return clocks.format(now).slice(0, 10);
}

/** The time of day in Rome at an instant (milliseconds since the epoch), `HH:mm:ss`. */
export function romeTimeAt(now: number): string {
  return clocks.format(now).slice(11);
}
