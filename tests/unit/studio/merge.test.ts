import { describe, expect, it } from 'vitest';
import { mergeFile } from '../../../src/studio/model/merge.ts';

const BASE = '{\n  "a": 1,\n  "list": [1, 2],\n  "b": "x"\n}\n';

describe('a file that two people edit', () => {
  it.each([
    [
      'keeps their text as typed, with our values',
      BASE.replace('1,', '7,'),
      BASE.replace('"x"', '"y"').replace('{\n', '{\n\n'),
      '{\n\n  "a": 7,\n  "list": [1, 2],\n  "b": "y"\n}\n',
    ],
    [
      'takes the same change once',
      BASE.replace('1,', '7,'),
      BASE.replace('1,', '7,').replace('"x"', '"y"'),
      BASE.replace('1,', '7,').replace('"x"', '"y"'),
    ],
    [
      'loses what we removed',
      '{\n  "a": 1,\n  "list": [1, 2]\n}\n',
      BASE.replace('1,', '9,'),
      '{\n  "a": 9,\n  "list": [1, 2]\n}\n',
    ],
  ])('%s', (_, mine, theirs, text) => {
    expect(mergeFile('a.json', BASE, mine, theirs)).toEqual({ kind: 'merged', text });
  });

  it.each([
    ['one value', BASE.replace('1,', '7,'), BASE.replace('1,', '8,'), '/a'],
    [
      'one list, at its end and inside',
      BASE.replace('[1, 2]', '[1, 2, 3]'),
      BASE.replace('[1, 2]', '[1, 5]'),
      '/list',
    ],
  ])('clashes on %s, and says where', (_, mine, theirs, pointer) => {
    const outcome = mergeFile('a.json', BASE, mine, theirs);
    expect(outcome.kind).toBe('conflict');
    expect(
      outcome.kind === 'conflict' && outcome.conflicts.map((conflict) => conflict.pointer),
    ).toEqual([pointer]);
  });
});
