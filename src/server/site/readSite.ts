import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Site, type StoredFile, siteOf } from './site.ts';
import { readSiteHeaders } from './siteHeaders.ts';

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A whole built site, in memory. @throws Error when the folder holds none */
export function readSite(root: string): Site {
  return siteOf(readFiles(root), readSiteHeaders(root));
}

/** The files of a built site, each with the forms in which the build compressed it. */
export function readFiles(root: string): StoredFile[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length));
  const known = new Set(paths);
  const isPacked = (path: string) =>
    Object.values(ENDINGS).some(
      (end) => path.endsWith(end) && known.has(path.slice(0, -end.length)),
    );
  return paths.filter((path) => !isPacked(path)).map((path) => readOne(root, path, known));
}

function readOne(root: string, path: string, known: ReadonlySet<string>): StoredFile {
  const plain = readFileSync(join(root, path));
  const endings = Object.entries(ENDINGS).filter(([, end]) => known.has(path + end));
  return {
    path: path.split(sep).join('/'),
    modified: Math.floor(statSync(join(root, path)).mtimeMs / 1000) * 1000,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    packed: Object.fromEntries(
      endings.map(([encoding, end]) => [encoding, readFileSync(join(root, path + end))]),
    ),
  };
}
