import { describe, expect, it } from 'vitest';
import { chainShortfall, totalInChain } from '../../../src/pricing/discounts/chain.ts';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { quote } from '../../../src/pricing/quote.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import { oracleCents } from './exact-oracle.ts';
import { CASES } from './hand-worked-cases.ts';
import { FACTS } from './regulation-facts.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

const of = (...children: ChildRequest[]) => quote(children, FACTS);

describe('cases worked by hand', () => {
  it.each(CASES)('%s: %s', (_section, _sum, request, euro, mainDiscount) => {
    const { totalCents, children } = of(request);
    // By exact fractions too, which other tests compare with.
    expect([totalCents, oracleCents(request, FACTS)]).toEqual([euro * 100, euro * 100]);
    expect(children[0]?.mainDiscount ?? 'none').toBe(mainDiscount);
  });

  it('covers at least sixty cases, both venues and every section with prices', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CASES.map(([section]) => section))).toEqual(
      new Set(['tariffe', 'sconti', 'pagamento', 'scadenze']),
    );
    expect(new Set(CASES.map(([, , { venue }]) => venue)).size).toBe(2);
  });
});

it('an agreement costs the venue’s own rate, else the camp’s', () => {
  const scOstiense = { ...FACTS.venues.scOstiense, agreements: { rates: { week: 118 } } };
  const facts = { ...FACTS, venues: { ...FACTS.venues, scOstiense } } as PriceFacts;
  const price = (child: ChildRequest) => quote([child], facts).totalCents;
  const [there, here] = [ostiense, sportCity].map((at) => at({ weeks: 1, agreement: true }));
  if (!there || !here) throw new Error('two requests');
  expect(price(there)).toBe(of(there).totalCents + (118 - FACTS.agreements.rates.week) * 100);
  expect(price(here)).toBe(of(here).totalCents);
  const lines = quote([there], facts).lines.flatMap(({ facts: from }) => from);
  expect(lines).toContain('venues.scOstiense.agreements.rates.week');
});

describe('several children', () => {
  it.each([
    [
      'two siblings: 145 + 132',
      [sportCity({ weeks: 1 }), sportCity({ weeks: 1, siblingOrder: 2 })],
      277,
    ],
    [
      'three siblings in a chain of five: each takes the 20 %',
      [1, 2, 3].map((siblingOrder) => sportCity({ weeks: 1, chainChildren: 5, siblingOrder })),
      354,
    ],
    [
      'one venue each, the second and third with 10 %: 145 + 136 + 96',
      [sportCity({ weeks: 1 }), ostiense({ weeks: 1 }), halfDay({ weeks: 1 })],
      377,
    ],
    [
      'a child without `siblingOrder` gets the position that is left: 132 + 149',
      [sportCity({ weeks: 1, siblingOrder: 2 }), ostiense({ weeks: 1 })],
      281,
    ],
    [
      'each child rounds on its own: 122 + 122',
      [2, 3].map((siblingOrder) => sportCity({ weeks: 1, siblingOrder, enrolment: false })),
      244,
    ],
  ])('adds up %s', (_, children, euro) => {
    expect(of(...children).totalCents).toBe(euro * 100);
  });

  it('numbers the children in the order of the request', () => {
    const { children, lines } = of(sportCity({ weeks: 1 }), ostiense({ weeks: 1 }));
    expect(children.map(({ child, totalCents }) => [child, totalCents])).toEqual([
      [1, 14500],
      [2, 13600],
    ]);
    expect(lines.map(({ child, key }) => [child, key])).toEqual([
      [1, 'week'],
      [1, 'enrolment'],
      [2, 'week'],
      [2, 'siblings'],
      [2, 'rounding'],
      [2, 'enrolment'],
    ]);
  });
});

describe('savings', () => {
  it('are the difference from the full price', () => {
    const { fullPriceCents, savingsCents } = of(
      sportCity({ weeks: 4, advanceWeeks: 4, chainChildren: 5 }),
    );
    expect([fullPriceCents, savingsCents]).toEqual([55000, 12900]);
  });

  it('do not include what a voucher pays', () => {
    const voucher = { agreement: true, voucher: true };
    expect(of(sportCity({ weeks: 1, ...voucher })).savingsCents).toBe(14500 - 11500);
  });
});

describe('a chain that shrinks', () => {
  const one = [sportCity({ weeks: 1 })];
  const totals = (family: ChildRequest[], agreed: number, paid: number) =>
    [agreed, paid].map((children) => totalInChain(family, children, FACTS));

  it('charges 8 % when three of five pay, in euro per family', () => {
    expect(chainShortfall(5, 3, FACTS)).toEqual({
      agreedPoints: 2000,
      actualPoints: 1200,
      differencePoints: 800,
    });
    // 108 → 118.80; twice 108 → twice 118.80; 410.40 → 451.44 prepaid; each rounded up, + 10 each
    expect(totals(one, 5, 3)).toEqual([11800, 12900]);
    expect(totals([...one, ...one], 5, 3)).toEqual([23600, 25800]);
    expect(totals([sportCity({ weeks: 4, advanceWeeks: 4 })], 5, 3)).toEqual([42100, 46200]);
  });

  it.each([
    [5, 5, 0, 0],
    [7, 5, 0, 0],
    [7, 4, 400, 600],
    [3, 2, 400, 600],
    [2, 1, 800, 1000],
  ])('takes %i agreed and %i paid to %i basis points', (agreed, paid, points, cents) => {
    const [before = 0, after = 0] = totals(one, agreed, paid);
    expect(chainShortfall(agreed, paid, FACTS).differencePoints).toBe(points);
    expect(after - before).toBe(cents);
  });

  it('charges less for a second child, who gets the sibling discount', () => {
    // 118 with the chain; alone 132 as a sibling instead of 145
    expect(totals([sportCity({ weeks: 1, siblingOrder: 2 })], 5, 1)).toEqual([11800, 13200]);
  });

  it('never counts more families than children', () => {
    expect(totals([sportCity({ weeks: 1, chainFamilies: 4 })], 5, 2)[1]).toBe(13500);
  });

  it('refuses more children paid than agreed', () => {
    expect(() => chainShortfall(3, 5, FACTS)).toThrow(RangeError);
  });
});
