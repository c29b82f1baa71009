import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build beside the pages; a name with a point in front is served by nobody. */
export const RELEASE_LIST = '.release.json';

/** What a release consists of, so that anybody can hold against it what a server sends. */
export interface ReleaseList {
  /** Names the release: SHA-256 of its files' names and hashes. */
  readonly digest: string;
  /** The day in Rome for which its pages are right, `YYYY-MM-DD`. */
  readonly day: string;
  /** SHA-256 of the content that it was built from. */
  readonly content: string;
  /** SHA-256 in hexadecimal digits, by path, sorted; without what it inherited of earlier releases. */
  readonly files: Readonly<Record<string, string>>;
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Undefined for a site that was built before there were lists. @throws SyntaxError for a broken one */
export function readReleaseList(site: string): ReleaseList | undefined {
  const file = join(site, RELEASE_LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
