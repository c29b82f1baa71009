import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../../src/content/types.ts';
import { readUrl } from '../../../../src/estimate/answers/query.ts';
import { themedWeeks } from '../../../../src/pages/guide/weeks/themed-weeks.ts';
import {
  forChildren,
  readWeeks,
  weeksUrl,
  withPickToggled,
} from '../../../../src/pages/guide/weeks/weeks-url.ts';
import { campContent } from '../../../camp.ts';

const facts = {
  season: campContent('facts/season.json'),
  weeks: campContent('facts/weeks.json'),
  prices: campContent('facts/prices.json'),
  venues: campContent('facts/venues.json'),
  enrolment: campContent('facts/enrolment.json'),
  discounts: campContent('facts/discounts.json'),
  agreements: campContent('facts/agreements.json'),
  fees: campContent('facts/fees.json'),
  hours: campContent('facts/hours.json'),
  camp: campContent('facts/camp.json'),
} as unknown as Facts;
const { programme } = facts.weeks;
const confirmed: Facts['weeks'] = {
  ...facts.weeks,
  programme: { ...programme, status: 'confirmed' },
};
const weeks = themedWeeks({ ...facts, weeks: confirmed });

it('shows no unconfirmed theme', () => {
  const unsure = themedWeeks({
    ...facts,
    weeks: { ...confirmed, programme: { ...programme, status: 'to-confirm' } },
  });
  expect(unsure.some(({ theme, hasShow }) => theme !== undefined || hasShow)).toBe(false);
  expect(unsure).toHaveLength(weeks.length);
});

it('gives open weeks the themes in order', () => {
  const open = weeks.filter(({ closed }) => closed !== true);
  expect(open.map(({ theme }) => theme)).toEqual(facts.weeks.programme.themes);
});

it('ends each theme with its show', () => {
  const shows = weeks.filter(({ hasShow }) => hasShow).map(({ theme }) => theme);
  expect(shows).toEqual([...new Set(facts.weeks.programme.themes)]);
});

it('gives a closed week neither theme nor show', () => {
  const closed = weeks.filter((week) => week.closed === true);
  expect(closed).not.toEqual([]);
  for (const { theme, hasShow } of closed) expect([theme, hasShow]).toEqual([undefined, false]);
});

it('links to an estimate with each child’s weeks', () => {
  const [first = '', second = ''] = weeks.map(({ monday }) => monday);
  let picks = forChildren([[]], 2);
  picks = withPickToggled(picks, 0, second);
  picks = withPickToggled(picks, 0, first);
  const { answers, ignored } = readUrl(weeksUrl(picks), facts);
  expect(ignored).toEqual([]);
  expect(answers.children.map(({ weekStarts }) => weekStarts)).toEqual([[first, second], []]);
  expect(answers.children.map((child) => child.weeks)).toEqual([2, 0]);
});

it('unmarks a marked week', () => {
  expect(withPickToggled([['2031-06-16']], 0, '2031-06-16')).toEqual([[]]);
});

describe('the marked weeks', () => {
  const mondays = weeks.filter(({ closed }) => closed !== true).map(({ monday }) => monday);
  const [first = '', second = ''] = mondays;

  it('are in the URL', () => {
    const picks = [[first, second], [], [second]];
    expect(readWeeks(`?${weeksUrl(picks)}`, mondays, 4)).toEqual(picks);
  });

  it.each([
    ['nothing', '', [[]]],
    ['a closed or unknown week', `lunedi=${first}_2001-01-01_x`, [[first]]],
    ['more children than there can be', 'bambini=99', [[], []]],
    ['no number of children', 'bambini=molti', [[]]],
  ])('are read as far as possible: %s', (_, search, picks) => {
    expect(readWeeks(search, mondays, 2)).toEqual(picks);
  });
});
