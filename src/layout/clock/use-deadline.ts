import { use, useCallback, useSyncExternalStore } from 'react';
import { type RomeWallTime, romeInstant } from '../../time/rome.ts';
import { currentSecond, subscribeUntil } from './second-clock.ts';
import { ShownMoment } from './shown-moment.ts';

/** `untold`: the page as everybody gets it. */
export type DeadlineState = 'untold' | 'ahead' | 'passed';

/** How a deadline in Rome stands, to the second. The first render shows what the HTML shows. */
export function useDeadlineState(deadline: RomeWallTime): DeadlineState {
  const shown = use(ShownMoment);
  const instant = romeInstant(deadline);
  const subscribe = useCallback(
    (listener: () => void) => subscribeUntil(instant, listener),
    [instant],
  );
  const stateAt = (now: number) => (now >= instant ? 'passed' : 'ahead');
  const asDrawn = () => (shown === undefined ? 'untold' : stateAt(shown));
  const now = () => stateAt(currentSecond());
  return useSyncExternalStore(subscribe, now, asDrawn);
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
