import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run as add } from '../../scripts/add.ts';
import { run as decide } from '../../scripts/decide.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { ROOT } from '../../scripts/project/places.ts';
import { run as reread } from '../../scripts/reread.ts';
import { run as season } from '../../scripts/season.ts';
import { officialValue } from '../../src/check/facts/fact-place.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import type { Served } from '../../src/check/rule.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { schemas } from '../schemas.ts';
import { type Act, edited, recipesOf } from './guide.ts';
import { LIVE, LIVE_PUBLIC, live, liveServed } from './live.ts';

const TODAY = '2026-11-21';
const PHOTO = '/pictures/piscina.jpg';
const recipes = recipesOf(readFileSync(join(LIVE, 'README.md'), 'utf8'));
const LEAST_RECIPES = 22;
/**
 * What the examples start from, besides names that are still free. Once a manager has decided one of
 * these, an example may be past: then it is refused, in a sentence.
 */
const DAY = {
  'season.year': 2025,
  'season.end': '2025-09-05',
  'season.extension.status': 'open',
  'prices.sportCity.week': 135,
  'discounts.chain.minChildren': 2,
};
const isItsDay = Object.entries(DAY).every(
  ([fact, value]) => officialValue(live.project, fact) === value,
);
/** What an example writes by hand: with another value, the check rightly refuses the sentence. */
const TYPED = { recipe: /^17\./, fact: 'fees.enrolment', value: 10 };
const refusals = (title: string) =>
  TYPED.recipe.test(title) && officialValue(live.project, TYPED.fact) !== TYPED.value ? 1 : 0;
/** Somebody did so, or confirmed what the example finds unconfirmed. */
const DONE = 'The file is already as the example leaves it.';
/** An example that somebody has followed already. */
const FOLLOWED = new RegExp(`^(?:Il nome «\\w+» c’è già in |Il valore è già questo, |${DONE})`);

type Run = (args: readonly string[], today: string) => { code: number; err: string };
const COMMANDS: Readonly<Record<string, Run>> = { add, decide, reread, season };

let folder: string;
beforeEach(() => {
  vi.stubEnv('PUBLIC_DIR', LIVE_PUBLIC);
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  cpSync(LIVE, folder, { recursive: true });
});
afterEach(() => {
  // Before another file reads the environment.
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Does what an example says; what refused it, if anything did. */
function obey(act: Act): string | undefined {
  if (act.kind === 'command') return type(act.command, act.args);
  if (act.kind === 'edit')
    return act.files.map((file) => change(join(folder, file), act.before, act.after)).find(Boolean);
  cpSync(LIVE, folder, { recursive: true });
  return undefined;
}

function type(command: string, args: readonly string[]): string | undefined {
  const known = COMMANDS[command];
  if (known) {
    const { code, err } = known([...args, '--content', folder], TODAY);
    expect([0, 1]).toContain(code);
    return err === '' ? undefined : err;
  }
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stderr } = spawnSync(
    process.execPath,
    command === 'check'
      ? ['scripts/kept.mjs', command, ...args, '--content', folder]
      : [`scripts/${command}.ts`, ...args],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  expect([0, 1], stderr).toContain(status);
  return undefined;
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
    .map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`);
}

describe('the manager’s guide', () => {
  it('has a recipe for each common task', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(LEAST_RECIPES);
  });

  it.each(recipes)('is right as it stands: $title', ({ title, acts }) => {
    for (const act of acts) {
      const refused = obey(act);
      if (refused === undefined) continue;
      expect(isItsDay && !FOLLOWED.test(refused), refused).toBe(false);
      return;
    }
    const found = errors();
    expect(found, found.join('\n')).toHaveLength(refusals(title));
  });
});
