import { describe, expect, it } from 'vitest';
import { type SeasonMonth, seasonMonths } from '../../../../src/pages/camp/season-months.ts';

const season = {
  start: '2031-06-25',
  end: '2031-08-06',
  closures: { heat: { from: '2031-07-31', to: '2031-08-01' } },
};

/** Each week as one letter a day: o open, x closed, - blank. */
function drawn({ weeks }: SeasonMonth): string[] {
  const letters = { open: 'o', closed: 'x', blank: '-' };
  return weeks.map(({ days }) => days.map(({ state }) => letters[state]).join(''));
}

describe('seasonMonths', () => {
  const months = seasonMonths(season);
  const [june, july, august] = months;

  it('names the months from the first day to the last', () => {
    expect(months.map(({ month }) => month)).toEqual(['2031-06', '2031-07', '2031-08']);
  });

  it('leaves days outside the season blank', () => {
    expect(june && drawn(june)).toEqual(['--ooo', 'o----']);
    expect(august && drawn(august)).toEqual(['----x', 'ooo--']);
  });

  it('shows a shared week in both months, each with its own days', () => {
    expect(july && drawn(july)).toEqual(['-oooo', 'ooooo', 'ooooo', 'ooooo', 'ooox-']);
  });

  it('names the closure of the closed days of a week', () => {
    const closures = months.flatMap(({ weeks }) => weeks.map(({ closure }) => closure));
    expect(closures.filter(Boolean)).toEqual(['heat', 'heat']);
  });
});
