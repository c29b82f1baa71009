import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ENDINGS, type Encoding, holds } from './packed.ts';
import { type Bytes, type Site, type StoredFile, siteOf } from './site.ts';
import { readSiteHeaders } from './siteHeaders.ts';

/** A whole built site, in memory. @throws Error when the folder holds none, or a home page is not whole */
export function readSite(root: string): Site {
  const headers = readSiteHeaders(root);
  const damaged: string[] = [];
  const files = readFiles(root, (path) => damaged.push(path));
  const homes = headers.localeRoots.map((path) => `${path}/index.html`.replace(/^\/+/, ''));
  const broken = files.find(({ path, plain }) => homes.includes(path) && !isWholePage(plain));
  if (broken) throw new Error(`${broken.path}: not whole`);
  const isHome = (path: string) => homes.some((home) => path.startsWith(home));
  return { ...siteOf(files, headers), damaged, isHomeWhole: !damaged.some(isHome) };
}

/** What a crash left of a file is empty, ends midway, or holds zeros. */
function isWholePage(plain: Uint8Array): boolean {
  const text = Buffer.from(plain).toString();
  const isCut = /^<!doctype html/i.test(text) && !text.trimEnd().endsWith('</html>');
  return text !== '' && !isCut && !text.includes('\0');
}

/**
 * The files of a built site, each with the forms in which the build compressed it. One that does not
 * hold its file is left out.
 * @param damaged hears the path of such a form
 */
export function readFiles(root: string, damaged: (path: string) => void = () => {}): StoredFile[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length));
  const known = new Set(paths);
  const isPacked = (path: string) =>
    Object.values(ENDINGS).some(
      (end) => path.endsWith(end) && known.has(path.slice(0, -end.length)),
    );
  const forms = (path: string, plain: Bytes) => formsOf(path, plain, { root, known, damaged });
  return paths.filter((path) => !isPacked(path)).map((path) => readOne(root, path, forms));
}

function readOne(
  root: string,
  path: string,
  forms: (path: string, plain: Bytes) => StoredFile['packed'],
): StoredFile {
  const plain = readFileSync(join(root, path));
  return {
    path: path.split(sep).join('/'),
    modified: Math.floor(statSync(join(root, path)).mtimeMs / 1000) * 1000,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    packed: forms(path, plain),
  };
}

interface Forms {
  readonly root: string;
  readonly known: ReadonlySet<string>;
  readonly damaged: (path: string) => void;
}

function formsOf(
  path: string,
  plain: Bytes,
  { root, known, damaged }: Forms,
): StoredFile['packed'] {
  const packed: Record<string, Bytes> = {};
  for (const encoding of Object.keys(ENDINGS) as Encoding[]) {
    const form = path + ENDINGS[encoding];
    if (!known.has(form)) continue;
    const bytes = readFileSync(join(root, form));
    if (holds(encoding, bytes, plain)) packed[encoding] = bytes;
    else damaged(form.split(sep).join('/'));
  }
  return packed;
}
