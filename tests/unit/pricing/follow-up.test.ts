import { describe, expect, it } from 'vitest';
import { quote } from '../../../src/pricing/quote.ts';
import type { ChildRequest } from '../../../src/pricing/request.ts';
import { FACTS } from './regulation-facts.ts';
import { halfDay, sportCity } from './requests.ts';

const of = (child: ChildRequest) => quote([child], FACTS);
const four = { weeks: 4, advanceWeeks: 4 };

describe('discounts that are not applied', () => {
  it.each<[string, ChildRequest, unknown[]]>([
    ['nothing was asked for', sportCity({ weeks: 1 }), []],
    [
      'another costs less',
      sportCity({ ...four, chainChildren: 5, agreement: true, siblingOrder: 2 }),
      [
        ['siblings', 'less-favourable', 47200],
        ['agreement', 'less-favourable', 42300],
      ],
    ],
    [
      'another costs the same',
      sportCity({ weeks: 1, extendedExitWeeks: 1, chainChildren: 5, agreement: true }),
      [['chain', 'equally-favourable', 13000]],
    ],
    ['there is nothing to discount', sportCity({ siblingOrder: 2 }), [['siblings', 'no-saving', 1000]]],
    ['the chain is one child', sportCity({ weeks: 1, chainChildren: 1 }), [['chain', 'chain-too-small', undefined]]],
    [
      'the chain is one family',
      sportCity({ weeks: 1, chainChildren: 3, chainFamilies: 1 }),
      [['chain', 'chain-one-family', undefined]],
    ],
    [
      'the chain was not paid in time',
      sportCity({ weeks: 1, chainChildren: 3, chainConfirmed: false }),
      [['chain', 'chain-missed', undefined]],
    ],
    ['four days are too few', sportCity({ days: 4, chainChildren: 3 }), [['chain', 'chain-too-short', undefined]]],
    [
      'the group is not complete',
      sportCity({ weeks: 3, advanceWeeks: 3 }),
      [['advancePayment', 'group-incomplete', undefined]],
    ],
    [
      'a week is outside the group',
      halfDay({ weeks: 5, advanceWeeks: 5 }),
      [['advancePayment', 'weeks-outside-group', undefined]],
    ],
    [
      'the voucher pays',
      sportCity({ ...four, agreement: true, voucher: true }),
      [['advancePayment', 'voucher-pays', undefined]],
    ],
  ])('are listed when %s', (_, child, expected) => {
    const listed = of(child).notApplied.map(({ discount, reason, insteadCents }) => [discount, reason, insteadCents]);
    expect(listed).toEqual(expected);
  });

  it('name percentage, weeks and section', () => {
    expect(of(sportCity({ weeks: 6, advanceWeeks: 6 })).notApplied).toEqual([
      { child: 1, discount: 'advancePayment', reason: 'weeks-outside-group', basisPoints: 500, weeks: 2, section: 'pagamento' },
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

  it('are the chain’s, the Wednesday before each week, and before the first for what is prepaid', () => {
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

  it('carry Rome’s hour, the instant, the section and the condition of the chain', () => {
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

  it('are over only after the last second', () => {
    const child = sportCity({ weeks: 1, chainChildren: 5 });
    const over = (now: string) => quote([child], FACTS, { now: Date.parse(now) }).deadlines[0]?.over;
    expect(over('2025-05-31T21:59:59Z')).toBe(false);
    expect(over('2025-05-31T22:00:00Z')).toBe(true);
  });

  it('never change the total', () => {
    const child = sportCity({ ...dates, chainChildren: 5 });
    expect(quote([child], FACTS, { now: Date.parse('2026-01-01') }).totalCents).toBe(of(child).totalCents);
  });

  it('are listed once for a family', () => {
    const child = sportCity({ ...dates, chainChildren: 5 });
    expect(quote([child, child], FACTS).deadlines).toEqual(of(child).deadlines);
  });

  it('leave out the chain when another discount was applied', () => {
    expect(of(sportCity({ weeks: 1, chainChildren: 5, agreement: true })).deadlines).toEqual([]);
  });
});

describe('what is missing', () => {
  const fields = (child: ChildRequest, now?: string) =>
    quote([child], FACTS, now ? { now: Date.parse(now) } : {}).missing.map(({ field }) => field);

  it.each<[string, ChildRequest, string[]]>([
    ['the attendance', sportCity({ age: 8 }), ['weeks']],
    ['the weeks and the age', sportCity({ weeks: 1 }), ['weekStarts', 'age']],
    ['the days', sportCity({ days: 1, age: 8 }), ['dayDates']],
    ['the families of the chain', sportCity({ weeks: 1, weekStarts: ['2025-06-09'], age: 8, chainChildren: 3 }), ['chainFamilies']],
    ['nothing', sportCity({ weeks: 1, weekStarts: ['2025-06-09'], age: 8 }), []],
  ])('names %s', (_, child, expected) => {
    expect(fields(child)).toEqual(expected);
  });

  it('asks after the deadline whether the chain was paid in time', () => {
    const child = sportCity({ weeks: 1, weekStarts: ['2025-06-09'], age: 8, chainChildren: 3, chainFamilies: 2 });
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
    expect(keys(sportCity({ weeks: 1, agreement: true, voucher: true }))).toEqual(['agreement-badge', 'voucher-copy']);
    expect(keys(sportCity({ ...four, chainChildren: 5, agreement: true }))).toEqual([]);
  });
});

describe('open questions', () => {
  const questions = [
    { fact: 'discounts.rounding.mode' },
    { fact: 'agreements.rates' },
    { fact: 'prices.scOstiense.week' },
    { fact: 'season.end' },
  ];
  const about = (child: ChildRequest) =>
    quote([child], FACTS, { questions }).openQuestions.map((open) =>
      open.kind === 'contradiction' ? open.question.fact : open.code,
    );

  it('are those that touch the number', () => {
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
    [sportCity({ weeks: 5, advanceWeeks: 4, agreement: true, extendedExitWeeks: 2 }), ['extended-exit-in-prepaid-weeks']],
    [sportCity({ weeks: 5, advanceWeeks: 4, agreement: true, extendedExitWeeks: 5 }), []],
  ])('say where the regulations are silent: %j', (child, codes) => {
    const { openQuestions } = of(child);
    expect(openQuestions).toEqual(codes.map((code) => ({ kind: 'interpretation', child: 1, code })));
  });
});
