import { describe, expect, it } from 'vitest';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { quote } from '../../../src/pricing/quote.ts';
import { QuoteError } from '../../../src/pricing/request/problem.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import { FACTS } from './regulation-facts.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

function problemsOf(children: readonly ChildRequest[], facts: PriceFacts = FACTS) {
  try {
    quote(children, facts);
  } catch (error) {
    if (error instanceof QuoteError) return error.problems;
    throw error;
  }
  return [];
}

const venues = { values: ['sport-city', 'sc-ostiense'] };
const upTo = (max: number) => ({ min: 0, max });
const full = { values: ['full'] };
const dates = (weekStarts: string[]) => sportCity({ weeks: weekStarts.length, weekStarts });
const days = (dayDates: string[], rest = {}) =>
  sportCity({ days: dayDates.length, dayDates, ...rest });

describe('a request that the price list does not cover', () => {
  it.each<[ChildRequest, string, object?]>([
    [sportCity({ venue: 'tc-nascosa' }), 'venue unknown-venue', venues],
    [sportCity({ venue: 'sportCity' }), 'venue unknown-venue', venues],
    [sportCity({ venue: 'constructor' }), 'venue unknown-venue', venues],
    [halfDay({ venue: 'sc-ostiense' }), 'timeBand time-band-not-sold', full],
    [halfDay({ venue: 'sc-ostiense', agreement: true }), 'timeBand time-band-not-sold', full],
    [sportCity({ weeks: 13 }), 'weeks over-season', upTo(12)],
    [sportCity({ weeks: 11, days: 6 }), 'days over-season', upTo(5)],
    [sportCity({ weeks: 3, advanceWeeks: 4 }), 'advanceWeeks advance-over-weeks', upTo(3)],
    [sportCity({ weeks: 1, extendedExitWeeks: 2 }), 'extendedExitWeeks exit-over-weeks', upTo(1)],
    [sportCity({ days: 2, extendedExitDays: 3 }), 'extendedExitDays exit-over-days', upTo(2)],
    [
      sportCity({ weeks: 2, extendedExitWeeks: 1, extendedExitDays: 6 }),
      'extendedExitDays exit-over-days',
      upTo(5),
    ],
    [halfDay({ weeks: 1, extendedExitWeeks: 1 }), 'extendedExitWeeks exit-needs-full-day', upTo(0)],
    [
      sportCity({ weeks: 1, voucher: true }),
      'voucher voucher-without-agreement',
      { values: [false] },
    ],
    [
      sportCity({ weeks: 1, chainChildren: 2, chainFamilies: 3 }),
      'chainFamilies families-over-children',
      { min: 1, max: 2 },
    ],
    [sportCity({ weeks: 1, age: 3 }), 'age age-outside-camp', { min: 4, max: 14 }],
    [sportCity({ weeks: 1, age: 15 }), 'age age-outside-camp', { min: 4, max: 14 }],
    [dates(['2025-08-11']), 'weekStarts closed'],
    [dates(['2025-06-02']), 'weekStarts outside-season'],
    [dates(['2025-09-08']), 'weekStarts outside-season'],
    [dates(['2025-06-10']), 'weekStarts not-a-monday'],
    [dates(['2025-06-31']), 'weekStarts not-a-date'],
    [dates(['2025-06-09', '2025-06-09']), 'weekStarts repeated-date'],
    [
      sportCity({ weeks: 2, weekStarts: ['2025-06-09'] }),
      'weekStarts wrong-count',
      { min: 2, max: 2 },
    ],
    [days(['2025-08-13']), 'dayDates closed'],
    [days(['2025-06-14']), 'dayDates closed'],
    [days(['2025-09-08']), 'dayDates outside-season'],
    [days(['2025-06-10'], { weeks: 1, weekStarts: ['2025-06-09'] }), 'dayDates day-inside-week'],
  ])('refuses %j: %s', (child, problem, accepted) => {
    const [field, code] = problem.split(' ');
    expect(problemsOf([child])).toEqual([
      expect.objectContaining({ child: 1, field, code, ...(accepted ? { accepted } : {}) }),
    ]);
  });

  it('names a rate that venue or agreement lacks', () => {
    const facts = {
      ...FACTS,
      prices: { week: 135, halfDayWeek: 95, day: 35 },
    };
    expect(problemsOf([halfDay({ days: 1 })], facts)).toEqual([
      { child: 1, field: 'days', code: 'no-rate', found: 1, accepted: { min: 0, max: 0 } },
    ]);
  });

  it('names every problem, child by child', () => {
    const problems = problemsOf([
      sportCity({ venue: 'nowhere', weeks: 13, advanceWeeks: 14 }),
      ostiense({ weeks: 1 }),
      halfDay({ venue: 'sc-ostiense', weeks: 1, advanceWeeks: 2 }),
    ]);
    expect(problems.map(({ child, field }) => `${child} ${field}`)).toEqual([
      '1 venue',
      '1 weeks',
      '1 advanceWeeks',
      '3 timeBand',
      '3 advanceWeeks',
    ]);
  });

  it.each([
    [1, 2, 2, []],
    [2, 2, 1, []],
    [2, 3, 2, []],
    [2, 2, undefined, []],
    [3, 0, undefined, []],
    // By the schema, one child is not a chain.
    [2, 1, undefined, []],
    [1, 2, 3, [['chainFamilies', 'families-over-children', { min: 1, max: 2 }]]],
    [2, 2, 2, [['chainFamilies', 'families-over-children', { min: 1, max: 1 }]]],
    [3, 5, 4, [['chainFamilies', 'families-over-children', { min: 1, max: 3 }]]],
    [3, 2, 1, [['chainChildren', 'chain-under-children', { min: 3 }]]],
  ])('%s children in a chain of %s of %s families', (own, chainChildren, families, refused) => {
    const chainFamilies = families === undefined ? {} : { chainFamilies: families };
    const family = Array.from({ length: own }, () =>
      sportCity({ weeks: 1, chainChildren, ...chainFamilies }),
    );
    const each = family.flatMap((_, index) =>
      refused.map(([field, code, accepted]) => ({ child: index + 1, field, code, accepted })),
    );
    expect(problemsOf(family)).toMatchObject(each);
    expect(problemsOf(family)).toHaveLength(each.length);
  });

  it('allows siblings in different chains', () => {
    const [one, other] = [5, 3].map((chainChildren) => sportCity({ weeks: 1, chainChildren }));
    expect(problemsOf([one, other] as ChildRequest[])).toEqual([]);
  });

  it('refuses an empty list of children', () => {
    expect(problemsOf([])).toEqual([
      { child: 0, field: '', code: 'no-children', accepted: { min: 1 } },
    ]);
  });
});

describe('dates of the season', () => {
  it.each([['2025-06-09'], ['2025-08-04'], ['2025-08-18'], ['2025-09-01']])(
    'accepts the week of %s',
    (monday) => {
      expect(problemsOf([dates([monday])])).toEqual([]);
    },
  );

  it('accepts the open days of a partly closed week', () => {
    const closures = { feast: { from: '2025-06-24', to: '2025-06-24' } };
    const facts = { ...FACTS, season: { ...FACTS.season, closures } };
    expect(problemsOf([days(['2025-06-23'])], facts)).toEqual([]);
    expect(problemsOf([days(['2025-06-24'])], facts)).toHaveLength(1);
    expect(problemsOf([dates(['2025-06-23'])], facts)).toEqual([]);
  });
});
