import { expect, it } from 'vitest';
import { chainShortfall } from '../../../src/pricing/chain-shortfall.ts';
import { FACTS } from './regulation-facts.ts';
import { sportCity } from './requests.ts';

const shrunk = (agreedChildren: number, paidChildren: number, ...families: Parameters<typeof sportCity>[0][][]) =>
  chainShortfall({ agreedChildren, paidChildren, families: families.map((family) => family.map(sportCity)) }, FACTS);

it('asks 8 % of five who pay as three, in euro for each family', () => {
  const four = { weeks: 4, advanceWeeks: 4 };
  // 108 → 118.80; twice 108 → twice 118.80; 410.40 → 451.44 prepaid; each rounded up, + 10 each
  expect(shrunk(5, 3, [{ weeks: 1 }], [{ weeks: 1 }, { weeks: 1 }], [four])).toEqual({
    agreedPoints: 2000,
    actualPoints: 1200,
    differencePoints: 800,
    families: [
      { paidCents: 11800, dueCents: 12900, differenceCents: 1100 },
      { paidCents: 23600, dueCents: 25800, differenceCents: 2200 },
      { paidCents: 42100, dueCents: 46200, differenceCents: 4100 },
    ],
  });
});

it.each([
  [5, 5, 0, 0],
  [7, 5, 0, 0],
  [7, 4, 400, 600],
  [3, 2, 400, 600],
  [2, 1, 800, 1000],
])('takes %i agreed and %i paid to %i basis points', (agreed, paid, points, cents) => {
  const { differencePoints, families } = shrunk(agreed, paid, [{ weeks: 1 }]);
  expect(differencePoints).toBe(points);
  expect(families[0]?.differenceCents).toBe(cents);
});

it('asks less of a second child, who falls back on the siblings discount', () => {
  // 118 with the chain; alone 132 as a sibling instead of 145
  expect(shrunk(5, 1, [{ weeks: 1, siblingOrder: 2 }]).families[0]?.differenceCents).toBe(1400);
});

it('keeps the families of the smaller chain within its children', () => {
  expect(shrunk(5, 2, [{ weeks: 1, chainFamilies: 4 }]).families[0]?.dueCents).toBe(13500);
});

it('refuses more paid than agreed', () => {
  expect(() => shrunk(3, 5, [{ weeks: 1 }])).toThrow(RangeError);
});
