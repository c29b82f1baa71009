import { expect, it } from 'vitest';
import { namesBeside, nearest } from '../../../src/check/schema/nearest.ts';

const FACTS = [
  'hours.camp.from',
  'hours.camp.to',
  'openDays.events.first.date',
  'openDays.events.first.hours',
  'openDays.events.first.hours.to',
  'prices.week',
  'prices.day',
  'sports.sports.football.lessonsFromAge',
];

it.each([
  ['hours.camp.form', 'hours.camp.from'],
  ['prices.weke', 'prices.week'],
  ['hour.camp.to', 'hours.camp.to'],
  ['hours.campfrom', 'hours.camp.from'],
])('suggests for %s: %s', (typed, meant) => expect(nearest(typed, FACTS)).toBe(meant));

it.each([
  'openDays.events.second.date',
  'openDays.events.second.hours',
  'sports.sports.padel.lessonsFromAge',
  'prices.halfDay',
  'prices.halfDayWeek',
])('suggests nothing for %s, which is gone', (typed) =>
  expect(nearest(typed, FACTS)).toBeUndefined(),
);

it('lists the siblings of a name that is gone', () => {
  expect(namesBeside('prices.halfDay', FACTS)).toEqual({
    group: 'prices',
    names: ['week', 'day'],
  });
  expect(namesBeside('altro.cosa', FACTS)).toEqual({ group: '', names: [] });
});
