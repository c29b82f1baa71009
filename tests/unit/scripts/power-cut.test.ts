import fs, { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recoverWrites, writeFiles } from '../../../scripts/project/write-files.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const BEFORE = { 'site.json': 'the old site', 'facts/season.json': 'the old season, longer' };
const AFTER = {
  'site.json': 'the new site',
  'facts/season.json': 'the new one',
  'texts/de/home.json': 'a new file in two new folders',
};
const CHANGES = Object.entries(AFTER).map(([path, after]) => {
  return { path, before: new Map(Object.entries(BEFORE)).get(path), after };
});
const original = temporaryFolder();
for (const [path, text] of Object.entries(BEFORE)) {
  mkdirSync(dirname(join(original, path)), { recursive: true });
  fs.writeFileSync(join(original, path), text);
}

const CALLS = [
  'openSync',
  'writeFileSync',
  'fsyncSync',
  'renameSync',
  'rmSync',
  'mkdirSync',
] as const;
type Call = (...given: unknown[]) => unknown;

/** Lets `left` calls reach the disk, and fails all later ones: of the first, half is written. */
function cut(left: number, code: string, work: () => void): string[] {
  const done: string[] = [];
  const names = new Map<unknown, string>();
  const real = Object.fromEntries(CALLS.map((name) => [name, fs[name]]));
  const said = (path: unknown) => String(names.get(path) ?? path).replace(/^.*\/test-\w+\/?/, '');
  for (const name of CALLS)
    Reflect.set(fs, name, (...given: unknown[]) => {
      if (done.length >= left) {
        const [to, text = ''] = given;
        if (name === 'writeFileSync' && done.length === left)
          (real[name] as Call)(to, String(text).slice(0, String(text).length / 2));
        throw Object.assign(new Error(code), { code });
      }
      done.push(`${name} ${said(given[name === 'renameSync' ? 1 : 0])}`);
      const result = (real[name] as Call)(...given);
      if (name === 'openSync') names.set(result, String(given[0]));
      return result;
    });
  syncBuiltinESMExports();
  try {
    work();
  } catch (error) {
    if (Object(error).code !== code) throw error;
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
  return done;
}

/** The files in the end, the recovery cut off too. */
function decided(left: number, code: string, recovered = Number.POSITIVE_INFINITY) {
  const folder = temporaryFolder(original);
  const told: string[] = [];
  const done = cut(left, code, () => writeFiles(folder, CHANGES));
  cut(recovered, code, () => recoverWrites(folder, (sentence) => told.push(sentence)));
  recoverWrites(folder, (sentence) => told.push(sentence));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.\w+\.json\.\d+$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]);
  return { done, told, files: Object.fromEntries(texts) };
}

const whole = decided(Number.POSITIVE_INFINITY, 'none');
const moments = [...whole.done.keys()];
const killed = moments.flatMap((left) =>
  [Number.POSITIVE_INFINITY, left % 7].map((recovered) => decided(left, 'killed', recovered)),
);

describe('a decision of several files', () => {
  it('is wholly before or wholly after, whichever call is the last', () => {
    expect(whole.files).toEqual(AFTER);
    for (const { files } of killed) expect([BEFORE, AFTER]).toContainEqual(files);
  });

  it('changes nothing on a disk that fills up at any call', () => {
    for (const left of moments)
      expect([BEFORE, AFTER]).toContainEqual(decided(left, 'ENOSPC').files);
  });

  it('says which files it restored', () => {
    expect(killed.flatMap(({ told }) => told).join('\n')).toMatch(
      /rimasta a metà.*site\.json, facts\/season\.json/,
    );
  });

  it('is on the disk before what depends on it: the journal, each text, each rename', () => {
    const order = whole.done.filter((call) => /^(fsync|rename|rm)/.test(call));
    expect(order.map((call) => call.replace(/\.\d+$/, ''))).toEqual([
      ...['fsyncSync .write-journal.json', 'fsyncSync '],
      ...['fsyncSync .site.json', 'fsyncSync facts/.season.json'],
      ...['fsyncSync texts', 'fsyncSync ', 'fsyncSync texts/de/.home.json'],
      ...['renameSync site.json', 'fsyncSync '],
      ...['renameSync facts/season.json', 'fsyncSync facts'],
      ...['renameSync texts/de/home.json', 'fsyncSync texts/de'],
      ...['rmSync .write-journal.json', 'fsyncSync '],
    ]);
  });
});
