import { expect, it } from 'vitest';
import { factsOf, readSiteContent } from '../../../src/content/content.ts';
import { pricedVenues, venueOptions } from '../../../src/pricing/offered-venues.ts';
import { questionsOfVenues } from '../../../src/pricing/open-questions.ts';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { quote } from '../../../src/pricing/quote.ts';
import { venueInRequest } from '../../../src/pricing/request/venue-id.ts';
import { campFiles } from '../../camp.ts';

const { facts, page } = readSiteContent(campFiles, 'it');
const { venues, prices } = facts;
type Venue = PriceFacts['venues'][string];

/** The camp with changes to its last venue, which states no prices of its own. */
const camp = (change: Partial<Venue>) => {
  const { colleAlto } = venues;
  if (!colleAlto) throw new Error('no such venue');
  return venueOptions({ ...facts, venues: { ...venues, colleAlto: { ...colleAlto, ...change } } });
};
const of = (options: ReturnType<typeof camp>) =>
  options.find(({ value }) => value === 'colle-alto');

it.each<[string, Partial<Venue>]>([
  ['in the list and still being decided', { listed: true, status: 'in-definition' }],
  ['open and not in the list', { listed: false, status: 'open' }],
])('no family may choose a venue that is %s', (_, change) => {
  expect(of(camp(change))).toBeUndefined();
});

it('an open venue costs its own rates, else those it follows, else the camp’s', () => {
  const open = { listed: true, status: 'open' } as const;
  expect(of(camp(open))?.rates).toEqual(prices);
  const like = { ...open, like: { prices: 'parcoTigli' } };
  expect(of(camp(like))?.rates).toMatchObject({ week: 153, day: prices.day });
  expect(of(camp(like))?.rates.halfDay).toBeUndefined();
  const own = { ...like, prices: { week: 99, halfDay: 20 } };
  expect(of(camp(own))?.rates).toMatchObject({ week: 99, day: prices.day, halfDay: 20 });
});

it('a quote has no questions on another venue’s page only', () => {
  const [first, second] = Object.entries(venues);
  const own = { fact: 'prices', pages: [first?.[1].page ?? ''] };
  const other = { fact: 'prices', pages: [second?.[1].page ?? ''] };
  const both = { fact: 'prices', pages: [...own.pages, ...other.pages] };
  const everywhere = { fact: 'season.end', pages: ['home', 'layout'] };
  const unplaced = { fact: 'discounts.rounding.mode' };
  const all = [own, other, both, everywhere, unplaced];
  const kept = questionsOfVenues(all, [first?.[0] ?? ''], { venues });
  expect(kept).toEqual([own, both, everywhere, unplaced]);
});

const sold = pricedVenues(facts).flatMap(({ id: venue, rates: { week, halfDayWeek } }) => [
  ...(week === undefined ? [] : [{ venue, timeBand: 'full' as const, rate: week }]),
  ...(halfDayWeek === undefined ? [] : [{ venue, timeBand: 'half' as const, rate: halfDayWeek }]),
]);

it.each(sold)('a total without discounts matches the regulations: $venue $timeBand', (offer) => {
  const { venue, timeBand, rate } = offer;
  for (const weeks of [1, 2, 3, 4]) {
    const request = { venue: venueInRequest(venue), timeBand, weeks };
    const { totalCents } = quote([request], factsOf(facts, page));
    expect((rate * weeks + facts.fees.enrolment) * 100).toBe(totalCents);
  }
});
