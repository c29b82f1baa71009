import { pricedVenues } from '../pricing/offered-venues.ts';
import type { PriceFacts } from '../pricing/price-facts.ts';
import { quote } from '../pricing/quote.ts';
import { QuoteError } from '../pricing/request/problem.ts';
import type { ChildRequest } from '../pricing/request/request.ts';
import { venueInRequest } from '../pricing/request/venue-id.ts';

type Child = Omit<ChildRequest, 'venue'>;

const week: Child = { timeBand: 'full', weeks: 1 };

/** Together they use the weekly prices, the full single day and every discount. */
const FAMILIES: Readonly<Record<string, readonly Child[]>> = {
  'un bambino, una settimana': [week],
  'un bambino, quattro settimane pagate in anticipo': [{ ...week, weeks: 4, advanceWeeks: 4 }],
  'un bambino, due settimane a mezza giornata': [{ timeBand: 'half', weeks: 2 }],
  'un bambino, tre giorni': [{ ...week, weeks: 0, days: 3 }],
  'un bambino iscritto, due settimane con uscita prolungata': [
    { ...week, weeks: 2, extendedExitWeeks: 2, enrolment: false },
  ],
  'due fratelli, due settimane': [
    { ...week, weeks: 2 },
    { ...week, weeks: 2, siblingOrder: 2 },
  ],
  'un bambino di una catena di quattro, tre settimane': [{ ...week, weeks: 3, chainChildren: 4 }],
  'un bambino con convenzione, una settimana': [{ ...week, agreement: true }],
};

/**
 * What each family pays at each venue with prices.
 * @param euro formats an amount in euro
 */
export function familyPrices(
  facts: PriceFacts,
  euro: (amount: number) => string,
): [family: string, price: string][] {
  return pricedVenues(facts).flatMap(({ id }) =>
    Object.entries(FAMILIES).map(([name, children]): [string, string] => {
      const venue = venueInRequest(id);
      const asked = children.map((child) => ({ ...child, venue }));
      return [`${venue}, ${name}`, priceOf(asked, facts, euro)];
    }),
  );
}

function priceOf(
  asked: readonly ChildRequest[],
  facts: PriceFacts,
  euro: (amount: number) => string,
): string {
  try {
    return euro(quote(asked, facts).totalCents / 100);
  } catch (error) {
    if (error instanceof QuoteError) return 'non si vende';
    throw error;
  }
}
