import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { documentOf } from '../../src/check/json/json-document.ts';
import { differencesOf, linesBySection, type Snapshot } from '../../src/content-diff/compare.ts';
import { contentChanges, type Files } from '../../src/content-diff/content-changes.ts';
import { explained } from '../../src/content-diff/explain.ts';
import type { Comparison } from '../../src/content-diff/report.ts';
import { sectionsOf } from '../../src/content-diff/sections.ts';
import { CommandError } from '../project/command-error.ts';
import { readContentFolder } from '../project/content-folder.ts';
import { fromRoot, ROOT, SCHEMAS } from '../project/paths.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import type { CheckCommand } from './options.ts';

/**
 * What people read differently since a git revision, and why.
 * @param today calendar day in Rome, `YYYY-MM-DD`, for both states
 * @throws CommandError when the revision does not exist or its content cannot be read
 */
export function compareSince(
  since: string,
  { content, folder }: Pick<CheckCommand, 'content' | 'folder'>,
  today: string,
): Comparison {
  const checkout = mkdtempSync(join(tmpdir(), 'since-'));
  try {
    const inside = relative(ROOT, content).startsWith('..') ? 'content' : relative(ROOT, content);
    extractRevision(since, checkout, inside);
    const files = contentFiles(join(checkout, inside));
    const before = readByOwnCode(checkout, inside, since, today);
    const schemas = readSchemaSet(SCHEMAS);
    const sectionsIn = (state: Files) => sectionsOf(state, schemas, today);
    const now = contentFiles(content);
    const differences = differencesOf(before, linesBySection(sectionsIn(now)));
    return {
      since,
      differences: explained(differences, contentChanges(files, now), now, sectionsIn),
      folder,
    };
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

/** The values of a content folder; unreadable files are left out. */
export function contentFiles(folder: string): Files {
  return new Map(
    readContentFolder(folder).flatMap((source) => {
      const { value } = documentOf(source);
      return value === undefined ? [] : [[source.path, value] as const];
    }),
  );
}

/** What the snapshot script needs besides the content. */
const CODE = ['schemas', 'scripts', 'src', 'package.json', 'package-lock.json'];

/** Extracts the files of a revision into a folder. */
function extractRevision(since: string, checkout: string, content: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  const commit = attempt(
    () => git('rev-parse', '--verify', '--end-of-options', `${since}^{commit}`).trim(),
    () =>
      `Git non trova «${since}»: dopo --since scrivete un ramo, un’etichetta o un commit di questo progetto.`,
  );
  attempt(
    () => {
      const tar = join(checkout, 'state.tar');
      git('archive', '--format=tar', '-o', tar, commit, content, ...CODE);
      execFileSync('tar', ['-xf', tar, '-C', checkout], { stdio: ['ignore', 'pipe', 'pipe'] });
    },
    (reason) => `I file di «${since}» non si leggono: ${reason}`,
  );
}

/** @throws CommandError that says why a program failed */
function attempt<T>(work: () => T, sentence: (reason: string) => string): T {
  try {
    return work();
  } catch (error) {
    throw new CommandError(sentence(lastWordsIn(String(Object(error).stderr ?? error))), 2);
  }
}

const SNAPSHOT_SCRIPT = 'scripts/check/reading.ts';
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** @throws CommandError when the revision has no such script, or it fails with today's packages */
function readByOwnCode(checkout: string, content: string, since: string, today: string): Snapshot {
  symlinkSync(fromRoot('node_modules'), join(checkout, 'node_modules'), 'junction');
  try {
    const output = execFileSync(
      process.execPath,
      [join(checkout, SNAPSHOT_SCRIPT), content, today],
      {
        encoding: 'utf8',
        maxBuffer: MAX_OUTPUT_BYTES,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return JSON.parse(output);
  } catch (error) {
    const reason = existsSync(join(checkout, SNAPSHOT_SCRIPT))
      ? `qui si ferma con «${lastWordsIn(String(Object(error).stderr))}»`
      : 'è più vecchio di questo confronto';
    throw new CommandError(`Il codice di «${since}» non legge i suoi contenuti: ${reason}.`, 2);
  }
}

/** The message among what Node prints of an error. */
function lastWordsIn(stderr: string): string {
  return (/^\w*Error\b.*?: (.+)$/m.exec(stderr)?.[1] ?? stderr.trim()).slice(0, 300);
}
