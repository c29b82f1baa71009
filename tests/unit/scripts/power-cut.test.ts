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

/**
 * Lets the first calls through and fails the rest. If the first that fails is a write, half of it
 * reaches the disk.
 */
function crashAfter(calls: number, code: string, work: () => void): string[] {
  const done: string[] = [];
  const names = new Map<unknown, string>();
  const real = Object.fromEntries(CALLS.map((name) => [name, fs[name]]));
  const pathOfCall = (path: unknown) =>
    String(names.get(path) ?? path).replace(/^.*\/test-\w+\/?/, '');
  for (const name of CALLS)
    Reflect.set(fs, name, (...given: unknown[]) => {
      if (done.length >= calls) {
        const [to, text = ''] = given;
        if (name === 'writeFileSync' && done.length === calls)
          (real[name] as Call)(to, String(text).slice(0, String(text).length / 2));
        throw Object.assign(new Error(code), { code });
      }
      done.push(`${name} ${pathOfCall(given[name === 'renameSync' ? 1 : 0])}`);
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

/** Writes, crashes after some calls, crashes again during recovery, recovers, reads the files. */
function filesAfterCrash(calls: number, code: string, recoveryCalls = Number.POSITIVE_INFINITY) {
  const folder = temporaryFolder(original);
  const messages: string[] = [];
  const done = crashAfter(calls, code, () => writeFiles(folder, CHANGES));
  crashAfter(recoveryCalls, code, () =>
    recoverWrites(folder, (sentence) => messages.push(sentence)),
  );
  recoverWrites(folder, (sentence) => messages.push(sentence));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.\w+\.json\.\d+$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]);
  return { done, messages, files: Object.fromEntries(texts) };
}

const whole = filesAfterCrash(Number.POSITIVE_INFINITY, 'none');
const counts = [...whole.done.keys()];
const killed = counts.flatMap((calls) =>
  [Number.POSITIVE_INFINITY, calls % 7].map((recoveryCalls) =>
    filesAfterCrash(calls, 'killed', recoveryCalls),
  ),
);

describe('writing several files', () => {
  it('changes all of them or none, whichever call is the last', () => {
    expect(whole.files).toEqual(AFTER);
    for (const { files } of killed) expect([BEFORE, AFTER]).toContainEqual(files);
  });

  it('changes nothing on a disk that fills up at any call', () => {
    for (const calls of counts)
      expect([BEFORE, AFTER]).toContainEqual(filesAfterCrash(calls, 'ENOSPC').files);
  });

  it('says which files it restored', () => {
    expect(killed.flatMap(({ messages }) => messages).join('\n')).toMatch(
      /rimasta a metà.*site\.json, facts\/season\.json/,
    );
  });

  it('syncs each step before what depends on it: the journal, each text, each rename', () => {
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
