import { describe, expect, it } from 'vitest';
import { JsonDocument, plainValue } from '../../../src/check/json/json-document.ts';
import { campSources } from '../../camp.ts';

describe('a file is read quickly', () => {
  it.each([
    ['{ "a": 1, "b": [true, null, "x"] }'],
    ['{ "a": "\\": \\\\", "b\\"": { "a": "{:}" } }'],
    ['[{ "a": 1 }, { "a": 2 }]'],
  ])('when nothing is wrong in it: %s', (text) => {
    expect(plainValue(text)).toEqual(JSON.parse(text));
  });

  it('with the same result as the slow parser', () => {
    for (const { path, text } of campSources) {
      // A byte-order mark forces the slow parser.
      const slow = new JsonDocument({ path, text: `\uFEFF${text}` }).value;
      expect(plainValue(text), path).toEqual(slow);
    }
  });
});

describe('a file is left to the slow parser', () => {
  it.each([
    ['with a key twice', '{ "a": 1, "a": 2 }'],
    ['with a key twice, once escaped', '{ "a": 1, "\\u0061": 2 }'],
    ['with a key twice deep inside', '[{ "b": { "a": 1, "c": 0, "a": 1 } }]'],
    ['with a key that every object has', '{ "__proto__": {} }'],
    ['with a number without end', '{ "a": 1e999 }'],
    ['with a text without end', `["${'a'.repeat(10_001)}"]`],
    ['with too many brackets', `${'['.repeat(41)}${']'.repeat(41)}`],
    ['with letters of another encoding', '{ "a": "perch\uFFFD" }'],
    ['with a slip', '{ "a": 1, }'],
    ['without brackets', '"a"'],
    ['without anything', ' '],
  ])('%s', (_, text) => {
    expect(plainValue(text)).toBeUndefined();
  });
});
