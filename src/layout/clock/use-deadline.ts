import { type RomeWallTime, romeInstant } from '../../time/rome.ts';
import { useReached } from './use-reached.ts';

/** `untold`: the page as everybody gets it. */
export type DeadlineState = 'untold' | 'ahead' | 'passed';

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
