// Writes every file that must survive. Not with `write-file-atomic` 8.0.0 or `atomically` 2.1.1:
// when a disk fills midway, both replace the file with the half that was written, without an error,
// and neither syncs the folder, so that a power cut can undo the rename.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A complete file beside its target. `replace` moves it there atomically, `drop` deletes it. */
interface Staged {
  replace(): void;
  drop(): void;
}

/** `synced: false` is for data that is verified when read and can be made again. */
interface Options {
  readonly synced?: boolean;
}

/**
 * Writes beside a file, or beside a link's target, under a hidden name that the check ignores.
 * @throws Error of the disk; nothing is left there
 */
export function stage(
  file: string,
  data: string | Uint8Array,
  { synced = true }: Options = {},
): Staged {
  const stats = statSync(file, { throwIfNoEntry: false });
  const target = stats ? realpathSync(file) : file;
  const staged = stagedPath(file);
  const drop = () => rmSync(staged, { force: true });
  try {
    write(staged, data, synced);
    if (stats) chmodSync(staged, stats.mode);
  } catch (error) {
    drop();
    throw error;
  }
  return {
    replace() {
      renameSync(staged, target);
      if (synced) syncFolder(dirname(target));
    },
    drop,
  };
}

/** The hidden path at which a process stages a file, and leaves it if it dies. */
export function stagedPath(file: string, pid = process.pid): string {
  const target = statSync(file, { throwIfNoEntry: false }) ? realpathSync(file) : file;
  return join(dirname(target), `.${basename(target)}.${pid}`);
}

/**
 * Makes a folder and its parents, and syncs each; one by one, because Node's recursive `mkdir` never
 * returns where the system reports ENOENT instead of EACCES, as below `/proc`.
 */
export function makeFolder(folder: string): void {
  const made: string[] = [];
  for (const one of missingFolders(resolve(folder)))
    try {
      mkdirSync(one);
      made.unshift(one);
    } catch (error) {
      if (!statSync(one, { throwIfNoEntry: false })?.isDirectory()) throw error;
    }
  for (const one of made) syncFolder(dirname(one));
}

/** A folder, after its parents that are missing. */
function missingFolders(folder: string): string[] {
  const parent = dirname(folder);
  return existsSync(parent) ? [folder] : [...missingFolders(parent), folder];
}

/**
 * Replaces a file: at any moment, power cuts included, it is the complete old or new one. Makes the
 * folder. Writes straight to what is not a regular file, such as `/dev/stdout`.
 * @throws Error of the disk; the old file is unchanged
 */
export function writeAtomic(file: string, data: string | Uint8Array, options?: Options): void {
  makeFolder(dirname(file));
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    writeFileSync(file, data);
    return;
  }
  const staged = stage(file, data, options);
  try {
    staged.replace();
  } catch (error) {
    staged.drop();
    throw error;
  }
}

/** Syncs a folder's entries; Windows does so by itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  sync(openSync(folder, 'r'));
}

function write(file: string, data: string | Uint8Array, synced: boolean): void {
  const descriptor = openSync(file, 'w');
  try {
    writeSynced(descriptor, data, synced);
  } finally {
    closeSync(descriptor);
  }
}

export function writeSynced(descriptor: number, data: string | Uint8Array, synced = true): void {
  writeFileSync(descriptor, data);
  if (synced) fsyncSync(descriptor);
}

function sync(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
