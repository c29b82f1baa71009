import { describe, expect, it } from 'vitest';
import { type Json, mergePatchBetween } from '../../../src/content/json.ts';
import { merge } from '../../../src/content/scope.ts';
import { filesAt, isDateOrWallTime, momentsAfter } from '../../../src/time/in-force.ts';

const files = (changes: Json, notices: Json = []) =>
  new Map<string, Json>([
    ['facts/prices.json', { week: 135, day: 35 }],
    ['facts/venues.json', { scOstiense: { name: 'SC Ostiense' } }],
    ['later.json', { changes }],
    ['notices.json', { notices }],
  ]);
const at = (instant: string) => Date.parse(instant);

describe('values from a later day', () => {
  const summer = files({
    '2025-09-01': { 'prices.week': 140, 'venues.scOstiense.prices.week': 145 },
    '2025-10-26': { 'prices.week': 150, 'prices.day': null },
  });

  it.each([
    ['a second before midnight in Rome', '2025-08-31T21:59:59Z', 135],
    ['at midnight in Rome', '2025-08-31T22:00:00Z', 140],
    ['a second later', '2025-08-31T22:00:01Z', 140],
    ['as New York counts, still in August', '2025-08-31T18:00:00-04:00', 140],
    ['before the night when summer time ends', '2025-10-25T21:59:59Z', 140],
    ['in the night when summer time ends', '2025-10-25T22:00:00Z', 150],
  ])('%s', (_, instant, week) => {
    expect(filesAt(summer, at(instant)).get('facts/prices.json')).toMatchObject({ week });
  });

  it('can override a fact at a venue for the first time, keeping its other values', () => {
    expect(filesAt(summer, at('2025-09-02T00:00:00Z')).get('facts/venues.json')).toEqual({
      scOstiense: { name: 'SC Ostiense', prices: { week: 145 } },
    });
  });

  it('may remove a value', () => {
    expect(filesAt(summer, at('2025-10-27T00:00:00Z')).get('facts/prices.json')).toEqual({
      week: 150,
      day: null,
    });
  });

  it('do not change the given files', () => {
    filesAt(summer, at('2026-01-01T00:00:00Z'));
    expect(summer.get('facts/prices.json')).toEqual({ week: 135, day: 35 });
  });
});

describe('notices', () => {
  const text = { it: 'La piscina è chiusa.' };
  const shown = (from: string, until: string, instant: string) => {
    const held = filesAt(files({}, [{ text, from, until }]), at(instant)).get('notices.json');
    return (held as { notices: Json[] }).notices.length === 1;
  };

  it.each([
    ['2025-07-03', '2025-07-03', '2025-07-02T21:59:59Z', false],
    ['2025-07-03', '2025-07-03', '2025-07-02T22:00:00Z', true],
    ['2025-07-03', '2025-07-03', '2025-07-03T21:59:59Z', true],
    ['2025-07-03', '2025-07-03', '2025-07-03T22:00:00Z', false],
    ['2025-07-03T07:00', '2025-07-03T14:30', '2025-07-03T04:59:59Z', false],
    ['2025-07-03T07:00', '2025-07-03T14:30', '2025-07-03T12:29:59Z', true],
    ['2025-07-03T07:00', '2025-07-03T14:30', '2025-07-03T12:30:00Z', false],
    // Clocks go back from three to two: the day has 25 hours.
    ['2025-10-26', '2025-10-26', '2025-10-26T22:59:59Z', true],
    ['2025-10-26', '2025-10-26', '2025-10-26T23:00:00Z', false],
  ])('from %s until %s, at %s: %s', (from, until, instant, isShown) => {
    expect(shown(from, until, instant)).toBe(isShown);
  });

  it('change at their ends and on the days of values, once each', () => {
    const both = files({ '2025-07-04': { 'prices.week': 140 } }, [
      { text, from: '2025-07-03', until: '2025-07-03' },
      { text, from: 'domani', until: '2025-07-03' },
    ]);
    expect(momentsAfter(both, 0)).toEqual([at('2025-07-02T22:00:00Z'), at('2025-07-03T22:00:00Z')]);
    expect(momentsAfter(both, at('2025-07-02T22:00:00Z'))).toEqual([at('2025-07-03T22:00:00Z')]);
  });

  it.each([
    ['2025-07-03', true],
    ['2025-07-03T07:00', true],
    ['2025-07-03T25:00', false],
    ['2025-07-03T07', false],
    ['2025-02-30', false],
    ['3 luglio', false],
    // Clocks in Rome go from two to three.
    ['2025-03-30T02:30', false],
    ['2025-10-26T02:30', true],
  ])('have a valid date or time: %s %s', (typed, isOne) => {
    expect(isDateOrWallTime(typed)).toBe(isOne);
  });
});

describe('the difference of two contents', () => {
  const one = { texts: { week: '135 €', half: '95 €' }, list: [1, 2], same: { deep: true } };

  it.each([
    ['nothing', one, undefined],
    ['a text', { ...one, texts: { week: '140 €', half: '95 €' } }, { texts: { week: '140 €' } }],
    ['what went', { ...one, texts: { week: '135 €' } }, { texts: { half: null } }],
    ['a whole list', { ...one, list: [1, 3] }, { list: [1, 3] }],
  ])('is %s', (_, other, part) => {
    expect(mergePatchBetween(one, other)).toEqual(part);
    expect(merge(one, part ?? {})).toEqual(other);
  });
});
