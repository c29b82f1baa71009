import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../../src/content/types.ts';
import { readUrl } from '../../../../src/estimate/answers/query.ts';
import { themedWeeks } from '../../../../src/pages/guide/weeks/themed-weeks.ts';
import {
  readWeeks,
  weeksUrl,
  withPickToggled,
} from '../../../../src/pages/guide/weeks/weeks-url.ts';
import { hasCampDays } from '../../../../src/time/season-weeks.ts';
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
  const open = weeks.filter(hasCampDays);
  expect(open.map(({ theme }) => theme)).toEqual(facts.weeks.programme.themes);
});

it('ends each theme with its show', () => {
  const shows = weeks.filter(({ hasShow }) => hasShow).map(({ theme }) => theme);
  expect(shows).toEqual([...new Set(facts.weeks.programme.themes)]);
});

it('gives a closed week neither theme nor show', () => {
  const closed = weeks.filter((week) => week.closure === 'whole');
  expect(closed).not.toEqual([]);
  for (const { theme, hasShow } of closed) expect([theme, hasShow]).toEqual([undefined, false]);
});

it('links to an estimate where further children follow the first', () => {
  const [first = '', second = ''] = weeks.map(({ monday }) => monday);
  const picks = [second, first].reduce(withPickToggled, { mondays: [], children: 2 });
  const { answers, ignored } = readUrl(weeksUrl(picks), facts);
  expect(ignored).toEqual([]);
  const both = [first, second];
  expect(answers.children.map(({ weekStarts }) => weekStarts)).toEqual([both, both]);
  expect(answers.children.map(({ weeks, copiesFirst }) => [weeks, copiesFirst])).toEqual([
    [2, false],
    [2, true],
  ]);
});

it('unmarks a marked week', () => {
  const marked = { mondays: ['2031-06-16'], children: 1 };
  expect(withPickToggled(marked, '2031-06-16').mondays).toEqual([]);
});

describe('the marked weeks', () => {
  const mondays = weeks.filter(hasCampDays).map(({ monday }) => monday);
  const [first = '', second = ''] = mondays;

  it('are in the URL', () => {
    const picks = { mondays: [first, second], children: 3 };
    expect(readWeeks(`?${weeksUrl(picks)}`, mondays, 4)).toEqual(picks);
  });

  it.each([
    ['nothing', '', [], 1],
    ['a closed or unknown week', `lunedi=${first}_2001-01-01_x`, [first], 1],
    ['more children than there can be', 'bambini=99', [], 2],
    ['no number of children', 'bambini=molti', [], 1],
  ])('are read as far as possible: %s', (_, search, marked, children) => {
    expect(readWeeks(search, mondays, 2)).toEqual({ mondays: marked, children });
  });
});
