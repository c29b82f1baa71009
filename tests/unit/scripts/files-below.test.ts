import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  filesBelow,
  readContentFolder,
  readSchemas,
} from '../../../scripts/project/content-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(() => {
  folder = join(temporaryFolder(), 'content');
  mkdirSync(at('facts'), { recursive: true });
  writeFileSync(at('facts/prices.json'), '{}');
  writeFileSync(join(folder, '../outside.json'), '{}');
});

/** Node writes names in UTF-8; only bytes can be invalid. */
const named = (before: string, bytes: number[], after: string) =>
  Buffer.concat([Buffer.from(at(before)), Buffer.from(bytes), Buffer.from(after)]);

it.each<[string, () => void, string]>([
  [
    'a name that is not UTF-8',
    () => writeFileSync(named('facts/caff', [0xe9], '.json'), '{}'),
    'facts/caff\ufffd.json',
  ],
  ['such a folder', () => mkdirSync(named('caff', [0xe9], '')), 'caff\ufffd'],
  [
    'a link to a file outside',
    () => symlinkSync('../../outside.json', at('facts/fees.json')),
    'facts/fees.json',
  ],
  ['a folder that holds itself', () => symlinkSync('.', at('facts/loop')), 'facts/loop'],
])('refuses %s', (_, make, path) => {
  make();
  expect(() => readContentFolder(folder)).toThrow(
    `content/${path} non si può leggere: è un collegamento, oppure il suo nome non è scritto in UTF-8.`,
  );
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
