import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CommandError } from '../../../scripts/project/command-error.ts';
import { readContentFolder, readSchemas } from '../../../scripts/project/content-folder.ts';
import { filesBelow } from '../../../scripts/project/files-below.ts';

let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'below-')), 'content');
  mkdirSync(at('facts'), { recursive: true });
  writeFileSync(at('facts/prices.json'), '{}');
  writeFileSync(join(folder, '../outside.json'), '{}');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Node writes names in UTF-8; only bytes can be invalid. */
const named = (before: string, bytes: number[], after: string) =>
  Buffer.concat([Buffer.from(at(before)), Buffer.from(bytes), Buffer.from(after)]);

it.each<[string, () => void, string]>([
  [
    'a name that is not UTF-8',
    () => writeFileSync(named('facts/caff', [0xe9], '.json'), '{}'),
    'content/facts/caff\ufffd.json ha un nome che non si legge (non è scritto in UTF-8): rinominatelo.',
  ],
  [
    'such a folder',
    () => mkdirSync(named('caff', [0xe9], '')),
    'content/caff\ufffd ha un nome che non si legge (non è scritto in UTF-8): rinominatelo.',
  ],
  [
    'a broken link',
    () => symlinkSync('nowhere.json', at('facts/fees.json')),
    'content/facts/fees.json è un collegamento a «nowhere.json», che non c’è: mettete al suo posto il file.',
  ],
  [
    'a link to itself',
    () => symlinkSync('fees.json', at('facts/fees.json')),
    'content/facts/fees.json è un collegamento a «fees.json», che non c’è: mettete al suo posto il file.',
  ],
  [
    'a link to a file outside',
    () => symlinkSync('../../outside.json', at('facts/fees.json')),
    'content/facts/fees.json è un collegamento a «../../outside.json», fuori da questa cartella: mettete al suo posto il file.',
  ],
  [
    'a folder that holds itself',
    () => symlinkSync('.', at('facts/loop')),
    'content/facts/loop è un collegamento a «.», una cartella: mettete al suo posto la cartella stessa.',
  ],
  [
    'a link to a device',
    () => symlinkSync('/dev/null', at('facts/fees.json')),
    'content/facts/fees.json è un collegamento a «/dev/null», fuori da questa cartella: mettete al suo posto il file.',
  ],
])('says what %s is', (_, make, sentence) => {
  make();
  expect(() => readContentFolder(folder)).toThrow(new CommandError(sentence));
});

it('reads a link to a file of the same folder', () => {
  writeFileSync(at('.real.json'), '{ "a": 1 }');
  symlinkSync('../.real.json', at('facts/fees.json'));
  expect(readContentFolder(folder)).toEqual([
    { path: 'facts/fees.json', text: '{ "a": 1 }' },
    { path: 'facts/prices.json', text: '{}' },
  ]);
});

it('ignores leftovers of editors, wherever they link', () => {
  symlinkSync('me@host.123', at('facts/.#prices.json'));
  writeFileSync(named('facts/.caff', [0xe9], '.swp'), '');
  writeFileSync(at('facts/prices.json~'), '');
  expect(readContentFolder(folder).map(({ path }) => path)).toEqual(['facts/prices.json']);
});

it('reports a missing folder, or a file in its place', () => {
  expect(() => readSchemas(at('schemas'))).toThrow(
    `La cartella ${at('schemas')} non c’è, o non è una cartella.`,
  );
  expect(() => filesBelow(at('facts/prices.json'))).toThrow('non è una cartella.');
});
