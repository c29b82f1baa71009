import { offeredVenues, type VenueFacts } from './offered-venues.ts';
import type { Rates } from './price-facts.ts';
import { venueInRequest } from './request/venue-id.ts';

/** A venue that a family may choose, as fields show it. */
export interface VenueOption {
  /** As requests and addresses name it. */
  readonly value: string;
  readonly label: string;
  readonly rates: Rates;
}

/** The venues that have a price to tell: one that is still being decided is chosen nowhere. */
export function venueOptions(facts: VenueFacts): VenueOption[] {
  return offeredVenues(facts).map(({ id, rates }) => ({
    value: venueInRequest(id),
    label: facts.venues[id]?.name ?? id,
    rates,
  }));
}
