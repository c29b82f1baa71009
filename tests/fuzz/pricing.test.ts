import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '../../src/pricing/quote.ts';
import type { ChildRequest } from '../../src/pricing/request/request.ts';
import { anyChild, anyFamily } from '../unit/pricing/any-child.ts';
import { anyFacts } from '../unit/pricing/any-facts.ts';
import { oracleCents } from '../unit/pricing/exact-oracle.ts';
import { FACTS } from '../unit/pricing/regulation-facts.ts';

const total = (...children: ChildRequest[]) => quote(children, FACTS).totalCents;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const bare = ({ venue, timeBand, weeks, days, ...rest }: ChildRequest): ChildRequest => {
  const { extendedExitWeeks, extendedExitDays, enrolment } = rest;
  return {
    venue,
    timeBand,
    weeks,
    days,
    extendedExitWeeks,
    extendedExitDays,
    enrolment,
  } as ChildRequest;
};

/** 7,500 requests against the oracle: 1,500 families of five. */
describe('any request', () => {
  it('costs what exact fractions say, adds up, and never exceeds the undiscounted price', () => {
    fc.assert(
      fc.property(anyFamily, (children) => {
        const { totalCents, lines, fullPriceCents, savingsCents, ...rest } = quote(children, FACTS);
        const exact = sum(children.map((child) => oracleCents(child, FACTS)));
        const exactFull = sum(children.map((child) => oracleCents(bare(child), FACTS)));
        const explained = sum(lines.map(({ amountCents }) => amountCents));
        const perChild = sum(rest.children.map((child) => child.totalCents));
        expect([totalCents, explained, perChild, fullPriceCents]).toEqual([
          exact,
          exact,
          exact,
          exactFull,
        ]);
        expect(totalCents >= 0 && totalCents <= fullPriceCents && savingsCents >= 0).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('respects the percentage caps and the one main discount', () => {
    fc.assert(
      fc.property(anyChild(), (child) => {
        const { lines } = quote([child], FACTS);
        const mains = lines.filter(({ key }) => key === 'chain' || key === 'siblings');
        expect(new Set(mains.map(({ key }) => key)).size).toBeLessThanOrEqual(1);
        for (const { basisPoints } of mains) expect(basisPoints).toBeLessThanOrEqual(2000);
        const touched = lines.flatMap(({ takenOff }) => takenOff ?? []);
        expect(touched).not.toContain('enrolment');
        expect(touched).not.toContain('extendedExitDay');
      }),
      { numRuns: 300 },
    );
  });

  it.each<
    [what: string, pair: (child: ChildRequest) => [cheaper: ChildRequest, dearer: ChildRequest]]
  >([
    ['one more week', (child) => [child, { ...child, weeks: child.weeks + 1 }]],
    ['one more single day', (child) => [child, { ...child, days: (child.days ?? 0) + 1 }]],
    [
      'a shorter chain',
      (child) => [{ ...child, chainChildren: (child.chainChildren ?? 0) + 1 }, child],
    ],
  ])('costs no less with %s', (_, pair) => {
    fc.assert(
      fc.property(anyChild().map(pair), ([cheaper, dearer]) => {
        expect(total(dearer)).toBeGreaterThanOrEqual(total(cheaper));
      }),
      { numRuns: 300 },
    );
  });

  it('costs the same in any order of the children', () => {
    fc.assert(
      fc.property(anyFamily, (children) => {
        expect(total(...children.toReversed())).toBe(total(...children));
      }),
      { numRuns: 300 },
    );
  });
});

it('agrees with exact fractions for any facts, and its lines add up to the cent', () => {
  fc.assert(
    fc.property(anyFacts, anyChild(), (facts, child) => {
      const { totalCents, fullPriceCents, lines } = quote([child], facts);
      const explained = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect([totalCents, explained]).toEqual([oracleCents(child, facts), totalCents]);
      expect(totalCents).toBeLessThanOrEqual(fullPriceCents);
    }),
    { numRuns: 300 },
  );
});
