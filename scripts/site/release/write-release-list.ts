import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentFiles } from '../../../src/content/content.ts';
import { hashOf, RELEASE_LIST, type ReleaseList } from '../../../src/server/site/readSite.ts';

/** Writes a list of a built site's files, compressed variants and host settings included. */
export function writeReleaseList(site: string, day: string, content: string): ReleaseList {
  const paths = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site, sep).length))
    .map((path) => path.split(sep).join('/'))
    .sort();
  const files = Object.fromEntries(
    paths.map((path) => [path, hashOf(readFileSync(join(site, path)))]),
  );
  const list = { digest: hashOf(JSON.stringify(files)), day, content, files };
  writeFileSync(join(site, RELEASE_LIST), `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

/** Identifies the content that a site is built from. */
export function contentHash(content: ContentFiles): string {
  return hashOf(JSON.stringify([...content]));
}
