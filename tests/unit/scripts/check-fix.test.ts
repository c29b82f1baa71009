import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixContent } from '../../../scripts/check/fix.ts';
import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { CAMP } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const check = (sources: readonly SourceFile[]) => runChecks(sources, schemas);

let content = '';
const file = () => join(content, 'texts/it/lago-blu.json');
const read = () => readFileSync(file(), 'utf8');
const edit = (from: string | RegExp, to: string) => {
  const before = read();
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${from} matches nothing`);
  writeFileSync(file(), after);
};
const fix = (dryRun = false) =>
  fixContent(readContentFolder(content), check, { content, folder: 'content', dryRun });

beforeEach(() => {
  content = temporaryFolder(CAMP);
});

const WEEK = '{{prices.week, euro}}, con pranzo';

describe('npm run check -- --fix', () => {
  it('writes placeholders and touches nothing else', () => {
    const before = read();
    edit(WEEK, 'centoquarantaquattro euro, con pranzo');
    expect(fix()).toMatch(
      /^content\/texts\/it\/lago-blu\.json:\d+:\d+ «centoquarantaquattro euro» diventa \{\{prices\.week, euro\}\}\n1 valore corretto in 1 file\.\n$/,
    );
    expect(read()).toBe(before);
    expect(fix()).toBe('Qui il comando non può correggere niente.\n');
  });

  it('keeps line ends and escaped letters', () => {
    edit(WEEK, '144,00 €, con pranzo');
    const before = read().replaceAll('\n', '\r\n').replaceAll('è', '\\u00e8');
    writeFileSync(file(), before);
    fix();
    expect(read()).toBe(before.replace('144,00 €', '{{prices.week, euro}}'));
  });

  it.each([
    ['that equal no fact', '136 euro, con pranzo'],
    ['of something else', `${WEEK}. La quota d’iscrizione costa 144 euro`],
  ])('leaves values %s', (_, typed) => {
    edit(WEEK, typed);
    const before = read();
    expect(fix()).toBe('Qui il comando non può correggere niente.\n');
    expect(read()).toBe(before);
  });

  it('only reports changes in a dry run', () => {
    edit(WEEK, '144€, con pranzo');
    const before = read();
    expect(fix(true)).toMatch(/«144€» diventa .*\nNessun file è cambiato/);
    expect(read()).toBe(before);
  });

  it('changes nothing if somebody has edited a file in the meantime', () => {
    edit(WEEK, '144€, con pranzo');
    const sources = readContentFolder(content);
    edit('144€', '136€');
    const late = () => fixContent(sources, check, { content, folder: 'content', dryRun: false });
    expect(late).toThrow(`Qualcuno ha cambiato ${file()} in questo momento`);
    expect(read()).toContain('136€');
  });
});
