import { offeredVenues, type VenueFacts } from './offered-venues.ts';
import type { Rates } from './price-facts.ts';
import { venueInRequest } from './request/venue-id.ts';

/** A venue as an option of a form field. */
export interface VenueOption {
  /** Its id in requests and addresses. */
  readonly value: string;
  readonly label: string;
  readonly rates: Rates;
}

/** The venues that families can choose: those with prices, not those still in definition. */
export function venueOptions(facts: VenueFacts): VenueOption[] {
  return offeredVenues(facts).map(({ id, rates }) => ({
    value: venueInRequest(id),
    label: facts.venues[id]?.name ?? id,
    rates,
  }));
}
