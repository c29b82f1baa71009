import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VOICE_FILE } from '../../../src/publish/voice-data.ts';
import { readFiles } from '../../../src/server/site/readSite.ts';
import type { Bytes } from '../../../src/server/site/site.ts';
import { SITE_HEADERS_FILE } from '../../../src/server/site/siteHeaders.ts';
import type { Listed, ListedFile } from './assets.ts';

/** Notes for hosts, of which the Worker has its own. */
const NOTES = new Set([SITE_HEADERS_FILE, VOICE_FILE, '_headers', '_redirects']);

/**
 * Puts the bodies of a built site's files into a folder, each under the name of its content, and lists
 * them: what stands in that folder says nothing of an address, and what did not change keeps its name.
 */
export function storeFiles(site: string, folder: string): ListedFile[] {
  mkdirSync(folder, { recursive: true });
  const store = (body: Bytes): Listed => {
    const name = createHash('sha256').update(body).digest('hex').slice(0, 32);
    writeFileSync(join(folder, name), body);
    return [name, body.length];
  };
  return readFiles(site)
    .filter(({ path }) => !isNote(path))
    .map(({ plain, packed, ...file }) => ({
      ...file,
      plain: store(plain),
      packed: Object.fromEntries(
        Object.entries(packed).map(([encoding, body]) => [encoding, store(body)]),
      ),
    }));
}

function isNote(path: string): boolean {
  return NOTES.has(path) || /(^|\/)\.(?!well-known\/)/.test(path);
}
