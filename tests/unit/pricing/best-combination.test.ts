import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestCombination,
  mightCostLessAsWeek,
} from '../../../src/pricing/discounts/best-combination.ts';
import { fullChain } from '../../../src/pricing/discounts/chain.ts';
import { quote } from '../../../src/pricing/quote.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import { anyChild } from './any-child.ts';
import { FACTS } from './regulation-facts.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

const best = (...requests: ChildRequest[]) => bestCombination(requests, FACTS);
const total = (...requests: ChildRequest[]) => quote(requests, FACTS).totalCents;

describe('the best combination', () => {
  it('pays a complete group of weeks in advance', () => {
    const found = best(sportCity({ weeks: 4, chainChildren: 5 }));
    expect(found?.quote.totalCents).toBe(421_00);
    expect(found?.savingsCents).toBe(21_00);
    expect(found?.changes).toEqual([{ kind: 'advance', child: 1, weeks: 4 }]);
  });

  it('prepays no week outside a complete group', () => {
    const found = best(ostiense({ weeks: 7 }));
    expect(found?.changes).toEqual([{ kind: 'advance', child: 1, weeks: 4 }]);
  });

  it('takes the whole week when its days cost more', () => {
    const dayDates = ['2025-06-16', '2025-06-17', '2025-06-18', '2025-06-19'];
    const found = best(sportCity({ days: 4, dayDates }));
    expect(found?.quote.totalCents).toBe(145_00);
    expect(found?.changes).toEqual([{ kind: 'whole-week', child: 1, monday: '2025-06-16' }]);
  });

  it('never moves days of different weeks into one', () => {
    const dayDates = ['2025-06-16', '2025-06-23', '2025-06-30', '2025-07-07', '2025-07-14'];
    expect(best(sportCity({ days: 5, dayDates }))).toBeUndefined();
    expect(best(sportCity({ days: 5 }))).toBeUndefined();
  });

  it('completes a group with a week cheaper than its days', () => {
    const found = best(
      sportCity({
        weeks: 3,
        days: 4,
        weekStarts: ['2025-06-23', '2025-06-30', '2025-07-07'],
        dayDates: ['2025-06-16', '2025-06-17', '2025-06-18', '2025-06-19'],
      }),
    );
    expect(found?.changes.map(({ kind }) => kind)).toEqual(['whole-week', 'advance']);
    expect(found?.requests[0]?.weekStarts).toEqual([
      '2025-06-16',
      '2025-06-23',
      '2025-06-30',
      '2025-07-07',
    ]);
    expect(found?.quote.totalCents).toBe(523_00);
  });

  it('takes the weekly exit if its days must be in the weeks', () => {
    const found = best(sportCity({ weeks: 1, extendedExitDays: 4 }));
    expect(found?.changes).toEqual([{ kind: 'weekly-exit', child: 1 }]);
    expect(found?.savingsCents).toBe(5_00);
    expect(best(sportCity({ weeks: 1, extendedExitDays: 3 }))).toBeUndefined();
    expect(best(sportCity({ weeks: 1, days: 4, extendedExitDays: 4 }))).toBeUndefined();
  });

  it('finds nothing better for one plain week', () => {
    expect(best(halfDay({ weeks: 1 }))).toBeUndefined();
  });

  it('changes only the child that saves', () => {
    const found = best(sportCity({ weeks: 1 }), sportCity({ weeks: 4, siblingOrder: 2 }));
    expect(found?.changes).toEqual([{ kind: 'advance', child: 2, weeks: 4 }]);
  });

  it('costs less than the request, and is the best', () => {
    fc.assert(
      fc.property(anyChild(), (request) => {
        const found = best(request);
        const paid = found?.quote.totalCents ?? total(request);
        expect(paid).toBeLessThanOrEqual(total(request));
        for (let advanceWeeks = 0; advanceWeeks <= request.weeks; advanceWeeks += 1) {
          expect(paid).toBeLessThanOrEqual(total({ ...request, advanceWeeks }));
        }
        if (found) expect(best(...found.requests)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe('the full chain', () => {
  it('is as large as the cap needs', () => {
    const found = fullChain([sportCity({ weeks: 4, advanceWeeks: 4 })], FACTS);
    expect(found).toMatchObject({ children: 5, savingsCents: 523_00 - 421_00 });
  });

  it('has room for a second family', () => {
    const family = Array.from({ length: 6 }, () => sportCity({ weeks: 1 }));
    expect(fullChain(family, FACTS)).toMatchObject({ children: 7 });
  });

  it('saves nothing for members, or without entitlement', () => {
    expect(fullChain([sportCity({ weeks: 4, chainChildren: 5 })], FACTS)).toBeUndefined();
    expect(fullChain([sportCity({ days: 2 })], FACTS)).toBeUndefined();
  });
});

describe('days without a date', () => {
  const undated = (request: ChildRequest) => mightCostLessAsWeek([request], FACTS);
  const dayDates = ['2025-06-16', '2025-06-23', '2025-06-30', '2025-07-07'];

  it.each<[string, ChildRequest, boolean]>([
    ['four days, dearer than a week', sportCity({ days: 4 }), true],
    ['four mornings, dearer than a week of them', halfDay({ days: 4 }), true],
    ['three days, cheaper than a week', sportCity({ days: 3 }), false],
    ['four days of four weeks', sportCity({ days: 4, dayDates }), false],
    ['four late exits beside two weeks', sportCity({ weeks: 2, extendedExitDays: 4 }), true],
    ['three late exits', sportCity({ weeks: 2, extendedExitDays: 3 }), false],
    ['no week is left to take', sportCity({ weeks: 12, days: 0 }), false],
  ])('may cost less as a week: %s', (_, request, expected) => {
    expect(undated(request)).toBe(expected);
  });
});
