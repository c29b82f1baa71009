import { expect, it } from 'vitest';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { venueOptions } from '../../../src/pricing/venue-options.ts';
import { campContent } from '../../camp.ts';

const venues = campContent<PriceFacts['venues']>('facts/venues.json');
const prices = campContent<PriceFacts['prices']>('facts/prices.json');
type Venue = PriceFacts['venues'][string];

/** The camp whose last venue, which uses the list of the first, is another. */
const camp = (change: Partial<Venue>, own: PriceFacts['prices'] = {}) => {
  const { $schema: _, ...known } = { $schema: '', ...venues };
  const { colleAlto, ...others } = known as Record<string, Venue>;
  if (!colleAlto) throw new Error('no such venue');
  return venueOptions({
    venues: { ...others, colleAlto: { ...colleAlto, ...change } },
    prices: { ...prices, ...own },
  });
};
const of = (options: ReturnType<typeof camp>) =>
  options.find(({ value }) => value === 'colle-alto');

it.each<[string, Partial<Venue>]>([
  ['in the list and still being decided', { listed: true, status: 'in-definition' }],
  ['open and not in the list', { listed: false, status: 'open' }],
  ['open, without any prices', { listed: true, status: 'open', priceList: 'nowhere' }],
])('no family may choose a venue that is %s', (_, change) => {
  expect(of(camp(change))).toBeUndefined();
});

it('an open venue costs what its own list says, else that of the venue it names', () => {
  const open = { listed: true, status: 'open' } as const;
  expect(of(camp(open))?.rates).toEqual(prices.lagoBlu);
  expect(of(camp(open, { colleAlto: { week: 99, day: 9 } }))?.rates).toEqual({ week: 99, day: 9 });
});
