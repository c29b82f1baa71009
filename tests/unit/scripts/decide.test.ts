import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run, USAGE } from '../../../scripts/decide.ts';
import { recoverWrites } from '../../../scripts/project/write-files.ts';
import { CAMP } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const TODAY = '2026-11-21';
const WEEK = 'prices.week';
let folder = '';

beforeEach(() => {
  folder = temporaryFolder(CAMP);
});

const decide = (...args: string[]) => run([...args, '--content', folder], TODAY);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const unchanged = () =>
  read('pages/colle-alto.json') === readFileSync(join(CAMP, 'pages/colle-alto.json'), 'utf8');

describe('npm run decide', () => {
  it('resolves a contradiction and shows the changed lines', () => {
    const { code, out } = decide(WEEK, '144');
    expect(code).toBe(0);
    expect(out).toContain(`${WEEK} resta 144, il dato ufficiale`);
    expect(out).toContain(`- 3 |   "says": { "${WEEK}": 137 },`);
    expect(out).toContain(
      'la pagina colle-alto non dice più un altro valore (pages/colle-alto.json)',
    );
    expect(out).toContain('la questione «full-week-mantova» è chiusa (questions.json)');
    expect(out).toContain('Fatto: 2 file cambiati.');
    expect(read('pages/colle-alto.json')).not.toContain('says');
    expect(read('questions.json')).not.toContain('full-week-mantova');
    expect(readdirSync(join(folder, 'pages')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('names each value that a decision confirms', () => {
    const { out } = decide('--set', 'care.ratio.children', '9', 'care.ratio.status', 'confirmed');
    for (const name of ['status', 'children'])
      expect(out).toContain(`care.ratio.${name} non è più da confermare (facts/care.json)`);
  });

  it('changes nothing in a dry run', () => {
    const { code, out } = decide(WEEK, '144', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('non ho cambiato niente');
    expect(unchanged()).toBe(true);
  });

  it('exits with 1 and changes nothing when the value is refused', () => {
    const { code, err } = decide(WEEK, 'tanto');
    expect(code).toBe(1);
    expect(err).toContain('qui serve un numero');
    expect(err).toContain('Non ho cambiato niente.');
    expect(unchanged()).toBe(true);
  });

  it('exits with 2 and the nearest names for an unknown fact', () => {
    const { code, err } = decide('prices.wek', '144');
    expect(code).toBe(2);
    expect(err).toContain(`Forse intendevate:\n  ${WEEK}`);
  });

  it.each([
    ['no fact', []],
    ['a fact without its value', [WEEK]],
    ['an option that does not exist', ['--force']],
    ['two ways to choose', [WEEK, '--keep', '--as', 'colle-alto']],
  ])('exits with 2 and its usage for %s', (_, args) => {
    const { code, err } = decide(...args);
    expect(code).toBe(2);
    expect(err).toContain(USAGE);
  });
});

describe('npm run decide -- --refresh', () => {
  const edit = (path: string, from: RegExp, to: string) =>
    writeFileSync(join(folder, path), read(path).replace(from, to));
  const why = (id: string) => JSON.parse(read('questions.json')).questions[id].reason;

  it('shows the reason of each updated question, and its place', () => {
    edit('pages/layout.json', /"season.end": "[^"]*"/, '"season.end": "2031-09-05"');
    const { code, out } = decide('--refresh');
    expect(code).toBe(0);
    const lines = read('questions.json').split('\n');
    const line = lines.findIndex((line) => line.includes(why('season-end'))) + 1;
    const column = (lines[line - 1] ?? '').indexOf(': ') + 3;
    expect(out).toContain(
      `Rileggete perché questa questione è aperta; se non è più così, correggete la frase:\n  ${folder}/questions.json:${line}:${column} ${why('season-end')}`,
    );
  });

  it('asks for nothing when all questions are closed', () => {
    edit('pages/colle-alto.json', /"says": \{[^}]*\},\s*/, '');
    const { out } = decide('--refresh');
    expect(out).toContain('è chiusa: nessuna pagina dice altro');
    expect(out).toContain('Non resta niente da fare per queste questioni.');
  });
});

/** power-cut.test.ts tests that all files are written, or none. */
describe('writing several files', () => {
  const file = (name: string) => join(folder, name);

  it.each([
    ['../outside.json', 'a path outside the folder'],
    ['facts/linked.json', 'a link outside the folder'],
  ])('restores nothing for a journal with %s, %s', (path) => {
    const outside = join(folder, '..', `outside-${process.pid}.json`);
    onTestFinished(() => rmSync(outside));
    writeFileSync(outside, 'theirs');
    symlinkSync(outside, file('facts/linked.json'));
    const wrong = {
      path: path.replace('outside', basename(outside, '.json')),
      before: 'ours',
      after: 'theirs',
    };
    const journal = file('.write-journal.json');
    writeFileSync(
      journal,
      JSON.stringify({ pid: process.pid, updates: [wrong, null, { path: 5 }] }),
    );
    // A journal that cannot be read may be on its way to the disk, unless it is old.
    utimesSync(journal, 0, 0);
    recoverWrites(folder);
    writeFileSync(journal, JSON.stringify({ pid: process.pid, updates: [wrong, { path: 5 }] }));
    recoverWrites(folder);
    expect([readFileSync(outside, 'utf8'), existsSync(journal)]).toEqual(['theirs', false]);
  });
});
