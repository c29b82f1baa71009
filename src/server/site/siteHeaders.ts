import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that the prerender writes for the server. It is never served. */
export const SITE_HEADERS_FILE = 'site-headers.json';

export interface SiteHeaders {
  /** Sent with every HTML page, such as the content security policy. */
  headers: Record<string, string>;
  /** Paths of the home pages, '/' for the main language, such as '/en' for another. */
  localeRoots: string[];
  /** Addresses that lead to another, such as `/en/iscrizioni` to `/en/enrolment`. */
  moved?: Record<string, string>;
  /** What single pages and files say otherwise, by their path, such as `relax/index.html`. */
  pages?: Record<string, Record<string, string>>;
}

/** The headers of a file beside those of every answer: pages have some, and single files their own. */
export function headersOf({ headers, pages = {} }: SiteHeaders, file: string) {
  return { ...(file.endsWith('.html') && headers), ...pages[file] };
}

/**
 * Reads what the build left for the server in the folder of the built site.
 * Throws when the file is missing or is not as the build writes it: a site without its policy is
 * not served.
 */
export function readSiteHeaders(root: string): SiteHeaders {
  const read = JSON.parse(readFileSync(join(root, SITE_HEADERS_FILE), 'utf8'));
  const { headers, localeRoots, moved = {}, pages = {} } = read;
  if (!isHeaders(headers) || !isPaths(localeRoots) || !isMoved(moved) || !isPages(pages)) {
    throw new Error(
      `${SITE_HEADERS_FILE}: expected { headers: {…}, localeRoots: ["/", …], moved?: {…}, pages?: {…} }`,
    );
  }
  return { headers, localeRoots, moved, pages };
}

function isHeaders(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((header) => typeof header === 'string');
}

function isPages(value: unknown): value is Record<string, Record<string, string>> {
  return isObject(value) && Object.values(value).every(isHeaders);
}

function isMoved(value: unknown): value is Record<string, string> {
  return (
    isHeaders(value) &&
    Object.entries(value)
      .flat()
      .every((path) => /^\/[^/]/.test(path))
  );
}

function isPaths(value: unknown): value is string[] {
  const isPath = (path: unknown) => typeof path === 'string' && /^\/([^/]+)?$/.test(path);
  return Array.isArray(value) && value.length > 0 && value.every(isPath);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
