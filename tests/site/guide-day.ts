// The examples of the manager's guide use the values of the day on which they were written. `node
// tests/site/guide-day.ts` records the current content again; until then, examples that fail only
// because content has changed since are skipped.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/project/paths.ts';
import { camelCase } from '../../src/content/paths.ts';
import { type Act, recipesOf } from './guide.ts';

const DAY = fromRoot('tests/site/guide-day.json');
const QUESTIONS = 'questions.json';
const DIGITS = 12;

/** The digest of each file's values; its formatting does not count. */
type Day = Readonly<Record<string, string>>;

interface File {
  readonly path: string;
  readonly text: string;
}

const isFact = (path: string) => path.startsWith('facts/');

function digestOf(text: string): string {
  const value = JSON.stringify(JSON.parse(text));
  return createHash('sha256').update(value).digest('hex').slice(0, DIGITS);
}

/** Facts, questions, and the files that examples edit. */
function dayOf(content: readonly File[], guide: string): Day {
  const acts = recipesOf(guide).flatMap((recipe) => recipe.acts);
  const edited = new Set(acts.flatMap((act) => (act.kind === 'edit' ? act.files : [])));
  const wanted = content.filter(
    ({ path }) => isFact(path) || path === QUESTIONS || edited.has(path),
  );
  return Object.fromEntries(wanted.map(({ path, text }) => [path, digestOf(text)]));
}

/** The files behind the examples that have changed since their day. */
export function changedSince(content: readonly File[], guide: string): ReadonlySet<string> {
  const [then, now]: Day[] = [JSON.parse(readFileSync(DAY, 'utf8')), dayOf(content, guide)];
  const paths = Object.keys({ ...then, ...now });
  return new Set(paths.filter((path) => then?.[path] !== now?.[path]));
}

/**
 * True if an example failed on a file that has changed: one that it names, whose facts it names, or
 * that its failure names.
 */
export function isPast(
  changed: ReadonlySet<string>,
  acts: readonly Act[],
  failure: string,
): boolean {
  const words = `${JSON.stringify(acts)} ${failure}`;
  const decides = acts.some((act) => act.kind === 'command' && act.command === 'decide');
  return [...changed].some((path) => {
    if (words.includes(path) || (decides && path === QUESTIONS)) return true;
    const [, name] = /^facts\/(.+)\.json$/.exec(path) ?? [];
    return name !== undefined && new RegExp(`\\b${camelCase(name)}\\.[a-z]`).test(words);
  });
}

if (import.meta.main) {
  const { readContentFolder } = await import('../../scripts/project/content-folder.ts');
  const { CONTENT } = await import('../../scripts/project/paths.ts');
  const day = dayOf(readContentFolder(CONTENT), readFileSync(join(CONTENT, 'RICETTE.md'), 'utf8'));
  writeFileSync(DAY, `${JSON.stringify(day, null, 2)}\n`);
}
