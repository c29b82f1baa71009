import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run as add } from '../../scripts/add.ts';
import { run as check } from '../../scripts/check/command.ts';
import { run as decide } from '../../scripts/decide.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { output as quote } from '../../scripts/quote/command.ts';
import { run as reread } from '../../scripts/reread.ts';
import { run as season } from '../../scripts/season.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import type { Served } from '../../src/check/rule.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { schemas } from '../schemas.ts';
import { type Act, edited, recipesOf } from './guide.ts';
import { changedSince, isPast } from './guide-day.ts';
import { LIVE, LIVE_PUBLIC, liveServed } from './live.ts';

const TODAY = '2026-11-21';
const PHOTO = '/pictures/piscina.jpg';
const guide = readFileSync(join(LIVE, 'README.md'), 'utf8');
const recipes = recipesOf(guide);
const changed = changedSince(readContentFolder(LIVE), guide);
const LEAST_RECIPES = 22;
/** Somebody did so, or confirmed what the example finds unconfirmed. */
const DONE = 'The file is already as the example leaves it.';
/** An example that somebody has followed already. */
const FOLLOWED = new RegExp(`^(?:Il nome «\\w+» c’è già in |Il valore è già questo, |${DONE})`);

type Run = (args: readonly string[]) => Promise<Said> | Said;
interface Said {
  readonly code: number;
  readonly err: string;
}

const inFolder = (args: readonly string[]) => [...args, '--content', folder];

/** What the guide types; none that it does not know. */
const COMMANDS: Readonly<Record<string, Run>> = {
  add: (args) => add(inFolder(args)),
  decide: (args) => decide(inFolder(args), TODAY),
  reread: (args) => reread(inFolder(args)),
  season: (args) => season(inFolder(args), TODAY),
  quote: (args) => quote(args, () => '', folder),
  // What it finds is read afterwards, and no refusal.
  check: async (args) => ({ code: await check(inFolder(args)), err: '' }),
};

let folder: string;
beforeEach(() => {
  vi.stubEnv('PUBLIC_DIR', LIVE_PUBLIC);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  cpSync(LIVE, folder, { recursive: true });
});
afterEach(() => {
  // Before another file reads the environment.
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Does what an example says; what refused it, if anything did. */
async function obey(act: Act): Promise<string | undefined> {
  if (act.kind === 'command') return type(act.command, act.args);
  if (act.kind === 'edit')
    return act.files.map((file) => change(join(folder, file), act.before, act.after)).find(Boolean);
  cpSync(LIVE, folder, { recursive: true });
  return undefined;
}

async function type(command: string, args: readonly string[]): Promise<string | undefined> {
  const known = COMMANDS[command];
  if (!known) throw new Error(`no command ${command}`);
  const { code, err } = await known(args);
  expect([0, 1], err).toContain(code);
  return err === '' ? undefined : err;
}

function change(path: string, before: string, after: string): string | undefined {
  const text = readFileSync(path, 'utf8');
  const next = edited(text, before, after);
  if (next === undefined) {
    const [key = ''] = /"\w+":/.exec(before) ?? [];
    const isConfirmed = before.includes('"confirm"') && text.includes(key);
    return isConfirmed || edited(text, after, after) ? DONE : `${path} holds no\n${before}`;
  }
  writeFileSync(path, next);
  return undefined;
}

/** The photograph that a recipe tells to copy first. */
const withPhoto: Served = {
  [Symbol.iterator]: () => [...liveServed, PHOTO][Symbol.iterator](),
  has: (address) => address === PHOTO || liveServed.has(address),
};

/** What is left to mend, save for the words that a manager writes herself. */
function errors(): string[] {
  const { findings } = runChecks(readContentFolder(folder), schemas, {
    served: withPhoto,
    today: TODAY,
  });
  return findings
    .filter(({ severity, code }) => severity === 'error' && code !== 'to-write')
    .map((one) => `${one.file}:${one.line} ${sentenceOf(one)} [${one.fact}]`);
}

/** What stopped an example, or what it left to mend. */
async function failures(acts: readonly Act[]): Promise<string[]> {
  for (const act of acts) {
    const refused = await obey(act);
    if (refused !== undefined) return FOLLOWED.test(refused) ? [] : [refused];
  }
  return errors();
}

describe('the manager’s guide', () => {
  it('has a recipe for each common task', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(LEAST_RECIPES);
  });

  it.each(recipes)('is right as it stands: $title', async ({ acts }) => {
    const found = await failures(acts);
    expect(found.filter((failure) => !isPast(changed, acts, failure))).toEqual([]);
  });
});
