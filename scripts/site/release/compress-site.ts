import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../../../src/server/site/read-site.ts';
import { getOrCreate } from '../../project/cache.ts';
import { eachInParallel } from '../../project/parallel.ts';

const TEXT = /\.(html|js|css|svg|ics|json|md|xml|txt|webmanifest)$/;
/** A smaller file fits in one packet as it is. */
const MIN_BYTES = 1024;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const CONCURRENCY = 4;

const ENCODINGS = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
type Extension = keyof typeof ENCODINGS;
const EXTENSIONS: readonly Extension[] = ['.br', '.gz'];

/**
 * Writes `page.html.br` and `page.html.gz` beside each text file that gets smaller, from 1 kB, so
 * that no server compresses during a request. Uses the cache.
 * @param now milliseconds since the epoch
 */
export async function compressSite(site: string, cache: string, now: number): Promise<void> {
  const texts = filesIn(site).filter((file) => TEXT.test(file) && !/(^|\/)\./.test(file));
  await eachInParallel(texts, CONCURRENCY, (file) => compressFile(join(site, file), cache, now));
  await removeUnused(cache, now);
}

async function compressFile(file: string, cache: string, now: number): Promise<void> {
  const bytes = readFileSync(file);
  for (const extension of EXTENSIONS) {
    if (existsSync(file + extension)) continue;
    const packed = await compressed(bytes, extension, cache, now);
    if (packed !== bytes) writeFileSync(file + extension, packed);
  }
}

/**
 * The bytes in an encoding; the same bytes where that saves nothing. Uses the cache.
 * @param now milliseconds since the epoch
 */
export async function compressed(
  bytes: Buffer,
  extension: Extension,
  cache: string,
  now: number,
): Promise<Uint8Array> {
  if (bytes.length < MIN_BYTES) return bytes;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const cached = join(cache, hash + extension);
  const packed = await getOrCreate(cached, () => ENCODINGS[extension](bytes));
  await utimes(cached, now / 1000, now / 1000).catch(() => undefined);
  return packed.length < bytes.length ? packed : bytes;
}

/** Ignores a cache that is missing or read-only. */
async function removeUnused(cache: string, now: number): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const path = join(cache, name);
    const last = await stat(path).catch(() => undefined);
    if (!last || last.mtimeMs >= now - KEPT_MS) continue;
    await rm(path, { force: true, recursive: true }).catch(() => undefined);
  }
}
