import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';

/** A copy of the project, whose sources a test may change. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const name of [
    'scripts',
    'src',
    'schemas',
    'content',
    'public',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // As every command: what is kept of it, and when, has nothing to do with what it says.
  mkdirSync(join(copy, 'scripts/greet'));
  writeFileSync(
    join(copy, 'scripts/greet/command.ts'),
    `import { word } from './word.ts';
export function run(args: readonly string[]): number {
  console.log(word, ...args);
  return 3;
}`,
  );
  says('good morning');
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // Compiling them takes longer than all else; the second test makes them anew.
  const validators = join('.cache', 'validators');
  if (existsSync(join(ROOT, validators)))
    cpSync(join(ROOT, validators), join(copy, validators), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const ENV = { ...process.env, CI: '', GITHUB_ACTIONS: '', CONTENT_DIR: '' };
const { CONTENT_DIR: _, ...env } = ENV;
const CHECK = ['check', '--only', 'syntax'];
const GREET = ['greet', 'Anna'];

function says(word: string): void {
  writeFileSync(
    join(copy, 'scripts/greet/word.ts'),
    `export const word: string = ${JSON.stringify(word)};`,
  );
}

function run(args: readonly string[]): { out: string; code: number | null } {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/kept.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  return { out: stdout, code: status };
}

const kept = () => readdirSync(join(copy, '.cache/commands')).sort();
const programs = (name: string) =>
  kept().filter((file) => file.startsWith(`${name}-`) && file.endsWith('.cjs'));
const compiled = () => join(copy, '.cache/commands', `${programs('greet')[0]}.v8`);

describe('a kept check', () => {
  it('says the same as the sources, and as one that was broken', () => {
    const fromSources = run(CHECK);
    expect(fromSources.code).toBe(0);
    expect(programs('check')).toHaveLength(1);
    expect(run(CHECK)).toEqual(fromSources);
    for (const name of kept()) writeFileSync(join(copy, '.cache/commands', name), 'half a prog');
    const validators = join(copy, '.cache/validators');
    for (const name of readdirSync(validators)) writeFileSync(join(validators, name), 'module.exp');
    expect(run(CHECK)).toEqual(fromSources);
  });
});

describe('a kept program', () => {
  it('is thrown away when a source changes', () => {
    const fromSources = run(GREET);
    expect(fromSources).toEqual({ out: 'good morning Anna\n', code: 3 });
    const [first = ''] = programs('greet');
    expect(run(GREET)).toEqual(fromSources);
    expect(programs('greet')).toEqual([first]);
    says('good evening');
    expect(run(GREET)).toEqual({ out: 'good evening Anna\n', code: 3 });
    expect(programs('greet')).toHaveLength(1);
    expect(programs('greet')).not.toContain(first);
  });

  it('compiles nothing twice, and anew when what was compiled is broken', () => {
    run(GREET);
    const whole = run(GREET);
    const { mtimeMs, size } = statSync(compiled());
    expect(run(GREET)).toEqual(whole);
    expect(statSync(compiled()).mtimeMs).toBe(mtimeMs);
    writeFileSync(compiled(), readFileSync(compiled()).fill(7, size / 2, size / 2 + 100));
    expect(run(GREET)).toEqual(whole);
    expect(statSync(compiled()).mtimeMs).toBeGreaterThan(mtimeMs);
  });

  it('appears whole when two make it at once', async () => {
    rmSync(join(copy, '.cache/commands'), { recursive: true });
    const runs = [1, 2].map(
      () =>
        new Promise<number | null>((resolve) => {
          const args = ['scripts/kept.mjs', ...GREET];
          spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore' }).once('close', resolve);
        }),
    );
    expect(await Promise.all(runs)).toEqual([3, 3]);
    expect(kept().filter((name) => !/^greet(?:-[0-9a-f]+\.cjs|\.json)$/.test(name))).toEqual([]);
    expect(run(GREET).code).toBe(3);
  });
});
