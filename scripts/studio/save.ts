import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DraftFile } from '../../src/studio/desk/desk.ts';
import { writeFiles } from '../build/write-files.ts';

/**
 * Writes all drafts or none. Each file is the old or the new one at any moment, whole: a text goes to
 * a file beside its own, is brought to the disk, and takes its place at once.
 * @throws ChangedMeanwhile, or the error of the disk
 */
export function saveDrafts(folder: string, drafts: readonly DraftFile[]): void {
  const created: string[] = [];
  try {
    for (const { path, before, after } of drafts)
      if (before === undefined) created.push(create(join(folder, path), after));
    writeFiles(
      drafts.flatMap(({ path, before, after }) =>
        before === undefined ? [] : [{ path: join(folder, path), before, after }],
      ),
    );
  } catch (error) {
    for (const path of created) rmSync(path, { force: true });
    throw error;
  }
}

/** A file that was not there: a link to a whole one never takes the place of another. */
function create(path: string, text: string): string {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(beside, text, { flush: true });
    linkSync(beside, path);
    return path;
  } finally {
    rmSync(beside, { force: true });
  }
}

const LEFT_BEHIND = /^\..+\.json\.\d+$/;

/** Texts that a process wrote beside their files and did not live to put in place. */
export function sweep(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && LEFT_BEHIND.test(entry.name))
      rmSync(join(entry.parentPath, entry.name), { force: true });
}
