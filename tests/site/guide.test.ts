import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run as add } from '../../scripts/add.ts';
import { run as decide } from '../../scripts/decide.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT, ROOT } from '../../scripts/project/places.ts';
import { run as reread } from '../../scripts/reread.ts';
import { run as season } from '../../scripts/season.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import type { Served } from '../../src/check/rule.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { schemas, served } from '../schemas.ts';
import { type Act, edited, recipesOf } from './guide.ts';

const TODAY = '2026-11-21';
const PHOTO = '/pictures/piscina.jpg';
const recipes = recipesOf(readFileSync(join(CONTENT, 'README.md'), 'utf8'));
const LEAST_RECIPES = 22;

type Run = (args: readonly string[], today: string) => { code: number; err: string };
const COMMANDS: Readonly<Record<string, Run>> = { add, decide, reread, season };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  cpSync(CONTENT, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function obey(act: Act): void {
  if (act.kind === 'restart') cpSync(CONTENT, folder, { recursive: true });
  else if (act.kind === 'command') type(act.command, act.args);
  else for (const file of act.files) change(join(folder, file), act.before, act.after);
}

function type(command: string, args: readonly string[]): void {
  const known = COMMANDS[command];
  if (known) {
    const { code, err } = known([...args, '--content', folder], TODAY);
    expect(`${code} ${err}`, `${command} ${args.join(' ')}`).toMatch(/^(?:0 |1 $)/);
    return;
  }
  const env = { ...process.env, CONTENT_DIR: folder };
  const own = command === 'check' ? ['--content', folder] : [];
  const { status, stderr } = spawnSync(
    process.execPath,
    [`scripts/${command}.ts`, ...args, ...own],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  expect([0, 1], stderr).toContain(status);
}

function change(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8');
  const next = edited(text, before, after);
  expect(next, `${path} holds no\n${before}`).toBeDefined();
  writeFileSync(path, next ?? text);
}

/** The photograph that a recipe tells to copy first. */
const withPhoto: Served = {
  [Symbol.iterator]: () => [...served, PHOTO][Symbol.iterator](),
  has: (address) => address === PHOTO || served.has(address),
};

/** What is left to mend, save for the words that a manager writes herself. */
function errors(): string[] {
  const { findings } = runChecks(readContentFolder(folder), schemas, {
    served: withPhoto,
    today: TODAY,
  });
  return findings
    .filter(({ severity, code }) => severity === 'error' && code !== 'to-write')
    .map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`);
}

describe('the manager’s guide', () => {
  it('has a recipe for each common task', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(LEAST_RECIPES);
  });

  it.each(recipes)('is right as it stands: $title', ({ acts }) => {
    for (const act of acts) obey(act);
    expect(errors()).toEqual([]);
  });
});
