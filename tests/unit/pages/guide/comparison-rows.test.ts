import { expect, it } from 'vitest';
import { factsAt } from '../../../../src/content/scope.ts';
import type { Facts } from '../../../../src/content/types.ts';
import { offerRows } from '../../../../src/pages/guide/PriceComparison.tsx';
import { campContent } from '../../../camp.ts';

const facts = {
  venues: campContent('facts/venues.json'),
  prices: campContent('facts/prices.json'),
  hours: campContent('facts/hours.json'),
} as unknown as Facts;
const { offer } = (campContent('texts/it/prezzi.json') as { prices: { offer: never } }).prices;
const venues = Object.entries(facts.venues)
  .filter(([, { listed }]) => listed)
  .map(([id, venue]) => ({ id, venue, list: factsAt(facts, id).prices, hours: facts.hours }));

/** The row as each venue shows it. */
function shown(id: string, gates: 'confirmed' | 'to-confirm' = 'confirmed') {
  const of = { ...facts, care: { gates: { status: gates } } };
  const guide = { t: () => offer, facts: of, write: (format: string) => format };
  const row = offerRows(guide as unknown as Parameters<typeof offerRows>[0], venues).find(
    (one) => one.id === id,
  );
  const cell = row?.cell;
  return typeof cell === 'function' ? venues.map(cell) : cell;
}

it('tells which venue has what', () => {
  const { has, features } = offer as { has: string; features: Record<string, string> };
  for (const id of Object.keys(features))
    expect(shown(id)).toEqual(
      venues.map(({ venue }) => (venue.features.includes(id) ? has : undefined)),
    );
});

it('names the half day only where there is one', () => {
  expect(shown('halfHours')).toEqual(
    venues.map(({ list }) => (list.halfDay === undefined ? undefined : 'timeRange')),
  );
});

it('says the hours of the whole day and the gate once', () => {
  expect(shown('hours')).toBe('timeRange');
  expect(shown('gate')).toBe((offer as { gateStands: unknown }).gateStands);
});

it('has no row for a gate that nobody has confirmed', () => {
  expect(shown('gate', 'to-confirm')).toBeUndefined();
});
