import { describe, expect, it } from 'vitest';
import {
  type ChildAnswers,
  firstAnswers,
  firstChild,
} from '../../../../src/estimate/answers/answers.ts';
import {
  withDayToggled,
  withEdit,
  withNewChild,
  withoutChild,
  withWeeks,
  withWeekToggled,
} from '../../../../src/estimate/answers/edit-answers.ts';
import { fitAnswers } from '../../../../src/estimate/answers/fit-answers.ts';
import { FACTS } from '../../pricing/regulation-facts.ts';

const child = (rest: Partial<ChildAnswers> = {}): ChildAnswers => ({
  ...firstChild('sport-city'),
  ...rest,
});

describe('a mark on the calendar', () => {
  it('assigns a date to a counted week first', () => {
    const one = withWeekToggled(child({ weeks: 1 }), '2025-06-16');
    const two = withWeekToggled(one, '2025-06-09');
    expect(one).toMatchObject({ weeks: 1, weekStarts: ['2025-06-16'] });
    expect(two).toMatchObject({ weeks: 2, weekStarts: ['2025-06-09', '2025-06-16'] });
  });

  it('lowers the count when all weeks were marked', () => {
    const marked = child({ weeks: 2, weekStarts: ['2025-06-09', '2025-06-16'], advanceWeeks: 2 });
    expect(withWeekToggled(marked, '2025-06-09')).toMatchObject({
      weeks: 1,
      weekStarts: ['2025-06-16'],
      advanceWeeks: 1,
    });
  });

  it('leaves the count alone while weeks are still unmarked', () => {
    const some = child({ weeks: 4, weekStarts: ['2025-06-09'] });
    expect(withWeekToggled(some, '2025-06-09')).toMatchObject({ weeks: 4, weekStarts: [] });
  });

  it('replaces single days of its week', () => {
    const days = child({ weeks: 0, days: 2, dayDates: ['2025-06-17', '2025-07-01'] });
    expect(withWeekToggled(days, '2025-06-16')).toMatchObject({
      days: 1,
      dayDates: ['2025-07-01'],
    });
  });

  it('adds and removes a single day', () => {
    const one = withDayToggled(child(), '2025-07-01');
    expect(one).toMatchObject({ days: 1, dayDates: ['2025-07-01'] });
    expect(withDayToggled(one, '2025-07-01')).toMatchObject({ days: 0, dayDates: [] });
  });
});

it('drops the latest marks when fewer weeks are asked', () => {
  const marked = child({ weeks: 2, weekStarts: ['2025-06-09', '2025-06-16'] });
  expect(withWeeks(marked, 1)).toMatchObject({ weeks: 1, weekStarts: ['2025-06-09'] });
});

describe('a further child', () => {
  const one = child({ weeks: 3, age: 8, enrolment: false });
  const two = withNewChild({ ...firstAnswers(FACTS), children: [one] });
  const own = { age: undefined, enrolment: true, copiesFirst: true };
  const edit = (answers: typeof two, index: number, rest: Partial<ChildAnswers>) =>
    withEdit(answers, index, { ...(answers.children[index] ?? one), ...rest });
  const weeksOf = ({ children }: typeof two) => children.map(({ weeks }) => weeks);

  it('follows the first, except in what is its own', () => {
    expect(two.children[1]).toEqual({ ...one, ...own });
    const aged = edit(two, 1, { age: 6 });
    const { children } = edit(aged, 0, { weeks: 2, timeBand: 'half', age: 9 });
    expect(children[1]).toEqual({ ...one, ...own, weeks: 2, timeBand: 'half', age: 6 });
  });

  it('stands by itself once edited, even if both meet again', () => {
    const edited = edit(two, 1, { weeks: 1 });
    expect(weeksOf(edit(edited, 0, { weeks: 2 }))).toEqual([2, 1]);
    const met = edit(edit(edited, 0, { weeks: 1 }), 0, { weeks: 2 });
    expect(weeksOf(met)).toEqual([2, 1]);
  });

  it('follows the next one when the first is removed, or stands by itself', () => {
    const three = withNewChild(two);
    expect(weeksOf(edit(withoutChild(three, 0), 0, { weeks: 1 }))).toEqual([1, 1]);
    const apart = withoutChild(edit(three, 1, { weeks: 1 }), 0);
    expect(weeksOf(edit(apart, 0, { weeks: 2 }))).toEqual([2, 3]);
  });
});

describe('a chain with the family’s own children', () => {
  const chain = (own: number, chainChildren: number, chainFamilies?: number) => ({
    ...firstAnswers(FACTS),
    chainChildren,
    chainFamilies,
    children: Array.from({ length: own }, () => child()),
  });

  it('returns to a possible size', () => {
    expect(fitAnswers(chain(2, 2, 2), FACTS).answers).toMatchObject({ chainFamilies: 1 });
    expect(fitAnswers(chain(3, 2, 1), FACTS).answers).toMatchObject({ chainChildren: 3 });
  });

  it('grows with each further child of the family', () => {
    expect(withNewChild(chain(1, 2, 2))).toMatchObject({ chainChildren: 3, chainFamilies: 2 });
    expect(withNewChild(chain(1, 5, 2))).toMatchObject({ chainChildren: 5, chainFamilies: 2 });
    expect(withNewChild(chain(1, 0))).toMatchObject({ chainChildren: 0 });
  });
});
