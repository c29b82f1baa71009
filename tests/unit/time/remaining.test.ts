import { expect, it } from 'vitest';
import { remaining } from '../../../src/time/remaining.ts';

const deadline = Date.parse('2025-05-31T23:59:59+02:00');
const at = (iso: string) => remaining(deadline, Date.parse(iso));

it('counts days, hours, minutes and seconds', () => {
  expect(at('2025-05-29T20:58:57Z')).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 2 });
});

it('counts down to the last second', () => {
  expect(at('2025-05-31T21:59:58Z')).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(at('2025-05-31T21:59:58.999Z')).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it('is zero in the second of the deadline, then over, and never starts again', () => {
  const zero = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  expect(at('2025-05-31T21:59:59Z')).toEqual(zero);
  expect(at('2025-05-31T21:59:59.999Z')).toEqual(zero);
  expect(at('2025-05-31T22:00:00Z')).toBeNull();
  expect(at('2026-05-30T00:00:00Z')).toBeNull();
});

it('counts an hour less across the spring change', () => {
  const monday = Date.parse('2025-03-31T00:00:00+02:00');
  const saturday = Date.parse('2025-03-29T00:00:00+01:00');
  expect(remaining(monday, saturday)).toEqual({ days: 1, hours: 23, minutes: 0, seconds: 0 });
});

it('is over for invalid instants', () => {
  expect(remaining(Number.NaN, 0)).toBeNull();
});
