import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stage, writeWhole } from '../project/write-whole.mjs';

/** One file that changes from one text to another, or is new. */
export interface FileUpdate {
  /** Absolute path. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * Writes all files or none: each text lies whole on the disk beside its place before the first takes it.
 * A failure midway puts back what was there.
 * @throws ChangedMeanwhile when a file no longer holds the text that was read; Error of the disk, such
 *   as EEXIST for a new file that is there
 */
export function writeFiles(updates: readonly FileUpdate[]): void {
  for (const { path, before } of updates) {
    if (before !== undefined && readFileSync(path, 'utf8') !== before)
      throw new ChangedMeanwhile(path);
  }
  const staged: (() => void)[] = [];
  const undo: (() => void)[] = [];
  try {
    const files = updates.map((update) => {
      if (update.before === undefined) mkdirSync(dirname(update.path), { recursive: true });
      const file = stage(update.path, update.after);
      staged.push(file.drop);
      return { ...update, ...file };
    });
    for (const { path, before, create, replace } of files) {
      if (before === undefined) create();
      else replace();
      undo.push(() =>
        before === undefined ? rmSync(path, { force: true }) : writeWhole(path, before),
      );
    }
  } catch (error) {
    for (const takeBack of [...staged, ...undo]) takeBack();
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
