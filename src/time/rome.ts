import { millisecondsInHour } from 'date-fns/constants';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { type CalendarDate, isCalendarDate } from './calendar.ts';

/** The time zone of every deadline and date of the camp, whatever the visitor's clock says. */
export const ROME = 'Europe/Rome';

/** A moment as Rome's clocks show it: a calendar date and `HH:mm` or `HH:mm:ss`. */
export interface RomeWallTime {
  readonly date: CalendarDate;
  readonly time: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Sweden writes `2025-06-09 10:00:00`. date-fns-tz can do it too, with 28 kB of words for dates. */
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ROME,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The instant (milliseconds since the epoch, UTC) of a wall time in Rome.
 * Of the two instants of an hour that the clocks repeat in autumn, the first: date-fns-tz 3.2 takes
 * the one or the other as the machine's own zone has it, and finds one for an hour that is skipped.
 *
 * @throws RangeError when the date or the time is malformed, or the clocks in Rome skip that time.
 */
export function romeInstant({ date, time }: RomeWallTime): number {
  if (!isCalendarDate(date) || !TIME.test(time))
    throw new RangeError(`Not a time: ${date} ${time}`);
  const found = fromZonedTime(`${date}T${time}`, ROME).getTime();
  const instant = [found - millisecondsInHour, found].find((candidate) =>
    clocks.format(candidate).startsWith(`${date} ${time}`),
  );
  if (instant === undefined) throw new RangeError(`No clock in Rome shows ${date} ${time}`);
  return instant;
}

/** A wall time in Rome with its offset from UTC: `2025-05-18T15:00:00+02:00`. */
export function romeDateTime({ date, time }: RomeWallTime): string {
  const wall = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  // Rome is never behind UTC.
  const ahead = new Date(Date.parse(`${wall}Z`) - romeInstant({ date, time }));
  return `${wall}+${ahead.toISOString().slice(11, 16)}`;
}

/** The calendar date in Rome at an instant (milliseconds since the epoch). */
export function romeToday(now: number): CalendarDate {
  return clocks.format(now).slice(0, 10);
}

/** The time that Rome's clocks show at an instant (milliseconds since the epoch), `HH:mm:ss`. */
export function romeClock(now: number): string {
  return clocks.format(now).slice(11);
}
