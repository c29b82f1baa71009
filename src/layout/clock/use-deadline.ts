import { useCallback, useSyncExternalStore } from 'react';
import { type Remaining, remaining } from '../../time/remaining.ts';
import { type RomeWallTime, romeInstant } from '../../time/rome.ts';
import { currentSecond, subscribeUntil } from './second-clock.ts';

/**
 * The time left before a deadline in Rome, new every second; null from the deadline on, when nothing
 * ticks any more. Undefined on the server and in the first render of a prerendered page.
 */
export function useRemaining(deadline: RomeWallTime): Remaining | null | undefined {
  const instant = romeInstant(deadline);
  const now = useSecondsUntil(instant, () => Math.min(currentSecond(), instant), undefined);
  return now === undefined ? undefined : remaining(instant, now);
}

/**
 * Tells, to the second, whether a deadline in Rome has passed. False on the server and in the first
 * render of a prerendered page.
 */
export function useDeadlinePassed(deadline: RomeWallTime): boolean {
  const instant = romeInstant(deadline);
  return useSecondsUntil(instant, () => currentSecond() >= instant, false);
}

function useSecondsUntil<T>(instant: number, read: () => T, atFirst: T): T {
  const subscribe = useCallback(
    (listener: () => void) => subscribeUntil(instant, listener),
    [instant],
  );
  return useSyncExternalStore(subscribe, read, () => atFirst);
}
