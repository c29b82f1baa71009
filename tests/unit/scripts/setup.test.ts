import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOutside, pickNode, sameTree } from '../../../scripts/project/install.mjs';
import { run, withLock } from '../../../scripts/project/run.mjs';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const lock = (packages: object) => JSON.stringify({ packages });
const WANTED = lock({
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha-a' },
  'node_modules/b': { version: '2.0.0', integrity: 'sha-b', optional: true },
});
const A = { version: '1.0.0', integrity: 'sha-a' };
const B = { version: '2.0.0', integrity: 'sha-b' };

describe('sameTree', () => {
  test.each([
    ['all packages', { 'node_modules/a': A, 'node_modules/b': B }],
    ['all but an optional one', { 'node_modules/a': A }],
  ])('accepts %s', (_what, packages) => {
    expect(sameTree(WANTED, lock(packages))).toBe(true);
  });

  test.each(['', '<<<<<<< HEAD'])('rejects an invalid lock file: «%s»', (text) => {
    expect(sameTree(WANTED, text)).toBe(false);
    expect(sameTree(text, lock({ 'node_modules/a': A }))).toBe(false);
  });

  test.each([
    ['a missing package', { 'node_modules/b': B }],
    ['another version', { 'node_modules/a': { ...A, version: '1.0.1' } }],
    ['another content', { 'node_modules/a': { ...A, integrity: 'sha-x' } }],
    ['another version of an optional one', { 'node_modules/a': A, 'node_modules/b': A }],
    ['one package too many', { 'node_modules/a': A, 'node_modules/c': A }],
    ['nothing', {}],
  ])('rejects %s', (_what, packages) => {
    expect(sameTree(WANTED, lock(packages))).toBe(false);
  });
});

describe('pickNode', () => {
  const host = { current: '/usr/bin/node', needed: '24.2' };

  test('prefers the pinned Node', () => {
    expect(pickNode({ ...host, pinned: '/p/node', version: '26.0.0' })).toBe('/p/node');
  });

  test.each(['24.2.0', '24.10.0', '26.1.0'])('falls back to Node %s', (version) => {
    expect(pickNode({ ...host, version })).toBe('/usr/bin/node');
  });

  test.each(['20.20.2', '24.1.0'])('says which Node is needed instead of %s', (version) => {
    expect(() => pickNode({ ...host, version })).toThrow(
      `Serve Node 24.2: quello del progetto qui non parte, e il vostro è ${version}.`,
    );
  });
});

describe('pathOutside', () => {
  test('omits only the project’s folders', () => {
    const path = [
      '/site/node_modules/.bin',
      '/site/node_modules',
      '/site/node_modules2',
      '/usr/bin',
    ];
    expect(pathOutside(path.join(delimiter), '/site/node_modules')).toBe(
      ['/site/node_modules2', '/usr/bin'].join(delimiter),
    );
  });
});

describe('run', () => {
  const node = (script: string) => run(process.execPath, ['-e', script], { stdio: 'ignore' });

  test.each([0, 1, 7])('returns the exit code %i', async (code) => {
    expect(await node(`process.exit(${code})`)).toBe(code);
  });

  test('returns 128 plus the number of the signal', async () => {
    expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(137);
  });

  test('rejects a command that does not exist', async () => {
    await expect(run('/nowhere/node', [])).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('withLock', () => {
  test('runs one at a time', async () => {
    const lockFile = join(folder, '.cache', 'setup.lock');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setTimeout(resolve, 10));
      working -= 1;
    };
    await Promise.all([withLock(lockFile, work), withLock(lockFile, work)]);
    expect(most).toBe(1);
    expect(existsSync(lockFile)).toBe(false);
  });

  test.each([
    ['folder', (lockFile: string) => mkdirSync(lockFile)],
    ['file of an earlier release', (lockFile: string) => writeFileSync(lockFile, '1 a')],
  ])('takes a stale lock: a %s', async (_what, make) => {
    const lockFile = join(folder, 'setup.lock');
    vi.spyOn(console, 'log').mockImplementation(() => {});
    make(lockFile);
    const then = new Date(Date.now() - 61_000);
    utimesSync(lockFile, then, then);
    await withLock(lockFile, async () => {});
    expect(existsSync(lockFile)).toBe(false);
  });

  test('releases the lock when the work fails', async () => {
    const lockFile = join(folder, 'setup.lock');
    await expect(withLock(lockFile, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lockFile)).toBe(false);
  });

  test('reports why the lock cannot be made', async () => {
    mkdirSync(join(folder, 'file'));
    writeFileSync(join(folder, 'file', 'x'), '');
    await expect(withLock(join(folder, 'file', 'x', 'lock'), async () => {})).rejects.toThrow();
  });
});
