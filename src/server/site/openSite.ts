import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './answerTo.ts';
import { COMMON_HEADERS } from './commonHeaders.ts';
import { readSite } from './readSite.ts';
import type { Site } from './site.ts';
import { SITE_HEADERS_FILE } from './siteHeaders.ts';

/** So often at most the folder is looked at: a new site is served at the latest so long after. */
const LOOK_EACH_MS = 500;

export interface SiteEvents {
  /** Another site is served from now on. */
  readonly switched: () => void;
  /** What stands in the folder is gone, or not whole: then the last one is served on, or what is whole of it. */
  readonly broken: (reason: string) => void;
}

/**
 * Gives the site that stands in a folder, and what takes its place later, without a restart. A site
 * that is not whole, or a folder that went, leaves the last one where it is; undefined before the first.
 * @param now milliseconds since the epoch
 */
export function openSite(
  root: string,
  now: () => number,
  events: SiteEvents,
): () => Site | undefined {
  let site: Site | undefined;
  let [seen, told, lookedAt] = ['', '', Number.NEGATIVE_INFINITY];
  const look = () => {
    try {
      const found = stateOf(root);
      if (found === seen) return;
      site = readSite(realpathSync(root));
      [seen, told] = [found, ''];
      events.switched();
      if (site.damaged.length > 0) events.broken(`non intero: ${site.damaged.join(', ')}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== told) events.broken(reason);
      told = reason;
    }
  };
  return () => {
    if (now() - lookedAt >= LOOK_EACH_MS) {
      lookedAt = now();
      look();
    }
    return site;
  };
}

/** Changes with every build. @throws Error while there is none */
function stateOf(root: string): string {
  const folder = realpathSync(root);
  const { ino, mtimeMs } = statSync(join(folder, SITE_HEADERS_FILE));
  return `${folder} ${ino} ${mtimeMs}`;
}

/** What everybody gets before there is a first site. */
export function unavailable(): Answer {
  const body = readFileSync(new URL('./unavailable.html', import.meta.url));
  const headers = Object.entries({
    ...COMMON_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    'Retry-After': '30',
  }).flat();
  return { status: 503, headers, body };
}
