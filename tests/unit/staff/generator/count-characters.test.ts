import { expect, it } from 'vitest';
import { countCharacters } from '../../../../src/staff/graphemes.ts';

it.each([
  ['', 0],
  ['  ciao \n', 4],
  ['perché', 6],
  ['perche\u0301', 6],
  ['🏊', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇮🇹 sì', 4],
  ['👍🏽!', 2],
  ['a\nb', 3],
])('counts what a reader sees: %j', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
