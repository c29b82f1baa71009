import { describe, expect, it } from 'vitest';
import {
  assertSafeInteger,
  basisPointsOf,
  centsOf,
  EXACT_UNITS_IN_CENT,
  roundTo,
  shownCents,
} from '../../../src/pricing/money.ts';
import { venueInFacts, venueInRequest } from '../../../src/pricing/request/venue-id.ts';

describe('cents and basis points', () => {
  it.each([
    [135, 13500],
    [1.1, 110],
    [139.99, 13999],
    [0.29, 29],
    [0, 0],
  ])('turns %s into %i hundredths', (value, hundredths) => {
    expect(centsOf(value)).toBe(hundredths);
    expect(basisPointsOf(value)).toBe(hundredths);
  });

  it.each([10.005, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => centsOf(value)).toThrow(RangeError);
  });

  it('refuses amounts beyond safe integers', () => {
    expect(() => assertSafeInteger(2 ** 53)).toThrow(RangeError);
    expect(assertSafeInteger(2 ** 53 - 1)).toBe(2 ** 53 - 1);
  });
});

describe('rounding', () => {
  it.each([
    ['up', 41040, 41100],
    ['nearest', 41040, 41000],
    ['nearest', 41050, 41100],
    ['down', 41099, 41000],
    ['up', 41000, 41000],
    ['up', 0, 0],
  ] as const)('%s takes %i cents to %i', (mode, cents, rounded) => {
    expect(roundTo(cents * EXACT_UNITS_IN_CENT, 100 * EXACT_UNITS_IN_CENT, mode)).toBe(
      rounded * EXACT_UNITS_IN_CENT,
    );
  });

  it('rounds up for the smallest part of a cent', () => {
    expect(roundTo(41000 * EXACT_UNITS_IN_CENT + 1, 100 * EXACT_UNITS_IN_CENT, 'up')).toBe(
      41100 * EXACT_UNITS_IN_CENT,
    );
  });

  it('shows the nearest cent', () => {
    expect(shownCents(485.5 * EXACT_UNITS_IN_CENT)).toBe(486);
    expect(shownCents(485.5 * EXACT_UNITS_IN_CENT - 1)).toBe(485);
  });
});

it.each([
  ['sportCity', 'sport-city'],
  ['scOstiense', 'sc-ostiense'],
  ['rome', 'rome'],
])('calls the venue %s in a request: %s', (fact, request) => {
  expect(venueInRequest(fact)).toBe(request);
  expect(venueInFacts(request)).toBe(fact);
});
