import { expect, it } from 'vitest';
import { createValueFilter } from '../../../src/reader/may-state.ts';
import { createValues } from '../../../src/reader/values-in.ts';
import { STATING } from './stating.ts';

const mayState = createValueFilter('it');
const valuesIn = createValues('it');

/** The bracketed parts, as offsets of the sentence without brackets. */
function bracketed(sentence: string): { start: number; end: number }[] {
  return [...sentence.matchAll(/\[([^\]]*)\]/g)].map(({ index, 1: typed = '' }, at) => {
    const start = index - 2 * at;
    return { start, end: start + typed.length };
  });
}

it.each(STATING)('finds a typed value in its place: %s', (sentence) => {
  const text = sentence.replace(/[[\]]/g, '');
  const values = valuesIn(text);
  const missed = bracketed(sentence).filter(
    ({ start, end }) => !values.some((one) => one.start < end && one.end > start),
  );
  expect([mayState(text), missed]).toEqual([true, []]);
});

it.each(['Vi aspettiamo in piscina!', 'Si gioca tutti insieme, e poi si mangia.'])(
  'finds nothing in most texts: %s',
  (text) => expect(mayState(text)).toBe(false),
);
