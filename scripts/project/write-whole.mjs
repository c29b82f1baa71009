// The one way in which anything that is kept gets onto the disk. `write-file-atomic` 8.0.0 and
// `atomically` 2.1.1 stay out: when a disk fills midway both put the half that it took in the place of
// the whole, without an error, and neither syncs the folder, without which a power cut undoes the rename.
import {
  chmodSync,
  closeSync,
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

/**
 * A file that lies whole on the disk beside its place. `replace` puts it there at once, `drop` takes it away.
 * @typedef {{ replace(): void, drop(): void }} Staged
 */

/**
 * Writes beside the place of a file, or of what a link leads to, under a hidden name that the check
 * leaves aside. `synced: false` is for what is verified when it is read, and can be made again.
 * @type {(file: string, data: string | Uint8Array, options?: { synced?: boolean }) => Staged}
 * @throws Error of the disk, which then holds nothing of it
 */
export function stage(file, data, { synced = true } = {}) {
  const there = statSync(file, { throwIfNoEntry: false });
  const target = there ? realpathSync(file) : file;
  const beside = leftoverOf(file);
  const drop = () => rmSync(beside, { force: true });
  try {
    write(beside, data, synced);
    if (there) chmodSync(beside, there.mode);
  } catch (error) {
    drop();
    throw error;
  }
  return {
    replace() {
      renameSync(beside, target);
      if (synced) syncFolder(dirname(target));
    },
    drop,
  };
}

/** Where a process that did not live to put a file in its place left it. @type {(file: string, pid?: number) => string} */
export function leftoverOf(file, pid = process.pid) {
  const target = statSync(file, { throwIfNoEntry: false }) ? realpathSync(file) : file;
  return join(dirname(target), `.${basename(target)}.${pid}`);
}

/** Makes a folder and those above it, each known to the one that holds it. @type {(folder: string) => void} */
export function makeFolder(folder) {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made))
    syncFolder(dirname(made));
}

/**
 * Puts a text or bytes in the place of a file: at any moment, power cuts included, it is the old one or
 * the new one, whole. Makes the folder. What is no file, such as `/dev/stdout`, is written to.
 * @type {(file: string, data: string | Uint8Array, options?: { synced?: boolean }) => void}
 * @throws Error of the disk, which then holds the old file
 */
export function writeWhole(file, data, options) {
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

/** Brings the names in a folder to the disk; Windows does so by itself. @type {(folder: string) => void} */
export function syncFolder(folder) {
  if (process.platform === 'win32') return;
  sync(openSync(folder, 'r'));
}

/** @type {(file: string, data: string | Uint8Array, synced: boolean) => void} */
function write(file, data, synced) {
  const descriptor = openSync(file, 'w');
  try {
    bringToDisk(descriptor, data, synced);
  } finally {
    closeSync(descriptor);
  }
}

/** @type {(descriptor: number, data: string | Uint8Array, synced?: boolean) => void} */
export function bringToDisk(descriptor, data, synced = true) {
  writeFileSync(descriptor, data);
  if (synced) fsyncSync(descriptor);
}

/** @type {(descriptor: number) => void} */
function sync(descriptor) {
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
