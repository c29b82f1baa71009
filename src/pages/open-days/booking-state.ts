import type { OpenDaysFacts } from '../../content/types.ts';
import { type CalendarDate, compareDates } from '../../time/calendar.ts';

/** `open`: it can be booked. `closed`: it is still to come, but the deadline has passed. */
export type BookingState = 'open' | 'closed' | 'past';

type Dates = Pick<OpenDaysFacts['events'][string], 'date' | 'bookBy'>;

/**
 * How an open day stands on a date of Rome's calendar; its own day and the last one to book count
 * whole. Before the date is known, everything is as the page was printed: open.
 */
export function bookingState(
  { date, bookBy }: Dates,
  today: CalendarDate | undefined,
): BookingState {
  if (today === undefined) return 'open';
  if (compareDates(today, date) > 0) return 'past';
  return compareDates(today, bookBy) > 0 ? 'closed' : 'open';
}

/** How the open days stand together: while one can be booked, they are open. */
export function allTogether(states: readonly BookingState[]): BookingState {
  if (states.includes('open')) return 'open';
  return states.includes('closed') ? 'closed' : 'past';
}
