import { SEASON_STATES, type SeasonState } from '../time/season-state.ts';

/** For an element that is there only while the season stands so; `styles/season.css` hides it else. */
export function during(...states: readonly SeasonState[]) {
  return { 'data-during': states.join(' ') };
}

/** For an element in the place of which others stand while the season stands so. */
export function except(...states: readonly string[]) {
  return during(...SEASON_STATES.filter((state) => !states.includes(state)));
}

/** For what sells: there while one can still enrol for a week. */
export const whileEnrolling = during('enrolling', 'openDaysPast', 'running');

/** For what asks to enrol: once no week is left that one could enrol for, it sells a past summer. */
export const untilClosing = except('closing', 'over', 'next');

/** The days that `scripts/site/season-clock.ts` knows by name. */
const PASSING_DAYS = ['entertainers', 'villageHeads'];

export function isPassingDay(name: string): boolean {
  return PASSING_DAYS.includes(name);
}

/** For what is told until a day has passed. */
export function until(day: string) {
  return { 'data-until': day };
}

/** For what is told instead once a day has passed. */
export function after(day: string) {
  return { 'data-after': day };
}
