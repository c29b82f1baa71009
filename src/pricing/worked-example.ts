import { offeredVenues } from './offered-venues.ts';
import type { PriceFacts } from './price-facts.ts';
import { type Quote, quote } from './quote.ts';
import type { ChildRequest } from './request/request.ts';
import { venueInRequest } from './request/venue-id.ts';

/** The request of the worked example in the regulations (section 3). */
export function exampleRequest({ discounts }: Pick<PriceFacts, 'discounts'>): ChildRequest {
  const { venue, timeBand, weeks, chainChildren, advanceWeeks, enrolment } = discounts.example;
  return { venue: venueInRequest(venue), timeBand, weeks, chainChildren, advanceWeeks, enrolment };
}

/** The worked example, computed by the rules that it illustrates. */
export function workedExample(facts: PriceFacts): Quote {
  return quote([exampleRequest(facts)], facts);
}

/** What most families ask: two children, two weeks each, in the first listed venue. */
export function familyExample(facts: PriceFacts): ChildRequest[] {
  const venue = venueInRequest(offeredVenues(facts)[0]?.id ?? '');
  const child: ChildRequest = { venue, timeBand: 'full', weeks: 2 };
  return [child, child];
}
