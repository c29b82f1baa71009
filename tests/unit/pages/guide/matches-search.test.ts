import { expect, it } from 'vitest';
import { matchesSearch } from '../../../../src/pages/guide/matches-search.ts';

const TEXTS = ['È allergico: come faccio?', 'Il menu porta gli allergeni di ogni piatto.'];

it.each([
  ['', true],
  ['   ', true],
  ['allerg', true],
  ['ALLERGICO', true],
  ['e', true],
  ['menu piatto', true],
  ['menù', true],
  ['allergia', true],
  ['piatti', true],
  ['lergico', false],
  ['menu pioggia', false],
])('finds «%s»: %s', (sought, found) => {
  expect(matchesSearch(sought, TEXTS)).toBe(found);
});
