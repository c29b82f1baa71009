import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../project/write-whole.mjs';

const AT_ONCE = 8;

/**
 * Brings every file of a built site to the disk, and the names in its folders: it takes its place only
 * then, so that no power cut leaves a release of empty files. Together they cost a tenth of one by one.
 */
export async function syncSite(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const work = files.map(({ parentPath, name }) => join(parentPath, name));
  const worker = async () => {
    for (let file = work.pop(); file !== undefined; file = work.pop()) await syncFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const folder of new Set([site, ...entries.map(({ parentPath }) => parentPath)]))
    syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
