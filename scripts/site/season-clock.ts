import type { Facts } from '../../src/content/types.ts';
import { addDays } from '../../src/time/calendar.ts';
import { romeInstant } from '../../src/time/rome.ts';
import { seasonStateAt, seasonTransitions } from '../../src/time/season-state.ts';

/** The state of the season in a document's root, and the later states for its script. */
export interface SeasonClock {
  readonly season: string;
  readonly past: string;
  /** For `src/start/season.ts`. */
  readonly transitions: string;
}

/**
 * @param shownFacts the facts as header and footer show them
 * @param now milliseconds since the epoch, when the page is made
 */
export function seasonClock(facts: Facts, shownFacts: Facts, now: number): SeasonClock {
  const stateTransitions = seasonTransitions(facts, shownFacts);
  const trainings = trainingEnds(facts);
  const transitions = [
    ...stateTransitions.map(({ state, from }) => ({ name: state, from: Math.max(0, from) })),
    ...trainings.map(({ name, from }) => ({ name: `-${name}`, from })),
  ];
  return {
    season: seasonStateAt(stateTransitions, now),
    past: trainings
      .filter(({ from }) => from <= now)
      .map(({ name }) => name)
      .join(' '),
    transitions: transitions.map(({ name, from }) => `${name}@${from}`).join(' '),
  };
}

/** When the training of each staff group is over; style sheets use these names. */
function trainingEnds({ season, staff }: Facts): { name: string; from: number }[] {
  const midnight = (date: string) => romeInstant({ date, time: '00:00' });
  return [
    // The last day of their training is not known: it is over when the camp begins.
    { name: 'entertainers', from: midnight(season.start) },
    { name: 'villageHeads', from: midnight(addDays(staff.villageHeads.training.to, 1)) },
  ];
}
