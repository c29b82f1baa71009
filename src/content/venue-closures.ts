import { asJsonObject, sameJson } from './json.ts';
import { factsOfVenue } from './scope.ts';
import type { DateRange, Facts } from './types.ts';

/** A closure of one venue, which the camp does not have. */
export interface VenueClosure extends DateRange {
  readonly venue: string;
  /** The name of the closure in the venue's facts. */
  readonly id: string;
}

/** The closures of listed venues, without those of the whole camp. */
export function venueClosures(facts: Pick<Facts, 'venues' | 'season'>): VenueClosure[] {
  const { closures: camp } = facts.season;
  const venues = Object.keys(facts.venues).filter((id) => facts.venues[id]?.listed);
  return venues.flatMap((venue) =>
    Object.entries(factsOfVenue(facts, venue).season.closures)
      .filter(([id, range]) => !sameJson(asJsonObject(range), asJsonObject(camp[id] ?? {})))
      .map(([id, { from, to }]) => ({ venue, id, from, to })),
  );
}
