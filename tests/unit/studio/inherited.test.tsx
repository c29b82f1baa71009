import { expect, it } from 'vitest';
import type { Json } from '../../../src/content/json.ts';
import { inheritedBeside } from '../../../src/studio/page/fields/InheritedFacts.tsx';
import { campFiles } from '../../camp.ts';
import { studioOf, withEdits } from './studio-of-content.ts';

const VENUES = 'facts/venues.json';
const HALF_DAY = '/parcoTigli/prices/halfDayWeek';

/** What the studio tells beside a value once it is set. */
function toldAt(pointer: string, value: Json, first: readonly (readonly [string, Json])[] = []) {
  const edits = [...first, [pointer, value] as const].map(
    ([at, to]) => ({ op: 'set', pointer: at, value: to }) as const,
  );
  const { studio } = studioOf(withEdits(VENUES, edits));
  const before = { [VENUES]: campFiles.get(VENUES) ?? null };
  return inheritedBeside({ ...studio, before }, VENUES, pointer).map(({ fact, pointer: own }) => [
    fact.path,
    own,
  ]);
}

it.each([
  ['a first price', HALF_DAY, 99, ['agreements.rates.halfDayWeek']],
  [
    'a first price beside hours',
    '/parcoTigli/prices/halfDay',
    25,
    ['agreements.rates.halfDay', 'hours.halfDay'],
  ],
  ['a price that was there', '/parcoTigli/prices/week', 155, []],
  ['a price that is not offered', '/parcoTigli/prices/week', null, []],
  ['a value of the venue alone', '/parcoTigli/photoPrefix', 'XX', []],
])('names what a venue still takes from the camp beside %s', (_, pointer, value, paths) => {
  expect(toldAt(pointer, value).map(([path]) => path)).toEqual(paths);
});

it('leads to where the venue states its own, and then says nothing', () => {
  const own = '/parcoTigli/agreements/rates/halfDayWeek';
  expect(toldAt(HALF_DAY, 99)).toEqual([['agreements.rates.halfDayWeek', own]]);
  expect(
    toldAt(HALF_DAY, 99, [['/parcoTigli/agreements', { rates: { halfDayWeek: 70 } }]]),
  ).toEqual([]);
});
