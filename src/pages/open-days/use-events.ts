import { lookUp } from '../../content/look-up.ts';
import { useRomeNow } from '../../layout/clock/use-rome-now.ts';
import { useOpenDaysPage } from '../../layout/template-pages.ts';
import { compareDates } from '../../time/calendar.ts';
import { romeToday } from '../../time/rome.ts';
import { allTogether, type BookingState, bookingState } from './booking-state.ts';

/** The open days in the order of the calendar, each with its words, its venue and how it stands today. */
export function useEvents() {
  const { t, facts } = useOpenDaysPage();
  const now = useRomeNow();
  const today = now === undefined ? undefined : romeToday(now);
  return Object.entries(facts.openDays.events)
    .map(([id, event]) => ({
      id,
      event,
      state: bookingState(event, today),
      words: t(`events.items.${id}`),
      venue: lookUp(facts.venues, event.venue),
    }))
    .toSorted((a, b) => compareDates(a.event.date, b.event.date));
}

export type OpenDay = ReturnType<typeof useEvents>[number];

/** How the open days stand together today: while one can be booked, they are open. */
export function useBookingState(): BookingState {
  return allTogether(useEvents().map(({ state }) => state));
}
