import { describe, expect, it } from 'vitest';
import { withoutPart, withValue } from '../../src/author/edit-json.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import type { Json } from '../../src/content/json.ts';

const document = (text: string) => new JsonDocument({ path: 'a.json', text });
const set = (text: string, pointer: string, value: Json) =>
  withValue(document(text), pointer, value);
const drop = (text: string, pointer: string) => withoutPart(document(text), pointer);

describe('withValue', () => {
  it.each<[name: string, before: string, pointer: string, value: Json, after: string]>([
    ['a number', '{ "a": 135, "b": 2 }', '/a', 138, '{ "a": 138, "b": 2 }'],
    ['a text', '{"end" :  "2025-09-05"}', '/end', '2025-09-12', '{"end" :  "2025-09-12"}'],
    ['an item of a list', '[1, 2,  3]', '/1', 9, '[1, 9,  3]'],
    [
      'ranges, on one line',
      '{ "s": [] }',
      '/s',
      [{ from: '10:00', to: '13:00' }],
      '{ "s": [{ "from": "10:00", "to": "13:00" }] }',
    ],
    ['a key that needs escapes', '{ "a/b~c": 1 }', '/a~1b~0c', 2, '{ "a/b~c": 2 }'],
  ])('changes %s and nothing else', (_, before, pointer, value, after) => {
    expect(set(before, pointer, value)).toBe(after);
  });

  it('breaks a long list into lines, with the file’s indent and line endings', () => {
    const items = Array.from({ length: 12 }, (_, index) => `a-rather-long-item-${index}`);
    const after = set('{\r\n  "list": ["x"],\r\n  "b": 1\r\n}\r\n', '/list', items);
    expect(after.split('\r\n').slice(0, 3)).toEqual([
      '{',
      '  "list": [',
      '    "a-rather-long-item-0",',
    ]);
    expect(after.endsWith('  ],\r\n  "b": 1\r\n}\r\n')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(JSON.parse(after).list).toEqual(items);
  });

  it('keeps each row of a table on one line', () => {
    const rows = [10, 15, 20, 25].map((percent) => ({
      children: percent / 5,
      'percent-each': percent,
    }));
    const lines = set('{\n  "table": []\n}\n', '/table', rows).split('\n');
    expect(lines.slice(1, 3)).toEqual([
      '  "table": [',
      '    { "children": 2, "percent-each": 10 },',
    ]);
    expect(lines).toHaveLength(rows.length + 5);
  });

  it('refuses a place without a value', () => {
    expect(() => set('{}', '/a', 1)).toThrow(RangeError);
  });
});

describe('withoutPart', () => {
  it.each([
    ['the first of a line', '{ "a": 1, "b": 2 }', '/a', '{ "b": 2 }'],
    ['the last of a line', '{ "a": 1, "b": 2 }', '/b', '{ "a": 1 }'],
    ['the only one', '{ "a": 1 }', '/a', '{}'],
    ['one between others', '{ "a": 1, "b": 2, "c": 3 }', '/b', '{ "a": 1, "c": 3 }'],
    ['a line of its own', '{\n  "a": 1,\n  "b": 2\n}\n', '/a', '{\n  "b": 2\n}\n'],
    [
      'the last line, with the comma before',
      '{\r\n  "a": 1,\r\n  "b": 2\r\n}',
      '/b',
      '{\r\n  "a": 1\r\n}',
    ],
    ['an item of a list', '["x", "y", "z"]', '/1', '["x", "z"]'],
    ['the last item', '["x", "y"]', '/1', '["x"]'],
    ['a member inside a group', '{"g": {"a": [1, {"z": 0}], "b": 2}}', '/g/a', '{"g": {"b": 2}}'],
    [
      'a key with a dot',
      '{ "says": { "a.b": 1, "c.d": 2 } }',
      '/says/a.b',
      '{ "says": { "c.d": 2 } }',
    ],
  ])('removes %s', (_, before, pointer, after) => {
    expect(drop(before, pointer)).toBe(after);
  });
});
