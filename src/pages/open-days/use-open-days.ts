import { use } from 'react';
import { lookUp } from '../../content/look-up.ts';
import type { OpenDaysFacts } from '../../content/types.ts';
import { byClock, InstantContext, useRomeToday } from '../../layout/clock/use-clock.ts';
import { usePage } from '../../layout/site-context.tsx';
import { addDays, type CalendarDate, compareDates } from '../../time/calendar.ts';
import { romeInstant } from '../../time/rome.ts';

/**
 * The open days by date, each with its texts, its venue, today's state and the last day to book.
 */
export function useOpenDays() {
  const { facts, t, format } = usePage<'open-days'>();
  const today = useRomeToday(use(InstantContext));
  return Object.entries(facts.openDays.events)
    .map(([id, event]) => {
      const date = format('longDate', event.bookBy);
      return {
        id,
        event,
        state: bookingState(event, today),
        bookBy: today === event.bookBy ? t('events.today', { date }) : date,
        venue: lookUp(facts.venues, event.venue),
      };
    })
    .toSorted((a, b) => compareDates(a.event.date, b.event.date));
}

export type OpenDay = ReturnType<typeof useOpenDays>[number];

/** The state of all open days together, today. */
export function useBookingState(): BookingState {
  return allTogether(useOpenDays().map(({ state }) => state));
}

/**
 * Attributes of an element that changes on the last day to book, on the day after it, and on the
 * day after the open day.
 */
export function byDates(...days: readonly OpenDay[]) {
  const dates = days.flatMap(({ event: { bookBy, date } }) => [
    bookBy,
    addDays(bookBy, 1),
    addDays(date, 1),
  ]);
  return byClock(...dates.map((date) => romeInstant({ date, time: '00:00' })));
}

/** `open`: it can be booked. `closed`: the deadline has passed, the day has not. */
type BookingState = 'open' | 'closed' | 'past';

type Dates = Pick<OpenDaysFacts['events'][string], 'date' | 'bookBy'>;

/**
 * The state of an open day on a date in Rome; the last day to book and the day itself count whole.
 * Before the date is known it is `open`, as in the prerendered page.
 */
export function bookingState(
  { date, bookBy }: Dates,
  today: CalendarDate | undefined,
): BookingState {
  if (today === undefined) return 'open';
  if (compareDates(today, date) > 0) return 'past';
  return compareDates(today, bookBy) > 0 ? 'closed' : 'open';
}

/** The state of all together: `open` while one can be booked. */
export function allTogether(states: readonly BookingState[]): BookingState {
  if (states.includes('open')) return 'open';
  return states.includes('closed') ? 'closed' : 'past';
}
