import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { FileChange } from '../../src/author/file-change.ts';
import {
  makeFolder,
  stage,
  stagedPath,
  syncFolder,
  writeAtomic,
  writeSynced,
} from './write-atomic.ts';

/**
 * The journal, in a content folder while several files change, with their old texts. Deleting it
 * commits the change; a process that finds it after a power cut rolls the change back.
 */
const JOURNAL = '.write-journal.json';
const POLL_MS = 20;
/** A journal older than this is abandoned, even if its pid is running: that is another process by now. */
const MAX_MS = 60_000;
/** How long a writer may take from creating its journal to filling it. */
const EMPTY_JOURNAL_MS = 1000;

interface Journal {
  readonly pid: number;
  readonly updates: readonly FileChange[];
}

/**
 * Writes all files or none, whatever happens: an error, a kill, a power cut. Returns once they are
 * synced. @throws ChangedMeanwhile when a file is no longer as it was read, or a new one exists;
 * Error of the disk, with every file as it was
 */
export function writeFiles(folder: string, updates: readonly FileChange[]): void {
  if (updates.length === 0) return;
  const journal = {
    pid: process.pid,
    updates: updates.map(({ path, before, after }) => ({ path, before, after })),
  };
  refuseChanged(folder, updates);
  begin(folder, journal);
  try {
    const staged = updates.map(({ path, after }) => {
      makeFolder(dirname(join(folder, path)));
      return stage(join(folder, path), after);
    });
    for (const { replace } of staged) replace();
  } catch (error) {
    rollBack(folder, journal);
    throw error;
  }
  end(folder);
}

/**
 * Rolls back a write that another process began and did not finish; waits while that process is
 * still writing.
 * @param say called with the names of the restored files
 */
export function recoverWrites(
  folder: string,
  say: (sentence: string) => void = console.error,
): void {
  const file = join(folder, JOURNAL);
  while (existsSync(file)) {
    const journal = journalIn(file);
    const age = Math.abs(Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
    if (isAtWork(journal, age)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
      continue;
    }
    const back = rollBack(folder, journal);
    if (back.length > 0)
      say(
        `L’ultima modifica era rimasta a metà, per un computer spento o un programma chiuso: ho rimesso com’era prima ${back.join(', ')}. Rifatela.`,
      );
  }
}

/** Refuses to overwrite a file that has changed since it was read. */
function refuseChanged(folder: string, updates: readonly FileChange[]): void {
  recoverWrites(folder);
  const changed = updates.find(({ path, before }) => textOf(join(folder, path)) !== before);
  if (changed) throw new ChangedMeanwhile(join(folder, changed.path), changed.before === undefined);
}

function begin(folder: string, journal: Journal): void {
  const file = join(folder, JOURNAL);
  const descriptor = openSync(file, 'wx');
  try {
    writeSynced(descriptor, JSON.stringify(journal));
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  syncFolder(folder);
}

function end(folder: string): void {
  rmSync(join(folder, JOURNAL), { force: true });
  syncFolder(folder);
}

/** Never true for our own pid: an earlier process had it. */
function isAtWork(journal: Journal | undefined, age: number): boolean {
  if (!journal) return age < EMPTY_JOURNAL_MS;
  return journal.pid !== process.pid && age < MAX_MS && isRunning(journal.pid);
}

/**
 * Restores each file that already holds its new text, and keeps later edits. An incomplete journal
 * means that no file has changed yet.
 * @returns the paths of the restored files
 */
function rollBack(folder: string, journal: Journal | undefined): string[] {
  const back: string[] = [];
  for (const { path, before, after } of journal?.updates ?? []) {
    const file = join(folder, path);
    if (!existsSync(dirname(file))) continue;
    rmSync(stagedPath(file, journal?.pid), { force: true });
    if (textOf(file) === after && before !== after) {
      if (before === undefined) rmSync(file);
      else writeAtomic(file, before);
      back.push(path);
    }
    syncFolder(dirname(file));
  }
  end(folder);
  return back;
}

/** Undefined for an incomplete journal. Ignores paths that lead out of the folder. */
function journalIn(file: string): Journal | undefined {
  try {
    const { pid, updates }: Journal = JSON.parse(readFileSync(file, 'utf8'));
    return { pid, updates: updates.filter((update) => isUpdate(update, dirname(file))) };
  } catch {
    return undefined;
  }
}

function isUpdate({ path, after }: FileChange, folder: string): boolean {
  if (typeof path !== 'string' || typeof after !== 'string') return false;
  if (/(^|[\\/])\.|^[\\/]|:/.test(path)) return false;
  const file = join(folder, path);
  return !existsSync(file) || realpathSync(file).startsWith(realpathSync(folder) + sep);
}

/** Undefined for a missing file, empty for anything but a regular one. */
function textOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isFile() ? readFileSync(file, 'utf8') : '';
}

/** A file that somebody edited or created between reading and writing. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly path: string;
  readonly isNew: boolean;
  constructor(path: string, isNew = false) {
    super(`${path} changed meanwhile`);
    this.path = path;
    this.isNew = isNew;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // It runs, under another account.
  }
}
