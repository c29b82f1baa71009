import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Bytes, type LoadedRelease, type StoredFile, siteFile } from './site.ts';
import { readSiteHeaders } from './site-headers.ts';

/** The file extensions of compressed variants, by encoding. */
export const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof EXTENSIONS;

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Loads a built site. @throws Error if there is none, or a home page is damaged */
export function readRelease(root: string): LoadedRelease {
  const headers = readSiteHeaders(root);
  const damaged: string[] = [];
  const stored = readFiles(root, (path) => damaged.push(path));
  const homes = headers.localeRoots.map((path) => `${path}/index.html`.replace(/^\/+/, ''));
  const broken = stored.find(({ path, plain }) => homes.includes(path) && !isWholePage(plain));
  if (broken) throw new Error(`${broken.path}: damaged`);
  const files = new Map(stored.map((file) => [file.path, siteFile(file, headers)]));
  if (!files.has('index.html')) throw new Error('index.html: no such file');
  const { localeRoots, moved } = headers;
  const list = readReleaseList(root);
  const hashes = new Map(stored.map(({ path, hash }) => [path, hash]));
  for (const [path, hash] of Object.entries(list?.files ?? {}))
    if (!isCompressedName(path) && hashes.get(path) !== hash) damaged.push(path);
  const isHomeComplete = !damaged.some((path) => homes.some((home) => path.startsWith(home)));
  return { files, localeRoots, moved, damaged, isHomeComplete, release: list?.digest };
}

/** False for what a crash may leave of a page: empty, truncated, or with zero bytes. */
function isWholePage(plain: Uint8Array): boolean {
  const text = Buffer.from(plain).toString();
  const isCut = /^<!doctype html/i.test(text) && !text.trimEnd().endsWith('</html>');
  return text !== '' && !isCut && !text.includes('\0');
}

/**
 * The files of a built site with their compressed variants. A variant that does not decompress to
 * its file is left out.
 * @param damaged called with the path of such a variant
 */
export function readFiles(root: string, damaged: (path: string) => void = () => {}): StoredFile[] {
  const paths = filesIn(root);
  const known = new Set(paths);
  const isPacked = (path: string) =>
    Object.values(EXTENSIONS).some(
      (extension) => path.endsWith(extension) && known.has(path.slice(0, -extension.length)),
    );
  return paths
    .filter((path) => !isPacked(path))
    .map((path) => {
      const plain = readFileSync(join(root, path));
      const compressed: Record<string, Bytes> = {};
      for (const [encoding, extension] of Object.entries(EXTENSIONS) as [Encoding, string][]) {
        if (!known.has(path + extension)) continue;
        const bytes = readFileSync(join(root, path + extension));
        if (decompressesTo(encoding, bytes, plain)) compressed[encoding] = bytes;
        else damaged(path + extension);
      }
      return {
        path,
        modified: statSync(join(root, path)).mtimeMs,
        hash: hashOf(plain),
        plain,
        compressed,
      };
    });
}

/** The files in a folder and below it, as sorted relative paths with slashes. */
export function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Whether a path is that of a compressed variant. */
export const isCompressedName = (path: string) =>
  Object.values(EXTENSIONS).some((extension) => path.endsWith(extension));

/** Whether a compressed variant decompresses to exactly its file. */
export function decompressesTo(
  encoding: Encoding,
  compressed: Uint8Array,
  plain: Uint8Array,
): boolean {
  try {
    return DECOMPRESS[encoding](compressed, { maxOutputLength: plain.length + 1 }).equals(plain);
  } catch {
    return false;
  }
}

/** Written by the build; a dotfile, so no host serves it. */
export const RELEASE_LIST = '.release.json';

/** The files of a release with their hashes, so that anyone can verify what a server sends. */
export interface ReleaseList {
  /** The id of the release: SHA-256 of its files' names and hashes. */
  readonly digest: string;
  /** The day in Rome for which its pages are right, `YYYY-MM-DD`. */
  readonly day: string;
  /** SHA-256 of the content that it was built from. */
  readonly content: string;
  /** SHA-256 in hexadecimal by path, sorted; without files inherited from earlier releases. */
  readonly files: Readonly<Record<string, string>>;
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Undefined for a site that is older than such lists. @throws SyntaxError for a broken list */
export function readReleaseList(site: string): ReleaseList | undefined {
  const file = join(site, RELEASE_LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
