import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from '../../../src/content/content.ts';
import {
  filesIn,
  hashOf,
  RELEASE_LIST,
  type ReleaseList,
} from '../../../src/server/site/read-site.ts';

/** Writes a list of a built site's files, compressed variants and host settings included. */
export function writeReleaseList(site: string, day: string, content: string): ReleaseList {
  const files = Object.fromEntries(
    filesIn(site).map((path) => [path, hashOf(readFileSync(join(site, path)))]),
  );
  const list = { digest: hashOf(JSON.stringify(files)), day, content, files };
  writeFileSync(join(site, RELEASE_LIST), `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

/** Identifies the content that a site is built from. */
export function contentHash(content: ContentFiles): string {
  return hashOf(JSON.stringify([...content]));
}
