import { use, useCallback, useSyncExternalStore } from 'react';
import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { romeInstant, romeToday } from '../../time/rome.ts';
import { atInstants } from './instants.ts';
import { ShownMoment } from './shown-moment.ts';

const DAYS_AHEAD = 30;

/**
 * How many of these instants (milliseconds since the epoch) have come; it turns by itself. The first
 * render shows what the HTML shows: undefined on a page as everybody gets it.
 */
export function useReached(instants: readonly number[]): number | undefined {
  const shown = use(ShownMoment);
  const written = instants.join(' ');
  const subscribe = useCallback(
    (look: () => void) =>
      written === '' ? () => {} : atInstants(written.split(' ').map(Number), look),
    [written],
  );
  const reached = (now: number) => instants.filter((instant) => instant <= now).length;
  return useSyncExternalStore(
    subscribe,
    () => reached(Date.now()),
    () => (shown === undefined ? undefined : reached(shown)),
  );
}

/**
 * The date in Rome, whatever the visitor's time zone; it changes at midnight there.
 * @param shown what the first render says it is (milliseconds since the epoch): `ShownMoment` in an
 *   element that says `byClock`, else none
 */
export function useRomeToday(shown?: number): CalendarDate | undefined {
  return useSyncExternalStore(
    atMidnights,
    () => romeToday(Date.now()),
    () => (shown === undefined ? undefined : romeToday(shown)),
  );
}

function atMidnights(look: () => void): () => void {
  const today = romeToday(Date.now());
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day + 1));
  return atInstants(
    days.map((date) => romeInstant({ date, time: '00:00' })),
    look,
  );
}
