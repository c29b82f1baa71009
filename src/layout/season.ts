import { SEASON_STATES, type SeasonState } from '../time/season-state.ts';

/** Attributes of an element that only these states show: `styles/season.css` hides it in others. */
export function showDuring(...states: readonly SeasonState[]) {
  return { 'data-during': states.join(' ') };
}

/** Attributes of an element that shows in all states but these. */
export function hideDuring(...states: readonly string[]) {
  return showDuring(...SEASON_STATES.filter((state) => !states.includes(state)));
}

/** For offers: as long as a week can be booked. */
export const whileEnrolling = showDuring('enrolling', 'openDaysPast', 'running');

/** For what a family reads before an open day. */
export const beforeOpenDays = showDuring('announced', 'enrolling');

/** From the end of the summer until the content is about the next one. */
export const AFTER_SEASON = ['over', 'idle', 'next'] as const satisfies SeasonState[];

export const afterSeason = showDuring(...AFTER_SEASON);

/** For this summer's prices worked out: until it is over. */
export const untilOver = hideDuring(...AFTER_SEASON);

/** For calls to enrol: until no week is left to enrol for. */
export const untilClosing = hideDuring('closing', ...AFTER_SEASON);

export const fromClosing = showDuring('closing', ...AFTER_SEASON);
