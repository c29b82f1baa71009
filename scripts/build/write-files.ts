import {
  chmodSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One file that changes from one text to another. */
export interface FileUpdate {
  /** Absolute path. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Puts a file in the place of another, at once. */
type Rename = (from: string, to: string) => void;

/**
 * Writes all files or none: each text goes to a file beside its own, then takes its place at once. A
 * failure midway puts back what was there.
 * @throws Error when a file no longer holds the text that was read, or cannot be written
 */
export function writeFiles(updates: readonly FileUpdate[], rename: Rename = renameSync): void {
  const files = updates.map((update) => ({ ...update, ...targetOf(update.path) }));
  for (const { target, before } of files) {
    if (readFileSync(target, 'utf8') !== before) throw new ChangedMeanwhile(target);
  }
  const done: typeof files = [];
  try {
    for (const { beside, after, target } of files) writeBeside(beside, target, after);
    for (const file of files) {
      rename(file.beside, file.target);
      done.push(file);
    }
  } catch (error) {
    for (const { beside } of files) rmSync(beside, { force: true });
    for (const { beside, before, target } of done) {
      writeBeside(beside, target, before);
      rename(beside, target);
    }
    throw error;
  }
}

/** A file that somebody edited between reading and writing. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly path: string;
  constructor(path: string) {
    super(`${path} changed meanwhile`);
    this.path = path;
  }
}

/** The file itself where the path is a link, and a hidden name beside it, which the check leaves aside. */
function targetOf(path: string): { target: string; beside: string } {
  const target = realpathSync(path);
  return { target, beside: join(dirname(target), `.${basename(target)}.${process.pid}`) };
}

function writeBeside(beside: string, target: string, text: string): void {
  writeFileSync(beside, text, { flush: true });
  chmodSync(beside, statSync(target).mode);
}
