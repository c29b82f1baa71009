import { asJsonObject } from '../content/json.ts';
import { factsOfVenue, statedPath } from '../content/scope.ts';
import { AGREEMENT_ROWS, type Amounts, type PriceFacts, type Rates } from './price-facts.ts';
import { venueInRequest } from './request/venue-id.ts';

export type VenueFacts = Pick<PriceFacts, 'venues' | 'prices' | 'agreements' | 'hours' | 'season'>;

/** The open venues, by their ids in the facts, and what they cost; others have no prices. */
export function pricedVenues(facts: VenueFacts) {
  return Object.entries(facts.venues).flatMap(([id, { status }]) => {
    if (status !== 'open') return [];
    const { prices, agreements, hours, season } = factsOfVenue(facts, id);
    const rates: Rates = prices;
    /** The path at which a fact of the venue, such as `prices.week`, is stated. */
    const factOf = (path: string) => statedPath(asJsonObject(facts), path, id);
    /** For a family with an agreement, enrolment fee included. */
    const agreement: Amounts = agreements.rates;
    return [{ id, rates, agreement, hours, season, factOf }];
  });
}

/** Those of them that families may choose, in the order of the facts. */
export function offeredVenues(facts: VenueFacts) {
  return pricedVenues(facts).filter(({ id }) => facts.venues[id]?.listed);
}

/** The agreement rates: the camp's, then those of each venue with its own. */
export function agreementLists(facts: VenueFacts): { venue?: string; amounts: Amounts }[] {
  const own = offeredVenues(facts).filter(({ factOf }) =>
    AGREEMENT_ROWS.map((row) => `agreements.rates.${row}`).some((path) => factOf(path) !== path),
  );
  return [
    { amounts: facts.agreements.rates },
    ...own.map(({ id, rates, agreement }) => ({ venue: id, amounts: soldIn(agreement, rates) })),
  ];
}

/** The agreement rates of what a venue sells. */
export function soldIn({ enrolment, ...agreement }: Amounts, rates: Rates): Amounts {
  const sold = Object.entries(agreement).filter(([row]) => Object.hasOwn(rates, row));
  return { ...(enrolment !== undefined && { enrolment }), ...Object.fromEntries(sold) };
}

/**
 * The venues that families can choose, as options of a form field: those with prices, not those
 * still in definition. The value is the id in requests and URLs.
 */
export function venueOptions(facts: VenueFacts) {
  return offeredVenues(facts).map(({ id, rates, hours }) => ({
    value: venueInRequest(id),
    label: facts.venues[id]?.name ?? id,
    rates,
    hours,
  }));
}
