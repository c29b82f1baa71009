import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DraftFile } from '../../src/studio/desk/desk.ts';
import { filesBelow } from '../project/files-below.ts';
import { writeFiles } from '../site/write-files.ts';

/** Writes all drafts or none. @throws ChangedMeanwhile, or the error of the disk */
export function saveDrafts(folder: string, drafts: readonly DraftFile[]): void {
  writeFiles(drafts.map((draft) => ({ ...draft, path: join(folder, draft.path) })));
}

const LEFT_BEHIND = /^\..+\.json\.\d+$/;

/** Texts that a process wrote beside their files and did not live to put in place. */
export function sweep(folder: string): void {
  for (const path of filesBelow(folder).filter((one) => LEFT_BEHIND.test(basename(one))))
    rmSync(join(folder, path), { force: true });
}
