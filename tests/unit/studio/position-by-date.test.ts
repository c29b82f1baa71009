import { expect, it } from 'vitest';
import type { Json } from '../../../src/content/json.ts';
import { positionByDate } from '../../../src/studio/model/position-by-date.ts';

const closure = (from: string) => ({ from, to: from });

it.each<[string, Json[], number]>([
  ['a first day', [closure('2031-08-11'), closure('2031-06-24')], 1],
  ['a last day', [closure('2031-06-24'), closure('2031-08-11')], 2],
  ['a day between', ['2031-06-01', '2031-08-01', '2031-07-01'], 2],
  ['an only day', [closure('2031-06-24')], 1],
  ['a name among names', [{ name: 'Anna' }, { name: 'Marta' }], Number.NaN],
])('places %s', (_, parts, position) => expect(positionByDate(parts)).toBe(position));
