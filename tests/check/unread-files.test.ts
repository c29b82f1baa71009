import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { CAMP_TODAY, campSources, textOf, withFile } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

/** The findings when one file of the camp holds something else. */
function said(path: string, text: string): string[] {
  const options = { served, today: CAMP_TODAY };
  const { findings, crashes } = runChecks(withFile(path, text), schemas, options);
  expect(crashes).toEqual([]);
  return findings
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map((finding) => `${finding.file}:${finding.line} ${sentenceOf(finding)}`);
}

const FOREIGN =
  'Questo non è un file JSON, ma il file di un altro programma: recuperate il file JSON, oppure salvatelo come «testo semplice» in UTF-8.';

/** One file of each folder, and all files outside folders. */
const oneOfEach = campSources
  .map(({ path }) => path)
  .filter((path, place, all) => {
    const folder = dirname(path);
    return folder === '.' || all.findIndex((other) => dirname(other) === folder) === place;
  });

it.each(oneOfEach)('reports a foreign file at %s once, and nothing else', (path) => {
  expect(said(path, 'PK\u0003\u0004')).toEqual([`${path}:1 ${FOREIGN}`]);
});

const HOME = 'texts/it/home.json';
const inCode = (code: string) => (text: string) =>
  new TextDecoder(code, { ignoreBOM: true }).decode(Buffer.from(text));

it.each([
  ['Windows', inCode('windows-1252')],
  ['a Mac', inCode('macintosh')],
  ['Unix of old', inCode('iso-8859-1')],
])('reports once accents read as those of %s', (_, reread) => {
  const [first = '', ...others] = said(HOME, reread(textOf(HOME)));
  expect(others).toEqual([]);
  expect(first).toContain('gli accenti sono diventati altri segni');
});

it('reports once that accents are lost', () => {
  const [first = '', ...others] = said(HOME, textOf(HOME).replace(/[à-ú’«»]/g, '\uFFFD'));
  expect(others).toEqual([]);
  expect(first).toContain('perché il file non è salvato in UTF-8');
});
