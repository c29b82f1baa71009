import { expect, it } from 'vitest';
import { venueOptions } from '../../../src/pricing/offered-venues.ts';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { campContent } from '../../camp.ts';

const venues = campContent<PriceFacts['venues']>('facts/venues.json');
const prices = campContent<PriceFacts['prices']>('facts/prices.json');
const agreements = campContent<PriceFacts['agreements']>('facts/agreements.json');
const hours = campContent<PriceFacts['hours']>('facts/hours.json');
type Venue = PriceFacts['venues'][string];

/** The camp with changes to its last venue, which states no prices of its own. */
const camp = (change: Partial<Venue>) => {
  const { $schema: _, ...known } = { $schema: '', ...venues };
  const { colleAlto, ...others } = known as Record<string, Venue>;
  if (!colleAlto) throw new Error('no such venue');
  const all = { ...others, colleAlto: { ...colleAlto, ...change } };
  return venueOptions({ venues: all, prices, agreements, hours });
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
