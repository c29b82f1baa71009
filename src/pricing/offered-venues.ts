import { plain } from '../content/json.ts';
import { factsAt, statedPath } from '../content/scope.ts';
import type { PriceFacts, RateKey, Rates } from './price-facts.ts';

/** A venue that is open, and what it costs there. */
export interface PricedVenue {
  /** Its name in the facts. */
  readonly id: string;
  readonly rates: Rates;
  /** The path of the fact that states one of its rates. */
  readonly factOf: (rate: RateKey) => string;
}

type VenueFacts = Pick<PriceFacts, 'venues' | 'prices'>;

/** The venues that have prices: one that is still being decided has none to tell. */
export function pricedVenues(facts: VenueFacts): PricedVenue[] {
  return Object.entries(facts.venues).flatMap(([id, { status }]): PricedVenue[] => {
    if (status !== 'open') return [];
    const factOf = (rate: RateKey) => statedPath(plain(facts), `prices.${rate}`, id);
    return [{ id, rates: factsAt(facts, id).prices, factOf }];
  });
}

/** Those of them that families may choose, in the order of the facts. */
export function offeredVenues(facts: VenueFacts): PricedVenue[] {
  return pricedVenues(facts).filter(({ id }) => facts.venues[id]?.listed);
}
