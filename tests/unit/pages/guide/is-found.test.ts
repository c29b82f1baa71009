import { expect, it } from 'vitest';
import { isFound } from '../../../../src/pages/guide/is-found.ts';

const TEXTS = ['È allergico: come faccio?', 'Il menu porta gli allergeni di ogni piatto.'];

it.each([
  ['', true],
  ['   ', true],
  ['allerg', true],
  ['ALLERGICO', true],
  ['e', true],
  ['menu piatto', true],
  ['menù', true],
  ['lergico', false],
  ['menu pioggia', false],
])('finds «%s»: %s', (sought, found) => {
  expect(isFound(sought, TEXTS)).toBe(found);
});
