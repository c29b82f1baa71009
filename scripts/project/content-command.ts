// Shared by the commands that work on a content folder.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedFiles } from '../../src/author/file-change.ts';
import { type Finding, unreadableFileFindings } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../src/check/run-checks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import type { Site } from '../../src/content/types.ts';
import { CommandError, HelpRequested, sentenceFor, watchOutput } from './command-error.ts';
import { readContentFolder, readServedFiles } from './content-folder.ts';
import { CONTENT, ROOT, SCHEMAS, servedFolder, shownPath } from './paths.ts';
import { readSchemaSet } from './schema-set.ts';
import { ChangedMeanwhile, writeFiles } from './write-files.ts';

/** What a command prints, and its exit code. */
export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const succeeded = (out: string): Output => ({ code: 0, out, err: '' });

export interface ContentFolder {
  /** Absolute path. */
  readonly content: string;
  /** Its name in printed places: forward slashes, relative to the repository if inside it. */
  readonly folder: string;
}

/** The folder of `--content`, of `CONTENT_DIR`, or our own. @throws CommandError if missing */
export function contentFolder(folder = CONTENT): ContentFolder {
  const content = resolve(ROOT, folder);
  const stats = statSync(content, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`La cartella ${folder} non esiste.`, 2);
  if (!stats.isDirectory()) throw new CommandError(`${folder} non è una cartella.`, 2);
  return { content, folder: shownPath(content) };
}

/** What a command works with: a content folder, read, and how to check it. */
export interface Task extends ContentFolder {
  readonly sources: readonly SourceFile[];
  readonly schemas: SchemaSet;
  readonly checkOptions: CheckOptions;
}

/** @param today in Rome, `YYYY-MM-DD`; without it no date is checked */
export function readTask(folder: string | undefined, today?: string): Task {
  const target = contentFolder(folder);
  const served = readServedFiles(servedFolder());
  return {
    ...target,
    sources: readContentFolder(target.content),
    schemas: readSchemaSet(SCHEMAS),
    checkOptions: { served, ...(today !== undefined && { today }) },
  };
}

/** Checks the files of a task. @throws CommandError that names the unreadable files, if any */
export function checkReadable(task: Task, only: readonly string[] = []): CheckResult {
  const result = runChecks(task.sources, task.schemas, { ...task.checkOptions, only });
  refuseUnreadable(result.findings, task);
  return result;
}

/** What a dry run adds to what it would do. */
export const DRY_RUN_NOTE = 'È una prova: non ho cambiato niente.';

/** A title with a count, then one line per finding; nothing without findings. */
export function findingLines(
  title: string,
  findings: readonly Finding[],
  target: Pick<ContentFolder, 'folder'>,
): string[] {
  return findings.length === 0
    ? []
    : [`${title} (${findings.length}):`, ...lines(findings, target)];
}

/** One line per finding, with its location. */
export function lines(
  findings: readonly Finding[],
  { folder }: Pick<ContentFolder, 'folder'>,
): string[] {
  return findings.map(
    (finding) =>
      `  ${folder}/${finding.file}:${finding.line}:${finding.column} ${sentenceOf(finding)}`,
  );
}

function refuseUnreadable(findings: readonly Finding[], target: ContentFolder): void {
  const unreadable = unreadableFileFindings(findings);
  if (unreadable.length === 0) return;
  const rows = [
    'Prima vanno rimessi a posto i file che non si leggono:',
    ...lines(unreadable, target),
  ];
  throw new CommandError(rows.join('\n'));
}

/**
 * Writes changed and new files, all or none.
 * @param after the same files in the same order, then the new ones
 * @returns how many changed
 * @throws CommandError when somebody has edited one of them in the meantime
 */
export function writeChanged(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  { content }: ContentFolder,
): number {
  const changes = changedFiles(before, after.slice(0, before.length));
  const created = changedFiles([], after.slice(before.length));
  try {
    writeFiles(content, [...changes, ...created]);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    throw new CommandError(
      error.isNew
        ? `Il file ${error.path} c’è già: spostatelo e riprovate. Non ho toccato niente.`
        : `Qualcuno ha cambiato ${error.path} in questo momento: non ho toccato niente, riprovate.`,
    );
  }
  return changes.length;
}

/** Runs the work; an error that the user can fix becomes a sentence, with usage for code 2. */
export function outcome(usage: string, work: () => Output): Output {
  try {
    return work();
  } catch (error) {
    const report = sentenceFor(error);
    if (!report) throw error;
    if (error instanceof HelpRequested) return { code: 0, out: usage, err: '' };
    const { text, exitCode: code } = report;
    return { code, out: '', err: code === 2 ? `${text}\n\n${usage}` : text };
  }
}

/** Prints a command's output and sets the exit code. */
export function print({ code, out, err }: Output): void {
  watchOutput();
  if (out) console.log(out);
  if (err) console.error(err);
  process.exitCode = code;
}

/** The id typed after `--language`, else the first language's. @throws CommandError if unknown */
export function siteLanguage({ locales }: Pick<Site, 'locales'>, typed?: string): string {
  const ids = locales.map(({ id }) => id);
  const [first = ''] = ids;
  if (typed !== undefined && !ids.includes(typed))
    throw new CommandError(
      `«${typed}» non è una lingua del sito. Le lingue sono: ${ids.join(', ')}.`,
      2,
    );
  return typed ?? first;
}
