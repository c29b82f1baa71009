import { describe, expect, it } from 'vitest';
import { allTogether, bookingState } from '../../../../src/pages/open-days/use-open-days.ts';

const day = { bookBy: '2025-05-14', date: '2025-05-18' };

describe('an open day', () => {
  it.each([
    [undefined, 'open'],
    ['2024-12-31', 'open'],
    ['2025-05-14', 'open'],
    ['2025-05-15', 'closed'],
    ['2025-05-18', 'closed'],
    ['2025-05-19', 'past'],
    ['2026-05-01', 'past'],
  ])('on %s is %s', (today, state) => {
    expect(bookingState(day, today)).toBe(state);
  });

  it('can be booked until it is over when the deadline is the day itself', () => {
    const late = { ...day, bookBy: day.date };
    expect(bookingState(late, day.date)).toBe('open');
    expect(bookingState(late, '2025-05-19')).toBe('past');
  });
});

it('bookings are open while one open day accepts them', () => {
  expect(allTogether(['past', 'open'])).toBe('open');
  expect(allTogether(['past', 'closed'])).toBe('closed');
  expect(allTogether(['past', 'past'])).toBe('past');
  expect(allTogether([])).toBe('past');
});
