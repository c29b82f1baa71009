import { lookUp } from '../../content/look-up.ts';
import { compareDates } from '../../time/calendar.ts';
import { usePage } from '../page-context.tsx';

/** The open days in the order of the calendar, each with its words and its venue. */
export function useEvents() {
  const { texts, facts } = usePage('open-days');
  return Object.entries(facts.openDays.events)
    .map(([id, event]) => ({
      id,
      event,
      words: lookUp(texts.events.items, id),
      venue: lookUp(facts.venues, event.venue),
    }))
    .toSorted((a, b) => compareDates(a.event.date, b.event.date));
}

export type OpenDay = ReturnType<typeof useEvents>[number];
