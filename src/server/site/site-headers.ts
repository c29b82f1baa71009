import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that the prerender writes for the server. It is never served. */
export const SITE_HEADERS_FILE = 'site-headers.json';

export interface SiteHeaders {
  /** Sent with every HTML page, such as the content security policy. */
  headers: Record<string, string>;
  /** Paths of the home pages, '/' for the main language, such as '/en' for another. */
  localeRoots: string[];
  /** Redirects, such as `/en/iscrizioni` to `/en/enrolment`. */
  moved: Record<string, string>;
  /** Overrides for single files, by path, such as `relax/index.html`. */
  pages: Record<string, Record<string, string>>;
}

/**
 * Reads the headers and redirects that the build wrote for the server.
 * @throws Error when they are missing or incomplete: such a site is not served
 */
export function readSiteHeaders(root: string): SiteHeaders {
  const read: Partial<SiteHeaders> = JSON.parse(
    readFileSync(join(root, SITE_HEADERS_FILE), 'utf8'),
  );
  const { headers, localeRoots, moved = {}, pages = {} } = read;
  if (!headers || !localeRoots?.length)
    throw new Error(`${SITE_HEADERS_FILE}: expected { headers: {…}, localeRoots: ["/", …] }`);
  return { headers, localeRoots, moved, pages };
}
