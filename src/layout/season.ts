import { SEASON_STATES, type SeasonState } from '../time/season-state.ts';

/** Attributes of an element that only these states show: `styles/season.css` hides it in others. */
export function during(...states: readonly SeasonState[]) {
  return { 'data-during': states.join(' ') };
}

/** Attributes of an element that shows in all states but these. */
export function except(...states: readonly string[]) {
  return during(...SEASON_STATES.filter((state) => !states.includes(state)));
}

/** For offers: as long as a week can be booked. */
export const whileEnrolling = during('enrolling', 'openDaysPast', 'running');

/** For calls to enrol: until no week is left to enrol for. */
export const untilClosing = except('closing', 'over', 'next');

/** The days that `scripts/site/season-clock.ts` knows by name. */
const PASSING_DAYS = ['entertainers', 'villageHeads'];

export function isPassingDay(name: string): boolean {
  return PASSING_DAYS.includes(name);
}

/** For text that holds until a day has passed. */
export function until(day: string) {
  return { 'data-until': day };
}

/** For text that holds after a day has passed. */
export function after(day: string) {
  return { 'data-after': day };
}
