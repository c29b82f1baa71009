import { describe, expect, it } from 'vitest';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { type Quote, quote } from '../../../src/pricing/quote.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import { exampleRequest, workedExample } from '../../../src/pricing/worked-example.ts';
import { FACTS, withDiscounts } from './regulation-facts.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

/** Key, unit price before and after, amount and subtotal; in euro. */
const steps = ({ lines }: Quote) =>
  lines.map(({ key, fromCents = 0, toCents = 0, amountCents, subtotalCents }) => [
    key,
    ...[fromCents, toCents, amountCents, subtotalCents].map((cents) => cents / 100),
  ]);

const rounding = (change: Partial<PriceFacts['discounts']['rounding']>) =>
  withDiscounts({ rounding: { ...FACTS.discounts.rounding, ...change } });

describe('the worked example of the regulations', () => {
  it('gives 135, 108, 432, 410.40, 411 and 421', () => {
    expect(steps(workedExample(FACTS))).toEqual([
      ['week', 135, 135, 540, 540],
      ['chain', 135, 108, -108, 432],
      ['advancePayment', 108, 102.6, -21.6, 410.4],
      ['rounding', 0, 0, 0.6, 411],
      ['enrolment', 10, 10, 10, 421],
    ]);
  });

  it('gives 420 when the facts round to the nearest euro', () => {
    const nearest = workedExample(rounding({ mode: 'nearest' }));
    expect(nearest.totalCents).toBe(42000);
    expect(steps(nearest)).toContainEqual(['rounding', 0, 0, -0.4, 410]);
  });

  it('follows the facts: price, percentages, fee, weeks', () => {
    const { discounts } = FACTS;
    const facts = {
      ...FACTS,
      prices: { week: 150, day: 35 },
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

  it('is requested like any other quote', () => {
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
      ['tariffe', undefined, ['prices.week']],
      ['sconti', 2000, ['discounts.chain.percentPerChild']],
      ['pagamento', 500, ['discounts.advancePayment.percent']],
      ['pagamento', undefined, ['discounts.rounding.mode']],
      ['tariffe', undefined, ['fees.enrolment']],
    ]);
  });

  it('say what each discount is taken off', () => {
    const { lines } = quote(
      [
        ostiense({
          weeks: 4,
          days: 1,
          extendedExitWeeks: 4,
          extendedExitDays: 1,
          siblingOrder: 2,
          advanceWeeks: 4,
        }),
      ],
      FACTS,
    );
    expect(lines.map(({ key, takenOff }) => (takenOff ? `${key} on ${takenOff}` : key))).toEqual([
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

  it('show the agreement price and the one it replaces', () => {
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

  it('name the cap when it applies', () => {
    const facts = (chainChildren: number) =>
      quote([sportCity({ weeks: 1, chainChildren })], FACTS).lines[1]?.facts;
    expect(facts(5)).toEqual(['discounts.chain.percentPerChild']);
    expect(facts(6)).toEqual(['discounts.chain.maxPercent']);
  });
});

it('rounds each item when the facts say so', () => {
  // 121.50 → 122, 31.50 → 32
  const child = sportCity({ weeks: 1, days: 1, siblingOrder: 2, enrolment: false });
  const eachLine = quote([child], rounding({ moment: 'each-line' }));
  expect(eachLine.totalCents).toBe(15400);
  const keys = eachLine.lines.map(({ key }) => key).join(' ');
  expect(keys).toBe('week siblings rounding day siblings rounding');
});

const of = (child: ChildRequest) => quote([child], FACTS);
const four = { weeks: 4, advanceWeeks: 4 };

describe('discounts that are not applied', () => {
  it.each<[ChildRequest, ...string[]]>([
    [sportCity({ weeks: 1 })],
    [
      sportCity({ ...four, chainChildren: 5, agreement: true, siblingOrder: 2 }),
      'siblings less-favourable 47200',
      'agreement less-favourable 42300',
    ],
    [
      sportCity({ weeks: 1, extendedExitWeeks: 1, chainChildren: 5, agreement: true }),
      'chain equally-favourable 13000',
    ],
    [sportCity({ siblingOrder: 2 }), 'siblings no-saving 1000'],
    [sportCity({ weeks: 1, chainChildren: 1 }), 'chain chain-too-small'],
    [sportCity({ weeks: 1, chainChildren: 3, chainFamilies: 1 }), 'chain chain-one-family'],
    [sportCity({ weeks: 1, chainChildren: 3, chainConfirmed: false }), 'chain chain-missed'],
    [sportCity({ days: 4, chainChildren: 3 }), 'chain chain-too-short'],
    [sportCity({ weeks: 3, advanceWeeks: 3 }), 'advancePayment group-incomplete'],
    [halfDay({ weeks: 5, advanceWeeks: 5 }), 'advancePayment weeks-outside-group'],
    [sportCity({ ...four, agreement: true, voucher: true }), 'advancePayment voucher-pays'],
  ])('are listed for %j', (child, ...expected) => {
    const listed = of(child).notApplied.map(({ discount, reason, insteadCents = '' }) =>
      `${discount} ${reason} ${insteadCents}`.trim(),
    );
    expect(listed).toEqual(expected);
  });

  it('name percentage, weeks and section', () => {
    expect(of(sportCity({ weeks: 6, advanceWeeks: 6 })).notApplied).toEqual([
      {
        child: 1,
        discount: 'advancePayment',
        reason: 'weeks-outside-group',
        basisPoints: 500,
        weeks: 2,
        section: 'pagamento',
      },
    ]);
  });
});

describe('deadlines', () => {
  const dates = {
    weeks: 4,
    weekStarts: ['2025-07-07', '2025-06-09', '2025-06-16', '2025-08-18'],
    days: 2,
    dayDates: ['2025-06-24', '2025-06-26'],
  };

  it('are the chain’s, each week’s Wednesday before, and that of prepaid weeks', () => {
    const { deadlines } = of(sportCity({ ...dates, advanceWeeks: 4, chainChildren: 5 }));
    expect(deadlines.map(({ key, monday, date }) => [key, monday, date])).toEqual([
      ['chain', undefined, '2025-05-31'],
      ['advancePayment', '2025-06-09', '2025-06-04'],
      ['week', '2025-06-09', '2025-06-04'],
      ['week', '2025-06-16', '2025-06-11'],
      ['days', '2025-06-23', '2025-06-18'],
      ['week', '2025-07-07', '2025-07-02'],
      ['week', '2025-08-18', '2025-08-13'],
    ]);
  });

  it('hold Rome’s time, the instant, section and chain condition', () => {
    const { deadlines } = of(sportCity({ weeks: 1, chainChildren: 5 }));
    expect(deadlines).toEqual([
      {
        key: 'chain',
        section: 'scadenze',
        date: '2025-05-31',
        time: '23:59:59',
        instant: Date.parse('2025-05-31T21:59:59Z'),
        minWeeks: 1,
        minDays: 5,
      },
    ]);
  });

  it('change only the total of a chain', () => {
    const child = sportCity({ ...dates, siblingOrder: 2 });
    expect(quote([child], FACTS, { now: Date.parse('2026-01-01') }).totalCents).toBe(
      of(child).totalCents,
    );
  });

  it('remove a late chain’s discount until it is confirmed', () => {
    const total = (chainConfirmed: boolean | undefined, now: string) => {
      const child = sportCity({ weeks: 4, advanceWeeks: 4, chainChildren: 5, chainConfirmed });
      return quote([child], FACTS, { now: Date.parse(now) }).totalCents;
    };
    expect(total(undefined, '2025-05-31T21:59:59Z')).toBe(421_00);
    expect(total(undefined, '2025-05-31T22:00:00Z')).toBe(523_00);
    expect(total(true, '2025-05-31T22:00:00Z')).toBe(421_00);
  });

  it('are listed once for a family', () => {
    const child = sportCity({ ...dates, chainChildren: 5 });
    expect(quote([child, child], FACTS).deadlines).toEqual(of(child).deadlines);
  });

  it('leave out the chain when another discount was applied', () => {
    expect(of(sportCity({ weeks: 1, chainChildren: 5, agreement: true })).deadlines).toEqual([]);
  });
});

describe('missing answers', () => {
  const fields = (child: ChildRequest, now?: string) =>
    quote([child], FACTS, now ? { now: Date.parse(now) } : {}).missing.map(({ field }) => field);

  it.each<[string, ChildRequest, string[]]>([
    ['the attendance', sportCity({ age: 8 }), ['weeks']],
    ['the weeks and the age', sportCity({ weeks: 1 }), ['weekStarts', 'age']],
    ['the days', sportCity({ days: 1, age: 8 }), ['dayDates']],
    [
      'the families of the chain',
      sportCity({ weeks: 1, weekStarts: ['2025-06-09'], age: 8, chainChildren: 3 }),
      ['chainFamilies'],
    ],
    ['nothing', sportCity({ weeks: 1, weekStarts: ['2025-06-09'], age: 8 }), []],
  ])('names %s', (_, child, expected) => {
    expect(fields(child)).toEqual(expected);
  });

  it('include the chain’s payment after the deadline', () => {
    const child = sportCity({
      weeks: 1,
      weekStarts: ['2025-06-09'],
      age: 8,
      chainChildren: 3,
      chainFamilies: 2,
    });
    expect(fields(child, '2025-05-31T21:59:59Z')).toEqual([]);
    expect(fields(child, '2025-06-01T10:00:00Z')).toEqual(['chainConfirmed']);
    expect(fields({ ...child, chainConfirmed: true }, '2025-06-01T10:00:00Z')).toEqual([]);
  });
});

describe('documents', () => {
  const keys = (child: ChildRequest) => of(child).documents.map(({ key }) => key);

  it('include the certificate from seven years on', () => {
    expect(keys(sportCity({ weeks: 1, age: 6 }))).toEqual([]);
    expect(keys(sportCity({ weeks: 1, age: 7 }))).toEqual(['medical-certificate']);
  });

  it('prove the agreement when it is applied', () => {
    expect(keys(sportCity({ weeks: 1, agreement: true }))).toEqual(['agreement-badge']);
    expect(keys(sportCity({ weeks: 1, agreement: true, voucher: true }))).toEqual([
      'agreement-badge',
      'voucher-copy',
    ]);
    expect(keys(sportCity({ ...four, chainChildren: 5, agreement: true }))).toEqual([]);
  });
});

describe('open questions', () => {
  const questions = [
    { fact: 'discounts.rounding.mode' },
    { fact: 'agreements.rates' },
    { fact: 'venues.scOstiense.prices.week' },
    { fact: 'season.end' },
  ];
  const about = (child: ChildRequest) =>
    quote([child], FACTS, { questions }).openQuestions.map((open) =>
      open.kind === 'contradiction' ? open.question.fact : open.code,
    );

  it('are those that affect the price', () => {
    expect(about(sportCity({ weeks: 1 }))).toEqual([]);
    expect(about(sportCity({ weeks: 1, siblingOrder: 2 }))).toEqual([]);
    expect(about(sportCity({ ...four, chainChildren: 5 }))).toEqual(['discounts.rounding.mode']);
    expect(about(sportCity({ ...four, chainChildren: 5, agreement: true }))).toEqual([
      'discounts.rounding.mode',
      'agreements.rates',
    ]);
  });

  it.each<[ChildRequest, string[]]>([
    [sportCity(four), ['advance-without-main-discount']],
    [sportCity({ ...four, agreement: true }), []],
    [sportCity({ weeks: 5, advanceWeeks: 5, agreement: true }), ['advance-weeks-outside-group']],
    [
      sportCity({ weeks: 5, advanceWeeks: 4, agreement: true, extendedExitWeeks: 2 }),
      ['extended-exit-in-prepaid-weeks'],
    ],
    [sportCity({ weeks: 5, advanceWeeks: 4, agreement: true, extendedExitWeeks: 5 }), []],
  ])('include points that the regulations leave open: %j', (child, codes) => {
    const { openQuestions } = of(child);
    expect(openQuestions).toEqual(
      codes.map((code) => ({ kind: 'interpretation', child: 1, code })),
    );
  });
});
