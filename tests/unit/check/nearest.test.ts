import { expect, it } from 'vitest';
import { namesBeside, nearest } from '../../../src/check/schema/nearest.ts';

const FACTS = [
  'openDays.events.first.date',
  'openDays.events.first.hours',
  'openDays.events.first.hours.to',
  'prices.lagoBlu.week',
  'prices.lagoBlu.day',
  'sports.sports.football.lessonsFromAge',
];

it.each([
  ['prices.lagoblu.week', 'prices.lagoBlu.week'],
  ['prices.lagoBlu.weke', 'prices.lagoBlu.week'],
  ['price.lagoBlu.day', 'prices.lagoBlu.day'],
  ['prices.lagoBluweek', 'prices.lagoBlu.week'],
])('takes %s for %s', (typed, meant) => expect(nearest(typed, FACTS)).toBe(meant));

it.each([
  'openDays.events.second.date',
  'openDays.events.second.hours',
  'sports.sports.padel.lessonsFromAge',
  'prices.lagoBlu.halfDay',
  'prices.lagoBlu.halfDayWeek',
])('advises nothing else in the place of %s, which is gone', (typed) =>
  expect(nearest(typed, FACTS)).toBeUndefined(),
);

it('tells what stands beside a name that is gone', () => {
  expect(namesBeside('prices.lagoBlu.halfDay', FACTS)).toEqual({
    group: 'prices.lagoBlu',
    names: ['week', 'day'],
  });
  expect(namesBeside('altro.cosa', FACTS)).toEqual({ group: '', names: [] });
});
