import { expect, it } from 'vitest';
import { type SeasonDates, seasonWeeks } from '../../../src/time/season-weeks.ts';

const season: SeasonDates = {
  start: '2025-06-09',
  end: '2025-09-05',
  closures: { august: { from: '2025-08-11', to: '2025-08-15' } },
};

it('lists every week from the first Monday to the last Friday', () => {
  const weeks = seasonWeeks(season);
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toMatchObject({ monday: '2025-06-09', friday: '2025-06-13', closure: 'none' });
  expect(weeks.at(-1)).toMatchObject({
    monday: '2025-09-01',
    friday: '2025-09-05',
    closure: 'none',
  });
});

it('marks the week of the closure', () => {
  const closed = seasonWeeks(season).filter((week) => week.closure !== 'none');
  expect(closed).toEqual([
    { monday: '2025-08-11', friday: '2025-08-15', closure: 'whole', campDays: [] },
  ]);
});

it('closes the same week when the closure runs to Sunday', () => {
  const closures = { august: { from: '2025-08-11', to: '2025-08-17' } };
  expect(seasonWeeks({ ...season, closures })).toEqual(seasonWeeks(season));
});

it('keeps the open days of a partly closed week', () => {
  const closures = { feast: { from: '2025-06-24', to: '2025-06-24' } };
  const week = seasonWeeks({ ...season, closures }).find(({ monday }) => monday === '2025-06-23');
  expect(week).toMatchObject({
    closure: 'partial',
    campDays: ['2025-06-23', '2025-06-25', '2025-06-26', '2025-06-27'],
  });
});

it('opens the first and last week partly, by the season’s days', () => {
  const weeks = seasonWeeks({ start: '2025-06-11', end: '2025-06-17', closures: {} });
  expect(weeks.map(({ closure, campDays }) => [closure, campDays.length])).toEqual([
    ['partial', 3],
    ['partial', 2],
  ]);
});

it('omits the week of a season that starts at the weekend', () => {
  const weeks = seasonWeeks({ start: '2025-06-07', end: '2025-06-13', closures: {} });
  expect(weeks.map(({ monday }) => monday)).toEqual(['2025-06-09']);
});
