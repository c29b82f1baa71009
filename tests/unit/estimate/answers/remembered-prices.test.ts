import { describe, expect, it } from 'vitest';
import {
  priceChanges,
  readPrices,
  writePrices,
} from '../../../../src/estimate/answers/remembered-prices.ts';
import type { QuoteLine } from '../../../../src/pricing/lines.ts';

const line = (child: number, key: QuoteLine['key'], toCents: number): QuoteLine => ({
  child,
  key,
  section: 'tariffe',
  quantity: 2,
  fromCents: toCents,
  toCents,
  amountCents: 2 * toCents,
  subtotalCents: 2 * toCents,
  facts: [],
});
const BEFORE = [line(1, 'week', 13500), line(1, 'enrolment', 1000), line(2, 'week', 13500)];
const WRITTEN = '2025-05-03_1.week.13500_1.enrolment.1000_2.week.13500';

describe('the prices of a shared link', () => {
  it('are written with their day and read back', () => {
    expect(writePrices(BEFORE, '2025-05-03')).toBe(WRITTEN);
    expect(readPrices(WRITTEN)?.date).toBe('2025-05-03');
    expect(readPrices(WRITTEN)?.cents.get('2.week')).toBe(13500);
  });

  it('show what has changed, once for all children', () => {
    const now = [line(1, 'week', 14000), line(1, 'enrolment', 1000), line(2, 'week', 14000)];
    const prices = readPrices(WRITTEN);
    if (!prices) throw new Error('nothing was read');
    expect(priceChanges(prices, BEFORE)).toEqual([]);
    expect(priceChanges(prices, now)).toEqual([{ key: 'week', fromCents: 13500, toCents: 14000 }]);
  });

  it.each(['', '2025-05-03', '2025-02-30_1.week.1', '2025-05-03_1.week.-5', `${WRITTEN}_`])(
    'are ignored when malformed: %s',
    (text) => expect(readPrices(text)).toBeUndefined(),
  );
});
