import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file as it goes over the line. */
export interface PackedFile {
  /** Of the content, not of the date: a page that a new build did not change stays in caches. */
  readonly etag: string;
  /** Missing for a file that is not text: pictures and fonts are compressed already. */
  readonly gzipped?: Uint8Array<ArrayBuffer>;
}

interface Remembered {
  readonly state: string;
  readonly packed: Promise<PackedFile>;
}

const TEXT = /\.(html|js|css|svg|json|xml|txt)$/;
/** A packet of the line holds less: compressing would not save one. */
const SMALLEST_BYTES = 1024;
const compress = promisify(gzip);

/**
 * Hashes and compresses each file once, and again when its date or size has changed. The memory that
 * it takes is that of the site's texts, compressed. The promise rejects when there is no such file.
 */
export function createPacker(): (path: string) => Promise<PackedFile> {
  const files = new Map<string, Remembered>();
  return async (path) => {
    const { mtimeMs, size } = await stat(path);
    const state = `${mtimeMs} ${size}`;
    const known = files.get(path);
    if (known?.state === state) return known.packed;
    const packed = pack(path);
    files.set(path, { state, packed });
    packed.catch(() => files.delete(path));
    return packed;
  };
}

async function pack(path: string): Promise<PackedFile> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  if (!TEXT.test(path) || bytes.length < SMALLEST_BYTES) return { etag: `"${hash}"` };
  return { etag: `"${hash}"`, gzipped: new Uint8Array(await compress(bytes)) };
}
