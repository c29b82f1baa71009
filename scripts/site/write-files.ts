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
import {
  bringToDisk,
  leftoverOf,
  makeFolder,
  stage,
  syncFolder,
  writeWhole,
} from '../project/write-whole.mjs';

/** One file that changes from one text to another, or is new. */
export interface FileUpdate {
  /** From the content folder, with slashes. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly before?: string | undefined;
  readonly after: string;
}

/**
 * Lies in a content folder while several of its files change, and says what each was. All of them hold
 * from the moment on in which it is gone; whoever finds it after a power cut puts everything back.
 */
const JOURNAL = '.decision.json';
const POLL_MS = 20;
/** Nobody writes longer: who has its number now is a stranger. */
const LONGEST_MS = 60_000;
/** So long a writer may need from the name of its journal to the words in it. */
const WORDLESS_MS = 1000;

interface Journal {
  readonly pid: number;
  readonly updates: readonly FileUpdate[];
}

/**
 * Writes all files or none, whatever happens: an error, a kill, a power cut. Done means on the disk.
 * @throws ChangedMeanwhile when a file no longer holds the text that was read, or a new one is there;
 *   Error of the disk, after which every file is what it was
 */
export function writeFiles(folder: string, updates: readonly FileUpdate[]): void {
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
 * Ends what another process began in a content folder and did not live to end: nobody reads half of it.
 * Waits while that process is still at it.
 * @param say tells people which files were put back
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

/** What somebody else wrote is not ours to put back. */
function refuseChanged(folder: string, updates: readonly FileUpdate[]): void {
  recoverWrites(folder);
  const changed = updates.find(({ path, before }) => textOf(join(folder, path)) !== before);
  if (changed) throw new ChangedMeanwhile(join(folder, changed.path), changed.before === undefined);
}

function begin(folder: string, journal: Journal): void {
  const file = join(folder, JOURNAL);
  const descriptor = openSync(file, 'wx');
  try {
    bringToDisk(descriptor, JSON.stringify(journal));
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

/** A process never waits for itself: whoever had its number before is gone. */
function isAtWork(journal: Journal | undefined, age: number): boolean {
  if (!journal) return age < WORDLESS_MS;
  return journal.pid !== process.pid && age < LONGEST_MS && isRunning(journal.pid);
}

/**
 * Puts back each file that already held its new text; what somebody edited since is theirs. A journal
 * without its end was the first thing that was written.
 * @returns the paths of those files
 */
function rollBack(folder: string, journal: Journal | undefined): string[] {
  const back: string[] = [];
  for (const { path, before, after } of journal?.updates ?? []) {
    const file = join(folder, path);
    if (!existsSync(dirname(file))) continue;
    rmSync(leftoverOf(file, journal?.pid), { force: true });
    if (textOf(file) === after && before !== after) {
      if (before === undefined) rmSync(file);
      else writeWhole(file, before);
      back.push(path);
    }
    syncFolder(dirname(file));
  }
  end(folder);
  return back;
}

/** Undefined for one that does not hold all its words. What leads out of the folder is nobody's. */
function journalIn(file: string): Journal | undefined {
  try {
    const { pid, updates }: Journal = JSON.parse(readFileSync(file, 'utf8'));
    return { pid, updates: updates.filter((one) => isUpdate(one, dirname(file))) };
  } catch {
    return undefined;
  }
}

function isUpdate({ path, after }: FileUpdate, folder: string): boolean {
  if (typeof path !== 'string' || typeof after !== 'string') return false;
  if (/(^|[\\/])\.|^[\\/]|:/.test(path)) return false;
  const file = join(folder, path);
  return !existsSync(file) || realpathSync(file).startsWith(realpathSync(folder) + sep);
}

/** Undefined where nothing is; what is no file holds no text. */
function textOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isFile() ? readFileSync(file, 'utf8') : '';
}

/** A file that somebody edited, or made, between reading and writing. */
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // Of another account, and there.
  }
}
