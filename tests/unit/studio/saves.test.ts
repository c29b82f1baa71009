import { describe, expect, it } from 'vitest';
import { commitMessage, revertSave } from '../../../src/studio/session/saves.ts';

const BEFORE = '{\n  "a": 1,\n  "b": "x",\n  "list": [1, 2]\n}\n';
const AFTER = BEFORE.replace('1,\n', '2,\n');

describe('the message of a save', () => {
  it.each([
    ['a sentence', 'Tariffe: ora è 5', [], 'Tariffe: ora è 5\n'],
    ['a sentence, and a line for each value', 'Due', ['uno', 'due'], 'Due\n\n- uno\n- due\n'],
    [
      'one line, whatever the page sends',
      'a\n\nCo-authored-by: x\r\u2028b\u0000\u202ec',
      [],
      'a Co-authored-by: x b c\n',
    ],
    ['a default sentence if there is none', { x: 1 }, 'rows', 'Contenuti cambiati dallo studio\n'],
    ['cut at 1,000 characters', 'x'.repeat(9000), [], `${'x'.repeat(1000)}\n`],
  ])('is %s', (_, subject, rows, message) => {
    expect(commitMessage(subject, rows)).toBe(message);
  });
});

describe('a save that is reverted', () => {
  const saved = [{ path: 'a.json', before: BEFORE, after: AFTER }];
  const taken = (text: string) => revertSave(saved, [{ path: 'a.json', text }]);

  it('restores the exact bytes if nothing was saved after it', () => {
    expect(taken(AFTER)).toEqual({
      kind: 'ready',
      after: [{ path: 'a.json', text: BEFORE }],
    });
  });

  it('keeps what was saved after it', () => {
    const later = AFTER.replace('"x"', '"later"').replace('[1, 2]', '[1,  2, 3]');
    expect(taken(later)).toEqual({
      kind: 'ready',
      after: [{ path: 'a.json', text: later.replace('2,\n', '1,\n') }],
    });
  });

  it('reports a value that changed again, and takes nothing back', () => {
    expect(taken(AFTER.replace('2,\n', '3,\n'))).toEqual({
      kind: 'refused',
      reason: 'touched',
      places: [{ file: 'a.json', pointer: '/a' }],
    });
    expect(taken('{')).toMatchObject({
      reason: 'touched',
      places: [{ file: 'a.json', pointer: '' }],
    });
  });

  it('has nothing to do if the values are back already', () => {
    expect(taken(BEFORE)).toEqual({ kind: 'refused', reason: 'reverted' });
  });

  it.each([
    ['was added', { path: 'a.json', before: undefined, after: AFTER }],
    ['was removed', { path: 'a.json', before: BEFORE, after: undefined }],
    ['no longer exists', { path: 'gone.json', before: BEFORE, after: AFTER }],
  ])('leaves a file that %s alone', (_, file) => {
    const now = [{ path: 'a.json', text: AFTER }];
    expect(revertSave([file], now)).toEqual({
      kind: 'refused',
      reason: 'whole',
      places: [{ file: file.path, pointer: '' }],
    });
  });
});
