import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * From now on this process reads folders in the order of their names, libraries too: Vite takes the first
 * licence that it meets in a package of two, and disks give names in an order of their own.
 */
export function sortFolders(): void {
  const { readdirSync } = fs;
  const nameOf = (entry: unknown) => String(Object(entry).name ?? entry);
  const sorted = (...args: Parameters<typeof readdirSync>) => {
    const entries: unknown[] = readdirSync(...args);
    return entries.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  };
  Object.assign(fs, { readdirSync: sorted });
  syncBuiltinESMExports();
}
