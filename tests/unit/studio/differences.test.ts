import { expect, it } from 'vitest';
import type { Json } from '../../../src/content/json.ts';
import { changes } from '../../../src/studio/model/changes.ts';

const told = (before: Json, after: Json) =>
  changes(before, after).map(({ pointer, isReordered, before, after }) =>
    isReordered ? `${pointer} in another order` : `${pointer}: ${before} → ${after}`,
  );
const items = (...ids: readonly string[]) => ids.map((id) => ({ id }));

it.each<[string, Json, Json, string[]]>([
  ['items that moved', items('a', 'b', 'c'), items('c', 'a', 'b'), [' in another order']],
  ['members that moved', { a: 1, b: 2 }, { b: 2, a: 1 }, [' in another order']],
  [
    'an item that moved, and what else of it changed',
    [{ id: 'a', n: 1 }, { id: 'b' }, { id: 'c' }],
    [{ id: 'b' }, { id: 'c' }, { id: 'a', n: 2 }],
    ['/2/n: 1 → 2', ' in another order'],
  ],
  ['a value in the same order', [1, 2, 3], [1, 5, 3], ['/1: 2 → 5']],
  ['one of two equal items that is gone', ['x', 'x'], ['x'], ['/1: x → undefined']],
  [
    'a second equal item beside one that is gone',
    ['x', 'y', 'z'],
    ['x', 'x'],
    ['/1: y → undefined', '/2: z → undefined', '/1: undefined → x'],
  ],
  ['an item that is gone', ['x', 'y', 'z'], ['x', 'z'], ['/1: y → undefined']],
  ['an added item', ['x', 'y'], ['x', 'z', 'y'], ['/1: undefined → z']],
])('reports %s', (_, before, after, rows) => {
  expect(told(before, after)).toEqual(rows);
});
