import { expect, it } from 'vitest';
import type { Json } from '../../../src/content/json.ts';
import { changes } from '../../../src/studio/model/changes.ts';

const told = (before: Json, after: Json) =>
  changes(before, after).map(({ pointer, index, before, after }) =>
    index === undefined ? `${pointer}: ${before} → ${after}` : `${pointer} moved to ${index}`,
  );
const items = (...ids: readonly string[]) => ids.map((id) => ({ id }));

it.each<[string, Json, Json, string[]]>([
  [
    'one item that moved up',
    items('a', 'b', 'c', 'd'),
    items('a', 'd', 'b', 'c'),
    ['/1 moved to 1'],
  ],
  ['one word that moved down', ['x', 'y', 'z'], ['y', 'z', 'x'], ['/2 moved to 2']],
  ['one member of a group', { a: 1, b: 2, c: 3 }, { c: 3, a: 1, b: 2 }, ['/c moved to 0']],
  [
    'an item that moved, and what else of it changed',
    [{ id: 'a', n: 1 }, { id: 'b' }, { id: 'c' }],
    [{ id: 'b' }, { id: 'c' }, { id: 'a', n: 2 }],
    ['/2 moved to 2', '/2/n: 1 → 2'],
  ],
  ['a value in the same order', [1, 2, 3], [1, 5, 3], ['/1: 2 → 5']],
  [
    'one member that moved, beside an added one',
    { a: 1, b: 2, c: 3 },
    { c: 3, a: 1, b: 2, d: 4 },
    ['/c moved to 0', '/d: undefined → 4'],
  ],
  ['an added item', ['x', 'y'], ['x', 'z', 'y'], ['/1: undefined → z']],
])('reports %s', (_, before, after, rows) => {
  expect(told(before, after)).toEqual(rows);
});
