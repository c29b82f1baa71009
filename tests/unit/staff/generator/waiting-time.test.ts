import { expect, it } from 'vitest';
import { waitingTime } from '../../../../src/staff/generator/generator-words.ts';

it.each([
  [0, 1, 'seconds'],
  [40.2, 41, 'seconds'],
  [60, 1, 'minutes'],
  [61, 2, 'minutes'],
  [3600, 60, 'minutes'],
  [3601, 2, 'hours'],
  [40_000, 12, 'hours'],
])('%s seconds are %s %s', (seconds, count, unit) => {
  expect(waitingTime(seconds)).toEqual({ count, unit });
});
