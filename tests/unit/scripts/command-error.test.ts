import { expect, it } from 'vitest';
import { CommandError, command, sentenceFor } from '../../../scripts/project/command-error.ts';

const failed = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

it.each([
  [new CommandError('Manca il dato.', 2), 'Manca il dato.', 2],
  [failed('ENOSPC'), 'Il disco è pieno: liberate spazio e riprovate.', 1],
  [failed('EDQUOT', '/c/a.json'), 'Il disco è pieno: liberate spazio e riprovate.', 1],
  [
    failed('EACCES', '/c/a.json'),
    'Il disco non lascia leggere o scrivere /c/a.json: controllate i permessi.',
    1,
  ],
  [
    failed('ENOTDIR', '/p/.cache/a'),
    'Non si può scrivere /p/.cache/a: una parte del percorso è un file, non una cartella.',
    1,
  ],
  [
    Object.assign(failed('ENOENT', '/p/.cache/a'), { syscall: 'mkdir' }),
    'Il disco non lascia leggere o scrivere /p/.cache/a: controllate i permessi.',
    1,
  ],
  [failed('EROFS'), 'Il disco non lascia leggere o scrivere: controllate i permessi.', 1],
])('a command reports %s without a stack', (error, text, exitCode) => {
  expect(sentenceFor(error)).toEqual({ text, exitCode });
});

it.each([new TypeError('x'), failed('ENOENT'), failed('ENOTDIR'), 'x', undefined])(
  'a bug of ours keeps its stack: %s',
  async (error) => {
    expect(sentenceFor(error)).toBeUndefined();
    await expect(command(() => Promise.reject(error))).rejects.toBe(error);
  },
);
