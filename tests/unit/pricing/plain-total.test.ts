import { describe, expect, it } from 'vitest';
import { factsOf, readSiteContent } from '../../../src/content/content.ts';
import { pricedVenues } from '../../../src/pricing/offered-venues.ts';
import { plainTotal } from '../../../src/pricing/price-facts.ts';
import { quote } from '../../../src/pricing/quote.ts';
import { venueInRequest } from '../../../src/pricing/request/venue-id.ts';
import { campFiles } from '../../camp.ts';

const { facts, page } = readSiteContent(campFiles, 'it');
const shown = factsOf(facts, page);

const cases = pricedVenues(facts).flatMap(({ id: venue, rates: list }) =>
  (['full', 'half'] as const).flatMap((timeBand) => {
    const rate = timeBand === 'full' ? list.week : list.halfDayWeek;
    return rate === undefined
      ? []
      : [1, 2, 3, 4].map((weeks) => ({ venue, timeBand, rate, weeks }));
  }),
);

describe('a total without discounts', () => {
  it.each(cases)('matches the regulations: $venue $timeBand $weeks', (one) => {
    const { venue, timeBand, weeks, rate } = one;
    const request = { venue: venueInRequest(venue), timeBand, weeks };
    const { totalCents } = quote([request], shown);
    expect(plainTotal(rate, weeks, facts.fees) * 100).toBe(totalCents);
  });
});
