import { describe, expect, it } from 'vitest';
import { readSiteContent } from '../../../../src/content/content.ts';
import { firstAnswers } from '../../../../src/estimate/answers/answers.ts';
import { estimateOf } from '../../../../src/estimate/answers/estimate.ts';
import { deadlineAt } from '../../../../src/time/enrolment-deadline.ts';
import { campFiles } from '../../../camp.ts';

const { facts } = readSiteContent(campFiles, 'it');
const { instant } = deadlineAt(facts.discounts.chain.deadline);
const answers = { ...firstAnswers(facts), chainChildren: 5, chainFamilies: 2 };

function estimate(now: number, chainConfirmed?: boolean) {
  const { quote } = estimateOf({ ...answers, chainConfirmed }, facts, [], now);
  const asks = quote.missing.some(({ field }) => field === 'chainConfirmed');
  return { total: quote.totalCents, asks };
}

describe('a chain after its deadline', () => {
  const before = estimate(instant);
  const missed = estimate(instant + 1000, false);

  it('costs the full price until it is confirmed', () => {
    expect(estimate(instant + 1000)).toEqual({ total: missed.total, asks: true });
    expect(missed.total).toBeGreaterThan(before.total);
  });

  it('gets its discount once it is confirmed', () => {
    expect(estimate(instant + 1000, true)).toEqual({ total: before.total, asks: false });
  });
});
