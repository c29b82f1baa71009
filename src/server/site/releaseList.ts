import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
