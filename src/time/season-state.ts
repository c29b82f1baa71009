import type { Facts } from '../content/types.ts';
import { addDays, type CalendarDate } from './calendar.ts';
import { enrolmentDeadline } from './enrolment-deadline.ts';
import { deadlineEnd, romeInstant } from './rome.ts';
import { hasCampDays, seasonWeeks } from './season-weeks.ts';

/** The states of a season, from its announcement to the announcement of the next. */
export const SEASON_STATES = [
  /** The dates are known; enrolment is not open yet. */
  'announced',
  'enrolling',
  /** Enrolment is open; all open days are over. */
  'openDaysPast',
  'running',
  /** The camp is running; enrolment for the last week has closed. */
  'closing',
  'over',
  /**
   * A new calendar year has begun, and the next season's dates are not in the content. If nobody has
   * updated it, that next season may already be over, too.
   */
  'idle',
  /** This season is over; the dates of the next one are known. */
  'next',
] as const;

export type SeasonState = (typeof SEASON_STATES)[number];

/** The instant (milliseconds since the epoch) at which a state begins. */
export interface SeasonTransition {
  readonly state: SeasonState;
  readonly from: number;
}

export type SeasonStateFacts = Pick<Facts, 'season' | 'enrolment' | 'openDays'>;

/**
 * Every state that the facts determine, in order; a state may begin together with the one before.
 * @param shownFacts the facts that header and footer show. While the last day is undecided, enrolment
 *   closes with the earlier date, and the season is over after the later one.
 */
export function seasonTransitions(facts: SeasonStateFacts, shownFacts = facts): SeasonTransition[] {
  const { season, enrolment } = facts;
  const both = [facts, shownFacts];
  const opens = enrolment.opens === undefined ? 0 : midnight(enrolment.opens);
  const transitions: SeasonTransition[] = [
    { state: 'announced', from: Number.NEGATIVE_INFINITY },
    { state: 'enrolling', from: opens },
    { state: 'openDaysPast', from: Math.max(opens, afterOpenDays(facts)) },
    { state: 'running', from: midnight(season.start) },
    { state: 'closing', from: Math.min(...both.map(afterLastEnrolment)) },
    { state: 'over', from: Math.max(...both.map(afterLastDay)) },
  ];
  const announced = season.next ? midnight(season.next.announcedOn) : Number.POSITIVE_INFINITY;
  const newYear = midnight(`${Number(season.end.slice(0, 4)) + 1}-01-01`);
  if (newYear < announced) transitions.push({ state: 'idle', from: newYear });
  if (season.next) transitions.push({ state: 'next', from: announced });
  return inOrder(transitions);
}

export function seasonStateAt(transitions: readonly SeasonTransition[], now: number): SeasonState {
  return transitions.findLast(({ from }) => from <= now)?.state ?? 'announced';
}

/** Makes sure that no state begins before the previous one. */
function inOrder(transitions: readonly SeasonTransition[]): SeasonTransition[] {
  let last = Number.NEGATIVE_INFINITY;
  return transitions.map(({ state, from }) => {
    last = Math.max(last, from);
    return { state, from: last };
  });
}

function afterOpenDays({ openDays }: SeasonStateFacts): number {
  const days = Object.values(openDays.events).map(({ date }) => midnight(addDays(date, 1)));
  return Math.max(0, ...days);
}

function afterLastEnrolment({ season, enrolment }: SeasonStateFacts): number {
  const last = seasonWeeks(season).findLast(hasCampDays);
  return last ? deadlineEnd(enrolmentDeadline(last.monday, enrolment)) : afterLastDay({ season });
}

function afterLastDay({ season }: Pick<SeasonStateFacts, 'season'>): number {
  return midnight(addDays(season.end, 1));
}

function midnight(date: CalendarDate): number {
  return romeInstant({ date, time: '00:00' });
}
