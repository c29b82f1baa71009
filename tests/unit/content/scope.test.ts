import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSiteContent } from '../../../src/content/content.ts';
import { type Json, type JsonObject, valueAt } from '../../../src/content/json.ts';
import {
  factsOfVenue,
  factsOnPage,
  merge,
  statedPath,
  venuesWith,
  withVenues,
} from '../../../src/content/scope.ts';
import { changed } from '../../camp.ts';

const FACTS: JsonObject = {
  prices: { week: 144, halfDayWeek: 102, day: 38 },
  hours: { camp: { from: '08:00', to: '17:00' } },
  venues: {
    lake: { name: 'Lake' },
    park: { name: 'Park', prices: { week: 153, halfDayWeek: null } },
    hill: { name: 'Hill', like: { prices: 'park' }, prices: { day: 40 } },
    here: { name: 'Here', like: { prices: 'there' } },
    there: { name: 'There', like: { prices: 'here' } },
  },
};

describe('merge', () => {
  it.each<[title: string, base: Json | undefined, part: Json, merged: Json]>([
    ['keeps what is not stated again', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
    ['goes down into groups', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
    ['takes away by null', { a: 1, b: 2 }, { b: null }, { a: 1 }],
    ['replaces a list whole', { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ['adds what was not there', undefined, { a: 1 }, { a: 1 }],
  ])('%s', (_, base, part, merged) => expect(merge(base, part)).toEqual(merged));
});

describe('the prices of a venue', () => {
  it.each([
    ['lake', { week: 144, halfDayWeek: 102, day: 38 }],
    ['park', { week: 153, day: 38 }],
    ['hill', { week: 153, day: 40 }],
    ['here', { week: 144, halfDayWeek: 102, day: 38 }],
  ])('at %s', (venue, prices) => {
    expect(factsOfVenue(FACTS, venue).prices).toEqual(prices);
    expect(valueAt(withVenues(FACTS), ['venues', venue, 'prices'])).toEqual(prices);
  });

  it('are the camp’s for an unknown venue', () => {
    expect(factsOfVenue(FACTS, 'sea')).toBe(FACTS);
  });
});

describe('the official value beside a page’s own', () => {
  it.each([
    ['prices.week', undefined, 144],
    ['prices.week', 'park', 153],
    ['venues.park.prices.week', 'park', 153],
  ])('of %s on the page of %s', (path, venue, official) => {
    const facts = factsOnPage(FACTS, venue, { [path]: 150 });
    expect(valueAt(facts, ['prices', 'week'])).toBe(150);
    expect(valueAt(facts, ['official', 'prices', 'week'])).toBe(official);
  });

  it('is there only for what the page says', () => {
    expect(factsOnPage(FACTS, undefined, {})).toBe(FACTS);
    const { official } = factsOnPage(FACTS, undefined, { 'prices.week': 150 });
    expect(official).toEqual({ prices: { week: 144 } });
  });
});

describe('where a fact is stated', () => {
  it.each([
    ['prices.week', undefined, 'prices.week'],
    ['prices.week', 'lake', 'prices.week'],
    ['prices.week', 'park', 'venues.park.prices.week'],
    ['prices.halfDayWeek', 'park', 'venues.park.prices.halfDayWeek'],
    ['prices.day', 'park', 'prices.day'],
    ['prices.week', 'hill', 'venues.park.prices.week'],
    ['prices.day', 'hill', 'venues.hill.prices.day'],
    ['prices.week', 'here', 'prices.week'],
    ['venues.lake.prices.week', 'park', 'prices.week'],
    ['venues.hill.prices.week', undefined, 'venues.park.prices.week'],
    ['venue.name', 'park', 'venues.park.name'],
    ['venues.park.name', undefined, 'venues.park.name'],
    ['hours.camp.to', 'park', 'hours.camp.to'],
    ['official.prices.week', 'park', 'venues.park.prices.week'],
  ])('%s on the page of %s', (path, venue, stated) =>
    expect(statedPath(FACTS, path, venue)).toBe(stated),
  );

  it.each([
    ['prices.week', ['lake', 'here', 'there']],
    ['prices.day', ['lake', 'park', 'here', 'there']],
    ['venues.park.prices.week', ['park', 'hill']],
    ['venues.park.name', ['park']],
    ['hours.camp.to', undefined],
  ])('%s holds at %s', (path, venues) => expect(venuesWith(FACTS, path)).toEqual(venues));
});

/** Any venues that state, remove or follow any prices, in circles too. */
const VENUES = ['a', 'b', 'c'] as const;
const anyPrices = fc.dictionary(fc.constantFrom('week', 'day'), fc.option(fc.nat(200)));
const anyVenue = fc.record(
  { prices: anyPrices, like: fc.record({ prices: fc.constantFrom(...VENUES) }) },
  { requiredKeys: [] },
);
const anyFacts = fc.record({
  prices: fc.record({ week: fc.nat(200), day: fc.nat(200) }),
  venues: fc.record({ a: anyVenue, b: anyVenue, c: anyVenue }),
});

it('a value is the one at its stated path, whichever venue follows another', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...VENUES), (any, venue) => {
      const facts = JSON.parse(JSON.stringify(any)) as JsonObject;
      for (const path of ['prices.week', 'prices.day']) {
        const stated = valueAt(facts, statedPath(facts, path, venue).split('.'));
        const shown = valueAt(factsOfVenue(facts, venue), path.split('.'));
        expect(shown).toEqual(stated ?? undefined);
      }
    }),
  );
});

it('a price of the camp that is null is absent', () => {
  const prices = changed<Record<string, number | null>>('facts/prices.json', (own) => {
    own.halfDay = null;
  });
  const files = new Map(prices.map(({ path, text }) => [path, JSON.parse(text)]));
  expect(readSiteContent(files, 'it').facts.prices).not.toHaveProperty('halfDay');
});
