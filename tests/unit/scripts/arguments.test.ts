import { describe, expect, it, vi } from 'vitest';
import { expectNoArguments, readArguments } from '../../../scripts/project/arguments.ts';
import { command, HelpRequested } from '../../../scripts/project/command-error.ts';
import { outcome } from '../../../scripts/project/content-command.ts';

const OPTIONS = { now: { type: 'string' }, all: { type: 'boolean' } } as const;

describe('arguments', () => {
  it('are read by name', () => {
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
  ])('are refused with exit code 2: %j', (args, message) => {
    expect(() => readArguments(args, OPTIONS, 1)).toThrow(
      expect.objectContaining({ exitCode: 2, message }),
    );
  });

  it('are refused when npm has kept an option', () => {
    vi.stubEnv('npm_lifecycle_event', 'decide');
    vi.stubEnv('npm_config_dry_run', 'true');
    const options = { 'dry-run': { type: 'boolean' } } as const;
    expect(() => readArguments(['x'], options, 1)).toThrow(
      expect.objectContaining({
        exitCode: 2,
        message:
          'npm ha tenuto per sé l’opzione «--dry-run»: mettetele davanti due trattini da soli, «npm run decide … -- --dry-run».',
      }),
    );
    expect(() => readArguments(['x'], OPTIONS, 1)).not.toThrow();
    vi.stubEnv('npm_lifecycle_event', undefined);
    expect(() => readArguments(['x'], options, 1)).not.toThrow();
    vi.unstubAllEnvs();
  });

  it('are refused by a command that takes none', () => {
    expect(() => expectNoArguments([], 'npm start')).not.toThrow();
    expect(() => expectNoArguments(['--port', '80'], 'npm start')).toThrow(
      '«--port» non serve. Si scrive soltanto: npm start',
    );
  });

  it.each([['--help'], ['-h'], ['--help', '--qualcosa']])(
    'may ask for help: %s',
    async (...args) => {
      const read = () => readArguments(args, OPTIONS, 1);
      expect(read).toThrow(HelpRequested);
      const asked = () => {
        read();
        return { code: 1, out: '', err: '' };
      };
      expect(outcome('Uso: prova', asked)).toEqual({ code: 0, out: 'Uso: prova', err: '' });
      expect(() => expectNoArguments(args, 'npm start')).toThrow(
        expect.objectContaining({ exitCode: 0, message: 'Si scrive soltanto: npm start' }),
      );
      const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
      await command(async () => void read(), 'Uso: prova');
      expect(log.mock.calls).toEqual([['Uso: prova']]);
      log.mockRestore();
    },
  );
});
