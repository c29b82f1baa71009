import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_HEADERS } from './common-headers.ts';
import { readRelease } from './read-site.ts';
import type { SiteResponse } from './respond.ts';
import type { LoadedRelease } from './site.ts';
import { SITE_HEADERS_FILE } from './site-headers.ts';

/** The folder is checked at most this often, so a new release is served within this time. */
const CHECK_INTERVAL_MS = 500;

export interface SiteEvents {
  /** A new release is being served. */
  readonly switched: () => void;
  /** The folder has no usable release, so the last one stays; or some files of the new one are damaged. */
  readonly broken: (reason: string) => void;
}

/**
 * Returns a function that gives the current release of a folder; new ones need no restart. If the
 * folder is gone or its release is broken, it keeps the last one; undefined before the first.
 * @param now milliseconds since the epoch
 */
export function watchRelease(
  root: string,
  now: () => number,
  events: SiteEvents,
): () => LoadedRelease | undefined {
  let site: LoadedRelease | undefined;
  let [lastId, lastReason, lookedAt] = ['', '', Number.NEGATIVE_INFINITY];
  const update = () => {
    try {
      const found = releaseIdOf(root);
      if (found === lastId) return;
      site = readRelease(realpathSync(root));
      [lastId, lastReason] = [found, ''];
      events.switched();
      if (site.damaged.length > 0) events.broken(`non intero: ${site.damaged.join(', ')}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) events.broken(reason);
      lastReason = reason;
    }
  };
  return () => {
    if (now() - lookedAt >= CHECK_INTERVAL_MS) {
      lookedAt = now();
      update();
    }
    return site;
  };
}

/** An id that changes with every build. @throws Error while there is no build */
function releaseIdOf(root: string): string {
  const folder = realpathSync(root);
  const { ino, mtimeMs } = statSync(join(folder, SITE_HEADERS_FILE));
  return `${folder} ${ino} ${mtimeMs}`;
}

/** The response while there is no release yet. */
export function unavailable(): SiteResponse {
  const body = readFileSync(new URL('./unavailable.html', import.meta.url));
  const headers = {
    ...COMMON_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    'Retry-After': '30',
  };
  return { status: 503, headers, body };
}
