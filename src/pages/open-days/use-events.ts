import { use } from 'react';
import { lookUp } from '../../content/look-up.ts';
import { ShownMoment } from '../../layout/clock/shown-moment.ts';
import { byClock } from '../../layout/clock/use-deadline.ts';
import { useRomeToday } from '../../layout/clock/use-reached.ts';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { addDays, compareDates } from '../../time/calendar.ts';
import { allTogether, type BookingState, bookingState } from './booking-state.ts';

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
