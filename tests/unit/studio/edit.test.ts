import { describe, expect, it } from 'vitest';
import { type Edit, editedFile, InvalidEdit } from '../../../src/author/edit.ts';
import { valueBefore, withEdits } from '../../../src/studio/model/edit.ts';

const edited = (text: string, edit: Edit) => editedFile({ path: 'a.json', text }, edit).text;

const LONG = { name: 'Marta', note: 'x'.repeat(100) };

describe('an edit', () => {
  it.each<[name: string, before: string, edit: Edit, after: string]>([
    [
      'a value',
      '{ "a":  1,\n  "b": 2 }',
      { op: 'set', pointer: '/a', value: 3 },
      '{ "a":  3,\n  "b": 2 }',
    ],
    [
      'a new member',
      '{ "a": 1 }',
      { op: 'set', pointer: '/b', value: 'x' },
      '{ "a": 1, "b": "x" }',
    ],
    [
      'a first member too long for a line, in lines of their own',
      '{\n  "people": {},\n  "b": 1\n}',
      { op: 'set', pointer: '/people/marta', value: LONG },
      `{\n  "people": {\n    "marta": {\n      "name": "Marta",\n      "note": "${LONG.note}"\n    }\n  },\n  "b": 1\n}`,
    ],
    [
      'a member too long for the line of its group',
      '{\n  "people": { "a": 1 }\n}',
      { op: 'set', pointer: '/people/marta', value: LONG },
      `{\n  "people": {\n    "a": 1,\n    "marta": {\n      "name": "Marta",\n      "note": "${LONG.note}"\n    }\n  }\n}`,
    ],
    ['a new item', '[1,  2]', { op: 'set', pointer: '/2', value: 3 }, '[1,  2, 3]'],
    [
      'an item after the last',
      '{ "a": [1,  2] }',
      { op: 'set', pointer: '/a/-', value: 3 },
      '{ "a": [1,  2, 3] }',
    ],
    [
      'nothing, for the same value',
      '{ "a": 1.50 }',
      { op: 'set', pointer: '/a', value: 1.5 },
      '{ "a": 1.50 }',
    ],
    ['a removal', '{ "a": 1, "b": 2 }', { op: 'remove', pointer: '/a' }, '{ "b": 2 }'],
    [
      'an item to another place, each as it was typed',
      '[\n  { "a":1 },\n  2,\n  [ 3 ]\n]',
      { op: 'move', pointer: '/0', to: 2 },
      '[\n  2,\n  [ 3 ],\n  { "a":1 }\n]',
    ],
    [
      'a member to another place, with its name',
      '{ "a": 1,\n "b": 2 }',
      { op: 'move', pointer: '/b', to: 0 },
      '{ "b": 2,\n "a": 1 }',
    ],
  ])('makes %s and nothing else', (_, before, edit, after) => {
    expect(edited(before, edit)).toBe(after);
    // The page shows the same until the answer comes.
    const shown = withEdits(JSON.parse(before), [edit]);
    expect(JSON.stringify(shown)).toBe(JSON.stringify(JSON.parse(after)));
  });

  it.each<[name: string, edit: Edit]>([
    ['an item of a list that is shorter', { op: 'set', pointer: '/list/5', value: 1 }],
    ['a member of a value that is no group', { op: 'set', pointer: '/a/b', value: 1 }],
    ['a value that is not there', { op: 'remove', pointer: '/z' }],
    ['a place outside the list', { op: 'move', pointer: '/list/0', to: 7 }],
  ])('refuses %s', (_, edit) => {
    expect(() => edited('{ "a": 1, "list": [1] }', edit)).toThrow(InvalidEdit);
  });

  it('refuses a file that cannot be read', () => {
    expect(() => edited('{ "a": 1', { op: 'set', pointer: '/a', value: 2 })).toThrow(InvalidEdit);
  });
});

it.each([
  ['a value', { a: { b: 1 } }, { a: { b: 2 } }, ['a', 'b'], 1],
  ['a new value', { a: {} }, { a: { b: 2 } }, ['a', 'b'], undefined],
  ['an item of a list', ['x', 'y'], ['x', 'z'], ['1'], 'y'],
  ['an item of a list that has grown', ['x'], ['y', 'x'], ['0'], undefined],
])('knows what %s was before', (_, before, now, steps, value) => {
  expect(valueBefore(before, now, steps)).toBe(value);
});
