import { expect, it } from 'vitest';
import { missingOpeners } from '../../../src/check/json/openers.ts';

const member = (place: number) =>
  `  "key${place}": { "from": "10:00", "to": ["a", { "b": ${place} }] }`;
const members = Array.from({ length: 300 }, (_, place) => member(place)).join(',\n');
const whole = `{\n${members}\n}\n`;
const flat = `{\n${Array.from({ length: 300 }, (_, place) => `"k${place}": "v"`).join(',\n')}\n`;

// Each place is proved by reading the whole file: with one for each value a spare bracket took minutes.
it.each([
  ['a brace at the end', `${whole}}`, 0],
  ['a brace at the end of a group', whole.replace('{ "b": 200 }', '{ "b": 200 }}'), 0],
  ['a bracket in a list', whole.replace('{ "b": 200 }', '{ "b": 200 }]'), 2],
  ['a bracket at the end of a long flat group', `${flat}]}`, 60],
])('tries few places for %s too many', (_, text, most) => {
  expect(missingOpeners(text, text.length).length).toBeLessThanOrEqual(most);
});

it.each([
  ['a group', whole.replace('"key200": {', '"key200":'), '"key200": {'],
  ['a list', whole.replace('"to": ["a", { "b": 200', '"to": "a", { "b": 200'), '"to": ['],
  ['a group in a list', whole.replace('"a", { "b": 200', '"a", "b": 200'), '{ "b"'],
  ['an empty group', whole.replace('{ "b": 200 }', '}'), '{ }'],
  ['the file', whole.slice(1), '{'],
])('finds the place where %s lost its bracket', (_, text, instead) => {
  expect(missingOpeners(text, text.length)[0]?.args).toMatchObject({ instead });
});
