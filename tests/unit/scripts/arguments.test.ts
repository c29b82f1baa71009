import { describe, expect, it } from 'vitest';
import { readArguments, refuseArguments } from '../../../scripts/project/arguments.ts';

const OPTIONS = { now: { type: 'string' }, all: { type: 'boolean' } } as const;

describe('what follows a command', () => {
  it('is read by name', () => {
    expect(readArguments(['--now', 'oggi', '--all', 'x'], OPTIONS, 1)).toEqual({
      values: { now: 'oggi', all: true },
      positionals: ['x'],
    });
  });

  it.each([
    [['--nwo', 'x'], 'L’opzione «--nwo» non esiste: forse intendevate «--now».'],
    [['--qualcosa'], 'L’opzione «--qualcosa» non esiste.'],
    [['--now'], 'All’opzione «--now» manca il valore.'],
    [['--now', '--all'], 'All’opzione «--now» manca il valore.'],
    [['--all=si'], 'L’opzione «--all» non prende un valore.'],
    [['x', 'y'], '«y» non serve: ce n’è uno di troppo.'],
  ])('is refused with exit code 2: %j', (args, message) => {
    expect(() => readArguments(args, OPTIONS, 1)).toThrow(
      expect.objectContaining({ exitCode: 2, message }),
    );
  });

  it('is refused where a command takes nothing', () => {
    expect(() => refuseArguments([], 'npm start')).not.toThrow();
    expect(() => refuseArguments(['--port', '80'], 'npm start')).toThrow(
      '«--port» non serve. Si scrive soltanto: npm start',
    );
  });
});
