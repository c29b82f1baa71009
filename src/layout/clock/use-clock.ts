import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Json } from '../../content/json.ts';
import { merge } from '../../content/scope.ts';
import type { TimedModule } from '../../content/timed-module.ts';
import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { deadlineEnd, type RomeWallTime, romeDateAt, romeInstant } from '../../time/rome.ts';
import { watchInstants } from './instants.ts';

const DAYS_AHEAD = 30;

/**
 * How many of these instants (milliseconds since the epoch) have passed; rerenders at each. The
 * first render gives what the HTML shows: undefined in the page as built.
 */
export function useReachedCount(instants: readonly number[]): number | undefined {
  const renderedAt = use(InstantContext);
  const written = instants.join(' ');
  const subscribe = useCallback(
    (onChange: () => void) =>
      written === '' ? () => {} : watchInstants(written.split(' ').map(Number), onChange),
    [written],
  );
  const reached = (now: number) => instants.filter((instant) => instant <= now).length;
  return useSyncExternalStore(
    subscribe,
    () => reached(Date.now()),
    () => (renderedAt === undefined ? undefined : reached(renderedAt)),
  );
}

/**
 * The date in Rome, whatever the visitor's time zone; it changes at midnight there.
 * @param renderedAt the instant of the first render (milliseconds since the epoch): `InstantContext` inside
 * a `byClock` element, else none
 */
export function useRomeToday(renderedAt?: number): CalendarDate | undefined {
  return useSyncExternalStore(
    atMidnights,
    () => romeDateAt(Date.now()),
    () => (renderedAt === undefined ? undefined : romeDateAt(renderedAt)),
  );
}

function atMidnights(onChange: () => void): () => void {
  const today = romeDateAt(Date.now());
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day + 1));
  return watchInstants(
    days.map((date) => romeInstant({ date, time: '00:00' })),
    onChange,
  );
}

/**
 * The instant (milliseconds since the epoch) for which this HTML is rendered: set when the build
 * renders a page as of another moment, and when an island hydrates after `start/swap-moments.ts` has
 * chosen its parts. Undefined in the page as built, which may be read at any time.
 */
export const InstantContext = createContext<number | undefined>(undefined);

/** `unknown`: in the page as built. */
type InstantState = 'unknown' | 'ahead' | 'passed';

/** The state of an instant (milliseconds since the epoch). The first render gives what the HTML shows. */
export function useInstantState(instant: number): InstantState {
  const reached = useReachedCount([instant]);
  return reached === undefined ? 'unknown' : reached > 0 ? 'passed' : 'ahead';
}

/** Whether a deadline in Rome has passed: from the second after it. */
export function useDeadlinePassed(deadline: RomeWallTime): boolean {
  return useInstantState(deadlineEnd(deadline)) === 'passed';
}

/**
 * Attributes of an element that changes at each of these instants (milliseconds since the epoch):
 * see `InstantContext`.
 */
export function byClock(...instants: readonly number[]) {
  return { 'data-by-clock': instants.toSorted((a, b) => a - b).join(' ') };
}

/** The content in force now; rerenders when it changes. The first render gives what the HTML shows. */
export function useContentNow<T>({ content, later = NEVER }: TimedModule<T>): T {
  const index = useReachedCount(later.map(([from]) => from)) ?? 0;
  return useMemo(() => {
    const part = later[index - 1]?.[1];
    return part === undefined ? content : (merge(content as Json, part) as T);
  }, [content, later, index]);
}

const NEVER: NonNullable<TimedModule<unknown>['later']> = [];
