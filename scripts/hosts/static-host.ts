import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ASK_EACH_TIME,
  ASSET_HEADERS,
  COMMON_HEADERS,
  FOREVER,
  HTTPS_ONLY,
} from '../../src/server/site/commonHeaders.ts';
import { headersOf, readSiteHeaders, type SiteHeaders } from '../../src/server/site/siteHeaders.ts';
import { type SiteParts, sitePartsOf } from './site-parts.ts';

/** Writes `_headers` and `_redirects` into a built site, for hosts of static files. */
export function writeHostFiles(site: string): void {
  const parts = sitePartsOf(site);
  writeFileSync(join(site, '_headers'), headersFile(parts, readSiteHeaders(site)));
  writeFileSync(join(site, '_redirects'), redirectsFile(parts, readSiteHeaders(site)));
}

type Headers = Readonly<Record<string, string>>;

/**
 * The same headers as on every host. Patterns never overlap: a host would join their values, and
 * two content security policies allow only what both allow.
 */
export function headersFile({ pages, others }: SiteParts, site: SiteHeaders): string {
  const secure = Object.fromEntries([HTTPS_ONLY]);
  const common = { ...COMMON_HEADERS, ...secure };
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const ofPage = (path: string) => ({
    ...common,
    ...headersOf(site, `${path}/index.html`.replace(/^\/+/, '')),
    'Cache-Control': ASK_EACH_TIME,
  });
  const ofOther = (path: string) => ({
    ...common,
    ...headersOf(site, path.slice(1)),
    'Cache-Control': ASK_EACH_TIME,
  });
  return `${[
    ...pages.map((path) => rule(path, ofPage(path))),
    rule('/assets/*', { ...ASSET_HEADERS, ...secure, 'Cache-Control': FOREVER }),
    ...new Set(
      others.map((path) => patternOf(path, pages)).map((path) => rule(path, ofOther(path))),
    ),
  ].join('\n\n')}\n`;
}

/** One pattern for each folder without pages: some hosts read at most a hundred. */
function patternOf(path: string, pages: readonly string[]): string {
  const [, folder = ''] = /^(\/[^/]+)\//.exec(path) ?? [];
  const holdsPages = pages.some((page) => `${page}/`.startsWith(`${folder}/`));
  return folder !== '' && !holdsPages ? `${folder}/*` : path;
}

/**
 * Redirects from other spellings of a page's address and from former addresses. The host answers an
 * unknown one with `404.html`, which leads home.
 */
export function redirectsFile(
  { pages }: Pick<SiteParts, 'pages'>,
  { moved = {} }: Pick<SiteHeaders, 'moved'>,
): string {
  const lines = pages.map((path) => `${path === '/' ? '' : path}/index.html ${path} 308`);
  const others = Object.entries(moved).map(([from, to]) => `${from} ${to} 308`);
  return `${[...lines, ...others].join('\n')}\n`;
}
