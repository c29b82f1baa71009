// Follows each example of the manager's guide on a copy of the content, as the manager would.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run as add } from '../../scripts/add.ts';
import { readCommand } from '../../scripts/check/options.ts';
import { run as check } from '../../scripts/check.ts';
import { run as decide } from '../../scripts/decide.ts';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { fromRoot } from '../../scripts/project/paths.ts';
import { run as quote } from '../../scripts/quote.ts';
import { run as reread } from '../../scripts/reread.ts';
import { run as season } from '../../scripts/season.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import type { Served } from '../../src/check/rule.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { schemas } from '../schemas.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Act, edited, type Recipe, recipesOf } from './guide.ts';
import { changedSince, isPast } from './guide-day.ts';

const TODAY = '2026-11-21';
const PHOTO = '/pictures/piscina.jpg';
/** The example was followed already, or what it starts from has been confirmed. */
const DONE = 'The file is already as the example leaves it.';
/** Messages for an example that was followed already. */
const FOLLOWED = new RegExp(`^(?:Il nome «\\w+» c’è già in |Il valore è già questo, |${DONE})`);

interface Said {
  readonly code: number;
  readonly err: string;
}
type Run = (args: readonly string[], folder: string) => Promise<Said> | Said;

const inFolder = (args: readonly string[], folder: string) => [...args, '--content', folder];

/** The commands of the guide; it may use no other. */
const COMMANDS: Readonly<Record<string, Run>> = {
  add: (args, folder) => add(inFolder(args, folder)),
  decide: (args, folder) => decide(inFolder(args, folder), TODAY),
  reread: (args, folder) => reread(inFolder(args, folder)),
  season: (args, folder) => season(inFolder(args, folder), TODAY),
  quote: (args, folder) => quote(args, () => '', folder),
  // Its findings are read once, at the end; they are not a refusal.
  check: async (args, folder) => {
    const typed = inFolder(args, folder);
    return { code: readCommand(typed).fix ? await check(typed) : 0, err: '' };
  },
};

/** The guide of a content folder, and the results of its examples on that content. */
export class FollowedGuide {
  readonly recipes: readonly Recipe[];
  readonly #content: string;
  readonly #changed: ReadonlySet<string>;

  constructor(content: string) {
    const guide = readFileSync(join(content, 'RICETTE.md'), 'utf8');
    this.#content = content;
    this.recipes = recipesOf(guide);
    this.#changed = changedSince(readContentFolder(content), guide);
  }

  /**
   * What stops an example, or what it leaves to correct: nothing if it works, or is past.
   * @throws Error for a command that does not exist
   */
  async failures({ acts }: Recipe): Promise<string[]> {
    const found = await this.#followed(acts, temporaryFolder(this.#content));
    return found.filter((failure) => !isPast(this.#changed, acts, failure));
  }

  async #followed(acts: readonly Act[], folder: string): Promise<string[]> {
    for (const act of acts) {
      if (act.kind === 'restart') cpSync(this.#content, folder, { recursive: true });
      const refused = await obey(act, folder);
      if (refused !== undefined) return FOLLOWED.test(refused) ? [] : [refused];
    }
    // The commands check what they write, and refuse it.
    return acts.some(({ kind }) => kind === 'edit') ? errors(folder) : [];
  }
}

/** Follows a step of an example; returns the refusal, if any. */
async function obey(act: Act, folder: string): Promise<string | undefined> {
  if (act.kind === 'command') return type(act.command, act.args, folder);
  if (act.kind === 'restart') return undefined;
  const { files, before, after } = act;
  return files.map((file) => change(join(folder, file), before, after)).find(Boolean);
}

async function type(
  command: string,
  args: readonly string[],
  folder: string,
): Promise<string | undefined> {
  const run = COMMANDS[command];
  if (!run) throw new Error(`no command ${command}`);
  const { code, err } = await run(args, folder);
  if (code !== 0 && code !== 1) throw new Error(`${command} ${args.join(' ')}: ${err}`);
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

/** Includes the photograph that a recipe says to copy first. */
function withPhoto(): Served {
  const served = readServedFiles(fromRoot('public'));
  return {
    [Symbol.iterator]: () => [...served, PHOTO][Symbol.iterator](),
    has: (url) => url === PHOTO || served.has(url),
  };
}

/** The errors left, except for texts that the manager still has to write. */
function errors(folder: string): string[] {
  const options = { served: withPhoto(), today: TODAY };
  const { findings } = runChecks(readContentFolder(folder), schemas, options);
  return findings
    .filter(({ severity, code }) => severity === 'error' && code !== 'to-write')
    .map((finding) => `${finding.file}:${finding.line} ${sentenceOf(finding)} [${finding.fact}]`);
}
