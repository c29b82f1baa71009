// Files that one run makes for later ones, below `.cache`: each begins with the hash of what follows, so
// that one that is empty, cut off or changed counts as none, and is made anew.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from './write-whole.mjs';

const DIGEST_BYTES = 32;

const digestOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/**
 * Writes what a later run may use; what cannot be written is made again next time.
 * @param isStale names of files in the same folder that this one replaces
 */
export function writeCache(
  file: string,
  data: string | Uint8Array,
  isStale: (name: string) => boolean = () => false,
): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const stale = readdirSync(folder).filter(isStale);
    writeWhole(file, Buffer.concat([digestOf(data), Buffer.from(data)]), { synced: false });
    for (const name of stale) rmSync(join(folder, name), { force: true, recursive: true });
  } catch {
    // A disk that is full or closed: slower, and right.
  }
}

/** What an earlier run wrote; undefined when there is nothing, or it is not whole. */
export function readCache(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** What an earlier run wrote, or what is made now. */
export async function cachedOr(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const before = readCache(file);
  if (before) return before;
  const made = await make();
  writeCache(file, made);
  return made;
}
