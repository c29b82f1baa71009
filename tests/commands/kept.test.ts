import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // Compiling them takes longer than all else; the second test makes them anew.
  const validators = join('.cache', 'validators');
  if (existsSync(join(ROOT, validators)))
    cpSync(join(ROOT, validators), join(copy, validators), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const ENV = { ...process.env, CI: '', GITHUB_ACTIONS: '', CONTENT_DIR: '' };
const { CONTENT_DIR: _, ...env } = ENV;
const ARGS = ['scripts/kept.mjs', 'check', '--only', 'syntax'];

function check(): { out: string; code: number | null } {
  const { stdout, status } = spawnSync(process.execPath, ARGS, {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  return { out: stdout, code: status };
}

const commands = () => readdirSync(join(copy, '.cache/commands')).sort();
const programs = () => commands().filter((name) => name.endsWith('.cjs'));
const compiled = () => join(copy, '.cache/commands', `${programs()[0]}.v8`);

describe('a kept program', () => {
  it('says the same as the sources, and is thrown away when one changes', () => {
    const fromSources = check();
    const [first = ''] = programs();
    expect(check()).toEqual(fromSources);
    const words = join(copy, 'src/check/reporters/words.ts');
    writeFileSync(words, `${readFileSync(words, 'utf8')}\n// changed\n`);
    expect(check()).toEqual(fromSources);
    expect(programs()).toHaveLength(1);
    expect(programs()).not.toContain(first);
  });

  it('is not trusted when it is broken', () => {
    const whole = check();
    for (const name of commands())
      writeFileSync(join(copy, '.cache/commands', name), 'half a prog');
    const validators = join(copy, '.cache/validators');
    for (const name of readdirSync(validators)) writeFileSync(join(validators, name), 'module.exp');
    expect(check()).toEqual(whole);
  });

  it('compiles nothing twice, and anew when what was compiled is broken', () => {
    check();
    const whole = check();
    const { mtimeMs, size } = statSync(compiled());
    expect(check()).toEqual(whole);
    expect(statSync(compiled()).mtimeMs).toBe(mtimeMs);
    writeFileSync(compiled(), readFileSync(compiled()).fill(7, size / 2, size / 2 + 100));
    expect(check()).toEqual(whole);
    expect(statSync(compiled()).mtimeMs).toBeGreaterThan(mtimeMs);
  });

  it('appears whole when two make it at once', async () => {
    rmSync(join(copy, '.cache/commands'), { recursive: true });
    const runs = [1, 2].map(
      () =>
        new Promise<number | null>((resolve) => {
          spawn(process.execPath, ARGS, { cwd: copy, env, stdio: 'ignore' }).once('close', resolve);
        }),
    );
    expect(await Promise.all(runs)).toEqual([0, 0]);
    expect(commands().filter((name) => !/^check(?:-[0-9a-f]+\.cjs|\.json)$/.test(name))).toEqual(
      [],
    );
    expect(check().code).toBe(0);
  });
});
