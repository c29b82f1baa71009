import type { SeasonFacts } from '../content/types.ts';
import { addDays } from './calendar.ts';
import { romeInstant } from './rome.ts';

/** The instant (milliseconds since the epoch) of midnight in Rome after the last day of the season. */
export function seasonOverFrom({ end }: Pick<SeasonFacts, 'end'>): number {
  return romeInstant({ date: addDays(end, 1), time: '00:00' });
}
