// What runs keep for later ones, below `.cache`: each file begins with the hash of what follows, so that
// one that is empty, cut off or changed is none, and is made anew.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from './write-whole.mjs';

const DIGEST_BYTES = 32;

/** @type {(data: string | Uint8Array) => Buffer} */
const digestOf = (data) => createHash('sha256').update(data).digest();

/**
 * Writes down what a later run may use. What cannot be written is made again next time.
 * `replaces`: names of files in the same folder that it makes stale.
 * @type {(file: string, data: string | Uint8Array, replaces?: (name: string) => boolean) => void}
 */
export function keep(file, data, replaces = () => false) {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const stale = readdirSync(folder).filter(replaces);
    writeWhole(file, Buffer.concat([digestOf(data), Buffer.from(data)]), { synced: false });
    for (const name of stale) rmSync(join(folder, name), { force: true, recursive: true });
  } catch {
    // A disk that is full or closed: slower, and right.
  }
}

/** What was kept; undefined when there is nothing, or it is not whole. @type {(file: string) => Buffer | undefined} */
export function kept(file) {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** What was kept, or what is made now. @type {(file: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>} */
export async function keptOr(file, make) {
  const before = kept(file);
  if (before) return before;
  const made = await make();
  keep(file, made);
  return made;
}
