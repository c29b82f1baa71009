import { describe, expect, it } from 'vitest';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { type Quote, quote } from '../../../src/pricing/quote.ts';
import { exampleRequest, workedExample } from '../../../src/pricing/worked-example.ts';
import { FACTS, withDiscounts } from './regulation-facts.ts';
import { ostiense, sportCity } from './requests.ts';

/** Key, price of one before and after, amount and subtotal; in euro. */
const steps = ({ lines }: Quote) =>
  lines.map(({ key, fromCents = 0, toCents = 0, amountCents, subtotalCents }) => [
    key,
    ...[fromCents, toCents, amountCents, subtotalCents].map((cents) => cents / 100),
  ]);

const rounding = (change: Partial<PriceFacts['discounts']['rounding']>) =>
  withDiscounts({ rounding: { ...FACTS.discounts.rounding, ...change } });

describe('the worked example of the regulations', () => {
  it('goes from 135 to 108, 432, 410.40, 411 and 421', () => {
    expect(steps(workedExample(FACTS))).toEqual([
      ['week', 135, 135, 540, 540],
      ['chain', 135, 108, -108, 432],
      ['advancePayment', 108, 102.6, -21.6, 410.4],
      ['rounding', 0, 0, 0.6, 411],
      ['enrolment', 10, 10, 10, 421],
    ]);
  });

  it('comes to 420 when the facts round to the nearest euro', () => {
    const nearest = workedExample(rounding({ mode: 'nearest' }));
    expect(nearest.totalCents).toBe(42000);
    expect(steps(nearest)).toContainEqual(['rounding', 0, 0, -0.4, 410]);
  });

  it('follows the facts: price, percentages, fee, weeks', () => {
    const { discounts, prices } = FACTS;
    const facts = {
      ...FACTS,
      prices: { ...prices, sportCity: { week: 150, day: 35 } },
      fees: { ...FACTS.fees, enrolment: 12 },
      discounts: {
        ...discounts,
        chain: { ...discounts.chain, maxPercent: 15 },
        advancePayment: { percent: 10, groupWeeks: 3 },
        example: { ...discounts.example, weeks: 3, advanceWeeks: 3 },
      },
    };
    // 450 × 0.85 × 0.9 = 344.25 → 345, + 12
    expect(workedExample(facts).totalCents).toBe(35700);
  });

  it('is asked for like any other quote', () => {
    expect(exampleRequest(FACTS)).toEqual({
      venue: 'sport-city',
      timeBand: 'full',
      weeks: 4,
      chainChildren: 5,
      advanceWeeks: 4,
      enrolment: true,
    });
  });
});

describe('lines', () => {
  it('name percentage, section and facts', () => {
    const { lines } = workedExample(FACTS);
    expect(lines.map(({ section, basisPoints, facts }) => [section, basisPoints, facts])).toEqual([
      ['tariffe', undefined, ['prices.sportCity.week']],
      ['sconti', 2000, ['discounts.chain.percentPerChild']],
      ['pagamento', 500, ['discounts.advancePayment.percent']],
      ['pagamento', undefined, ['discounts.rounding.mode']],
      ['tariffe', undefined, ['fees.enrolment']],
    ]);
  });

  it('say what each discount is taken off', () => {
    const { lines } = quote(
      [ostiense({ weeks: 4, days: 1, extendedExitWeeks: 4, extendedExitDays: 1, siblingOrder: 2, advanceWeeks: 4 })],
      FACTS,
    );
    expect(lines.map(({ key, on }) => (on ? `${key} on ${on}` : key))).toEqual([
      'week',
      'siblings on week',
      'advancePayment on week',
      'day',
      'siblings on day',
      'extendedExitWeek',
      'siblings on extendedExitWeek',
      'advancePayment on extendedExitWeek',
      'extendedExitDay',
      'rounding',
      'enrolment',
    ]);
  });

  it('show the agreement beside the price that it replaces', () => {
    expect(steps(quote([ostiense({ weeks: 2, agreement: true })], FACTS))).toEqual([
      ['week', 139, 110, 220, 220],
      ['enrolment', 10, 5, 5, 225],
    ]);
  });

  it('show what the voucher pays', () => {
    expect(steps(quote([sportCity({ weeks: 2, agreement: true, voucher: true })], FACTS))).toEqual([
      ['week', 135, 110, 220, 220],
      ['voucher', 0, 0, -220, 0],
      ['enrolment', 10, 5, 5, 5],
    ]);
  });

  it('name the cap where it is the cap that counts', () => {
    const facts = (chainChildren: number) =>
      quote([sportCity({ weeks: 1, chainChildren })], FACTS).lines[1]?.facts;
    expect(facts(5)).toEqual(['discounts.chain.percentPerChild']);
    expect(facts(6)).toEqual(['discounts.chain.maxPercent']);
  });
});

describe('rounding', () => {
  const sibling = sportCity({ weeks: 1, days: 1, siblingOrder: 2, enrolment: false });

  it.each([
    ['up', 15300],
    ['nearest', 15300],
    ['down', 15300],
  ] as const)('leaves a whole sum alone: %s', (mode, cents) => {
    // 121.50 + 31.50 = 153
    expect(quote([sibling], rounding({ mode })).totalCents).toBe(cents);
  });

  it('rounds each thing bought where the facts say so', () => {
    // 122 + 32
    const eachLine = quote([sibling], rounding({ moment: 'each-line' }));
    expect(eachLine.totalCents).toBe(15400);
    expect(eachLine.lines.map(({ key }) => key)).toEqual([
      'week',
      'siblings',
      'rounding',
      'day',
      'siblings',
      'rounding',
    ]);
  });

  it.each([
    [0.5, 41050],
    [0.1, 41040],
    [5, 41500],
    [10, 42000],
  ])('rounds to multiples of %s euro', (unit, cents) => {
    const facts = rounding({ unit });
    expect(quote([{ ...exampleRequest(facts), enrolment: false }], facts).totalCents).toBe(cents);
  });

  it('takes half a euro up to the nearest', () => {
    const facts = rounding({ mode: 'nearest' });
    const child = sportCity({ weeks: 1, siblingOrder: 2, enrolment: false });
    expect(quote([child], facts).totalCents).toBe(12200);
  });

  it('leaves a price of the list with its cents', () => {
    const facts = { ...FACTS, prices: { sportCity: { week: 135.5, day: 35 } } };
    expect(quote([sportCity({ weeks: 1, enrolment: false })], facts).totalCents).toBe(13550);
  });

  it('never passes the price without the discount', () => {
    const facts = { ...withDiscounts({ siblings: { percent: 0.1, fromChild: 2 } }), prices: { sportCity: { week: 135.5, day: 35 } } };
    const { totalCents, notApplied } = quote([sportCity({ weeks: 1, siblingOrder: 2, enrolment: false })], facts);
    expect(totalCents).toBe(13550);
    expect(notApplied[0]?.reason).toBe('no-saving');
  });
});

it('refuses facts with fractions of a cent', () => {
  const facts = { ...FACTS, fees: { ...FACTS.fees, enrolment: 10.005 } };
  expect(() => quote([sportCity()], facts)).toThrow(RangeError);
});

it('refuses amounts that it cannot keep exact', () => {
  const facts = { ...FACTS, prices: { sportCity: { week: 100_000, day: 35 } } };
  expect(() => quote([sportCity({ weeks: 12, siblingOrder: 2 })], facts)).toThrow(RangeError);
});
