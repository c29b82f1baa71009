import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommand, usage } from '../../../scripts/check/options.ts';
import { HelpRequested } from '../../../scripts/project/command-error.ts';
import { CONTENT, ROOT, shownPath } from '../../../scripts/project/paths.ts';
import { reportFormats } from '../../../src/check/reporters/reporters.ts';
import { allRules } from '../../../src/check/rules/all.ts';
import { kebabCase } from '../../../src/content/paths.ts';

describe('the options of the check', () => {
  it('are all off by default', () => {
    expect(readCommand([])).toEqual({
      format: 'pretty',
      output: undefined,
      content: CONTENT,
      folder: 'content',
      only: [],
      all: false,
      strict: false,
      release: false,
      today: undefined,
      site: undefined,
      rollback: false,
      since: undefined,
      coverage: false,
      fix: false,
      dryRun: false,
    });
  });

  it('are read as they are typed', () => {
    const args =
      '--format html --output out/r.html --only says --only to-confirm --strict --release --today 2025-06-09 --content schemas';
    expect(readCommand(args.split(' '))).toEqual({
      ...readCommand([]),
      format: 'html',
      output: join(ROOT, 'out/r.html'),
      content: join(ROOT, 'schemas'),
      folder: 'schemas',
      only: ['says', 'to-confirm'],
      strict: true,
      release: true,
      today: '2025-06-09',
    });
  });

  it('compare with a revision, as text or for a pull request', () => {
    expect(readCommand(['--since', 'main', '--format', 'markdown'])).toMatchObject({
      since: 'main',
      format: 'markdown',
    });
    for (const other of ['--fix', '--format json'])
      expect(() => readCommand(['--since', 'main', ...other.split(' ')])).toThrow(/--since/);
    expect(() => readCommand(['--coverage', '--format', 'markdown'])).toThrow(/--coverage/);
  });

  it('accept a finding’s code in place of a rule', () => {
    expect(readCommand(['--only', 'says-same'])).toMatchObject({ only: ['says-same'] });
  });

  it('are in the help, with the report formats', () => {
    expect(() => readCommand(['--help', '--format', 'html'])).toThrow(HelpRequested);
    const { folder: _, ...options } = readCommand([]);
    for (const name of Object.keys(options)) expect(usage()).toContain(`\n  --${kebabCase(name)} `);
    expect(usage()).toContain(reportFormats.join(', '));
  });

  it('write fixes only when asked', () => {
    expect(readCommand(['--fix', '--dry-run'])).toMatchObject({ fix: true, dryRun: true });
    expect(() => readCommand(['--dry-run'])).toThrow('soltanto con --fix');
  });

  it.each([
    ['--site non-esiste', 'La cartella non-esiste non esiste: costruite prima il sito'],
    ['--site schemas', 'Nella cartella schemas non c’è un sito costruito'],
    ['--site docs --rollback', '--rollback serve soltanto con --site e un indirizzo'],
    ['--site https:// --rollback', '«https://» non è un indirizzo'],
    ['--site https://name:secret@:x', '«https://:x» non è un indirizzo'],
    ['--site docs --fix', '--fix e --site non vanno insieme.'],
    ['--formt json', 'L’opzione «--formt» non esiste: forse intendevate «--format».'],
    ['prezzi', '«prezzi» non serve: il comando prende soltanto opzioni.'],
    [
      '--format markdwon',
      `Il formato «markdwon» non esiste. Forse intendevate «markdown». Si può scegliere fra: ${reportFormats.join(', ')}.`,
    ],
    [
      '--only placeholder',
      `La regola «placeholder» non esiste. Forse intendevate «placeholders». Si può scegliere fra: ${allRules.map(({ name }) => name).join(', ')}.`,
    ],
    [
      '--today 2025-02-30',
      '«2025-02-30» non è un giorno del calendario: scrivetelo come anno-mese-giorno, per esempio 2025-06-09.',
    ],
    ['--today oggi', '«oggi» non è un giorno del calendario'],
    ['--content non-esiste', 'La cartella non-esiste non esiste.'],
    ['--content package.json', 'package.json non è una cartella.'],
    ['--output content/report.html', 'per content/report.html scegliete un’altra cartella.'],
    ['--output schemas/report.json', 'per schemas/report.json scegliete un’altra cartella.'],
    ['--output=', 'Dopo --output manca il nome del file.'],
  ])('refuse %s', (args, why) => {
    expect(() => readCommand(args.split(' '))).toThrow(why);
  });

  it('keep the credentials of a URL, without its path', () => {
    const { site } = readCommand(['--site', 'https://name:secret@camp.example/here?q']);
    expect(site).toBe('https://name:secret@camp.example/');
  });

  it('name a folder in the repository by its relative path', () => {
    expect(shownPath(join(ROOT, 'content/facts'))).toBe('content/facts');
    expect(shownPath(ROOT)).toBe('');
    expect(shownPath(join(ROOT, '../elsewhere'))).toBe(join(ROOT, '../elsewhere'));
  });
});
