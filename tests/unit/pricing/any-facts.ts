import fc from 'fast-check';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { FACTS, listsOf } from './regulation-facts.ts';

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((amount) => amount / 100);
const percent = fc.integer({ min: 0, max: 2500 }).map((points) => points / 100);
const rates = fc.record({
  week: cents(1, 40_000),
  halfDayWeek: cents(1, 30_000),
  day: cents(1, 9000),
  halfDay: cents(1, 6000),
});

/** Prices in cents, percentages in hundredths, every rounding rule. */
export const anyFacts: fc.Arbitrary<PriceFacts> = fc
  .record({
    sportCity: rates,
    scOstiense: rates,
    agreement: rates,
    fees: fc.record({
      enrolment: cents(0, 3000),
      extendedExitDay: cents(0, 900),
      extendedExitWeek: cents(0, 3000),
    }),
    agreementEnrolment: cents(0, 3000),
    siblings: percent,
    further: fc.option(fc.record({ percent, fromChild: fc.constantFrom(3, 4) }), {
      nil: undefined,
    }),
    perChild: percent,
    maxPercent: percent,
    advance: percent,
    groupWeeks: fc.integer({ min: 1, max: 5 }),
    rounding: fc.record({
      mode: fc.constantFrom('up', 'nearest', 'down'),
      unit: fc.constantFrom(1, 0.5, 0.05, 0.01, 5),
      moment: fc.constantFrom('after-discounts', 'each-line'),
    }),
  })
  .map(({ sportCity, scOstiense, agreement, fees, rounding, ...rest }) => ({
    ...FACTS,
    ...listsOf(sportCity, scOstiense),
    fees,
    agreements: {
      ...FACTS.agreements,
      rates: { ...agreement, enrolment: rest.agreementEnrolment },
    },
    discounts: {
      ...FACTS.discounts,
      siblings: {
        percent: rest.siblings,
        fromChild: 2,
        ...(rest.further && { further: rest.further }),
      },
      chain: {
        ...FACTS.discounts.chain,
        percentPerChild: rest.perChild,
        maxPercent: rest.maxPercent,
      },
      advancePayment: { percent: rest.advance, groupWeeks: rest.groupWeeks },
      rounding,
    },
  }));
