// Cached files in `.cache`: each begins with the hash of its data, so that an empty, truncated or
// changed file counts as missing and is made again.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomic } from './write-atomic.ts';

const DIGEST_BYTES = 32;

const digestOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/**
 * Caches data for later runs; ignores a failed write.
 * @param isStale tells from its name whether another file of the folder is outdated
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
    writeAtomic(file, Buffer.concat([digestOf(data), Buffer.from(data)]), { synced: false });
    for (const name of stale) rmSync(join(folder, name), { force: true, recursive: true });
  } catch {
    // The disk is full or read-only: later runs are slower, but correct.
  }
}

/** The data that an earlier run cached; undefined when missing or damaged. */
export function readCache(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The cached data, or new data, which it caches. */
export async function getOrCreate(
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const before = readCache(file);
  if (before) return before;
  const made = await make();
  writeCache(file, made);
  return made;
}
