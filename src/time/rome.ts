import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { type CalendarDate, calendarDateOf, dayNumber, MS_PER_DAY } from './calendar.ts';

/** The time zone of every deadline and date of the camp, whatever the visitor's clock says. */
export const ROME = 'Europe/Rome';

/** A moment as Rome's clocks show it: a calendar date and `HH:mm` or `HH:mm:ss`. */
export interface RomeWallTime {
  readonly date: CalendarDate;
  readonly time: string;
}

/**
 * The instant (milliseconds since the epoch, UTC) of a wall time in Rome.
 * Of the two instants of an hour that the clocks repeat in autumn, the first.
 *
 * @throws RangeError when the date or the time is malformed, or the clocks in Rome skip that time.
 */
export function romeInstant({ date, time }: RomeWallTime): number {
  const wall = dayNumber(date) * MS_PER_DAY + msOfDay(time);
  const offsets = [romeOffset(wall - MS_PER_DAY), romeOffset(wall + MS_PER_DAY)];
  const instants = offsets
    .map((offset) => wall - offset)
    .filter((instant) => instant + romeOffset(instant) === wall);
  if (instants.length === 0) throw new RangeError(`No clock in Rome shows ${date} ${time}`);
  return Math.min(...instants);
}

/** A wall time in Rome with its offset from UTC: `2025-05-18T15:00:00+02:00`. */
export function romeDateTime({ date, time }: RomeWallTime): string {
  const offset = formatInTimeZone(romeInstant({ date, time }), ROME, 'xxx');
  return `${date}T${time.length === 5 ? `${time}:00` : time}${offset}`;
}

/** The calendar date in Rome at an instant (milliseconds since the epoch). */
export function romeToday(now: number): CalendarDate {
  return calendarDateOf(Math.floor((now + romeOffset(now)) / MS_PER_DAY));
}

/** The time that Rome's clocks show at an instant (milliseconds since the epoch), `HH:mm:ss`. */
export function romeClock(now: number): string {
  return new Date(now + romeOffset(now)).toISOString().slice(11, 19);
}

/**
 * How far Rome's clocks are ahead of UTC at an instant, in milliseconds.
 *
 * Only the offset is asked of date-fns-tz 3.2: its `getTimezoneOffset` is an hour late on the last
 * Sunday of March, its `fromZonedTime` depends on the machine's zone in the hour repeated in autumn,
 * and its wall times are wrong where the machine's own zone skips them.
 */
function romeOffset(instant: number): number {
  const text = formatInTimeZone(instant, ROME, 'xxx');
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4, 6));
  return (text.startsWith('-') ? -minutes : minutes) * 60_000;
}

function msOfDay(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time);
  if (!match) throw new RangeError(`Not a time of day: ${time}`);
  const [hours, minutes, seconds] = [match[1], match[2], match[3] ?? '0'].map(Number);
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
}
