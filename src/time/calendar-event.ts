import { addDays, type CalendarDate } from './calendar.ts';

/** When an event takes place, as the library `ics` takes it: whole days, first and last included. */
export function onDays(from: CalendarDate, to: CalendarDate) {
  return { start: dateParts(from), end: dateParts(addDays(to, 1)) };
}

function dateParts(date: CalendarDate): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** The same for two instants (milliseconds since the epoch). */
export function between(start: number, end: number) {
  return { start, end, ...UTC };
}

const UTC = {
  startInputType: 'utc',
  startOutputType: 'utc',
  endInputType: 'utc',
  endOutputType: 'utc',
} as const;
