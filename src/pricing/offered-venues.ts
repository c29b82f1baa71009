import type { PriceFacts, Rates } from './price-facts.ts';

/** A venue with prices: those of its own list, or of the venue whose list it uses. */
export interface PricedVenue {
  /** Its name in the facts. */
  readonly id: string;
  /** The name of the price list in the facts. */
  readonly list: string;
  readonly rates: Rates;
}

type VenueFacts = Pick<PriceFacts, 'venues' | 'prices'>;

/** The venues that have prices. One without a list of its own has some only once it is open. */
export function pricedVenues(facts: VenueFacts): PricedVenue[] {
  const own = Object.entries(facts.prices).map(([id, rates]) => ({ id, list: id, rates }));
  return [...own, ...offeredVenues(facts).filter(({ id, list }) => id !== list)];
}

/** The venues that families may choose: open, to be seen, with prices; in the order of the facts. */
export function offeredVenues({ venues, prices }: VenueFacts): PricedVenue[] {
  return Object.entries(venues).flatMap(([id, venue]): PricedVenue[] => {
    if (!venue.listed || venue.status !== 'open') return [];
    const list = prices[id] === undefined ? (venue.priceList ?? id) : id;
    const rates = prices[list];
    return rates === undefined ? [] : [{ id, list, rates }];
  });
}
