import type { Facts } from '../content/types.ts';
import { addDays, type CalendarDate } from './calendar.ts';
import { enrolmentDeadline } from './enrolment-deadline.ts';
import { romeInstant } from './rome.ts';
import { seasonWeeks } from './season-weeks.ts';

/** How a season stands, from the first word about it to the first word about the next. */
export const SEASON_STATES = [
  /** The dates are known, nobody can enrol yet. */
  'announced',
  'enrolling',
  /** One can enrol, and no open day is left. */
  'openDaysPast',
  'running',
  /** The camp runs, and no week is left that one could enrol for. */
  'closing',
  'over',
  /** It is over, and the dates of the next one are known. */
  'next',
] as const;

export type SeasonState = (typeof SEASON_STATES)[number];

/** From which instant (milliseconds since the epoch) the season stands so. */
export interface SeasonTurn {
  readonly state: SeasonState;
  readonly from: number;
}

export type SeasonStateFacts = Pick<Facts, 'season' | 'enrolment' | 'openDays'>;

/** Every state that the facts know, in order; a state may begin together with the one before. */
export function seasonTurns(facts: SeasonStateFacts): SeasonTurn[] {
  const { season, enrolment } = facts;
  const opens = enrolment.opens === undefined ? 0 : midnight(enrolment.opens);
  const turns: SeasonTurn[] = [
    { state: 'announced', from: Number.NEGATIVE_INFINITY },
    { state: 'enrolling', from: opens },
    { state: 'openDaysPast', from: Math.max(opens, afterOpenDays(facts)) },
    { state: 'running', from: midnight(season.start) },
    { state: 'closing', from: afterLastEnrolment(facts) },
    { state: 'over', from: midnight(addDays(season.end, 1)) },
  ];
  if (season.next) turns.push({ state: 'next', from: midnight(season.next.announcedOn) });
  return inOrder(turns);
}

/** How the season stands at an instant. */
export function seasonStateAt(turns: readonly SeasonTurn[], now: number): SeasonState {
  return turns.findLast(({ from }) => from <= now)?.state ?? 'announced';
}

/** No state begins before the one that it follows. */
function inOrder(turns: readonly SeasonTurn[]): SeasonTurn[] {
  let last = Number.NEGATIVE_INFINITY;
  return turns.map(({ state, from }) => {
    last = Math.max(last, from);
    return { state, from: last };
  });
}

function afterOpenDays({ openDays }: SeasonStateFacts): number {
  const days = Object.values(openDays.events).map(({ date }) => midnight(addDays(date, 1)));
  return Math.max(0, ...days);
}

/** The deadlines name the last second that counts. */
function afterLastEnrolment({ season, enrolment }: SeasonStateFacts): number {
  const last = seasonWeeks(season).findLast(({ closed }) => closed !== true);
  const end = midnight(addDays(season.end, 1));
  return last ? enrolmentDeadline(last.monday, enrolment).instant + 1000 : end;
}

function midnight(date: CalendarDate): number {
  return romeInstant({ date, time: '00:00' });
}
