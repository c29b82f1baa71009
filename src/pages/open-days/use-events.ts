import { use } from 'react';
import { lookUp } from '../../content/look-up.ts';
import type { OpenDaysFacts } from '../../content/types.ts';
import { byClock, ShownMoment, useRomeToday } from '../../layout/clock/use-reached.ts';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { addDays, type CalendarDate, compareDates } from '../../time/calendar.ts';

/** The open days in the order of the calendar, each with its words, its venue and how it stands today. */
export function useEvents() {
  const { facts } = useOpenDaysPage();
  const today = useRomeToday(use(ShownMoment));
  return Object.entries(facts.openDays.events)
    .map(([id, event]) => ({
      id,
      event,
      state: bookingState(event, today),
      venue: lookUp(facts.venues, event.venue),
    }))
    .toSorted((a, b) => compareDates(a.event.date, b.event.date));
}

export type OpenDay = ReturnType<typeof useEvents>[number];

/** How the open days stand together today: while one can be booked, they are open. */
export function useBookingState(): BookingState {
  return allTogether(useEvents().map(({ state }) => state));
}

/** For an element that says how these open days stand: it is another one on the day after each date. */
export function byDates(...days: readonly OpenDay[]) {
  const dates = days.flatMap(({ event }) => [event.bookBy, event.date]);
  return byClock(...dates.map((date) => ({ date: addDays(date, 1), time: '00:00' }) as const));
}

/** `open`: it can be booked. `closed`: it is still to come, but the deadline has passed. */
type BookingState = 'open' | 'closed' | 'past';

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
