import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Json } from '../../content/json.ts';
import { merge } from '../../content/scope.ts';
import type { TimedModule } from '../../content/timed-module.ts';
import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { type RomeWallTime, romeInstant, romeToday } from '../../time/rome.ts';
import { atInstants } from './instants.ts';

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

/**
 * The moment (milliseconds since the epoch) that the HTML shows which is being made, or hydrated;
 * undefined for a page as everybody gets it, which cannot know when it is read. The build draws pages
 * at other moments too; `start/moments.ts` puts the parts that differ in their place by the clock.
 */
export const ShownMoment = createContext<number | undefined>(undefined);

/** `untold`: the page as everybody gets it. */
type DeadlineState = 'untold' | 'ahead' | 'passed';

/** How a deadline in Rome stands, to the second. The first render shows what the HTML shows. */
export function useDeadlineState(deadline: RomeWallTime): DeadlineState {
  const reached = useReached([romeInstant(deadline)]);
  return reached === undefined ? 'untold' : reached > 0 ? 'passed' : 'ahead';
}

/** Tells, to the second, whether a deadline in Rome has passed. */
export function useDeadlinePassed(deadline: RomeWallTime): boolean {
  return useDeadlineState(deadline) === 'passed';
}

/** For an element that is another one from each of these deadlines in Rome on: see `ShownMoment`. */
export function byClock(...deadlines: readonly RomeWallTime[]) {
  const instants = deadlines.map(romeInstant).toSorted((a, b) => a - b);
  return { 'data-by-clock': instants.join(' ') };
}

/** The content as it holds now; it turns by itself. The first render shows what the HTML shows. */
export function useContentNow<T>({ content, later = NEVER }: TimedModule<T>): T {
  const place = useReached(later.map(([from]) => from)) ?? 0;
  return useMemo(() => {
    const part = later[place - 1]?.[1];
    return part === undefined ? content : (merge(content as Json, part) as T);
  }, [content, later, place]);
}

const NEVER: NonNullable<TimedModule<unknown>['later']> = [];
