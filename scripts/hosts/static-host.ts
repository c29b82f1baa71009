import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPS_ONLY } from '../../src/server/site/common-headers.ts';
import { headersFor } from '../../src/server/site/site.ts';
import { readSiteHeaders, type SiteHeaders } from '../../src/server/site/site-headers.ts';
import { type SiteParts, sitePartsOf } from './site-parts.ts';

/** Writes `_headers` and `_redirects` into a built site, for hosts of static files. */
export function writeHostFiles(site: string): void {
  const parts = sitePartsOf(site);
  writeFileSync(join(site, '_headers'), headersFile(parts, readSiteHeaders(site)));
  writeFileSync(join(site, '_redirects'), redirectsFile(parts, readSiteHeaders(site)));
}

/**
 * The same headers as on every host. Patterns never overlap: a host would join their values, and
 * two content security policies allow only what both allow.
 */
export function headersFile({ pages, others }: SiteParts, site: SiteHeaders): string {
  const rule = (path: string, file: string) => {
    const headers = [...Object.entries(headersFor(file, site)), HTTPS_ONLY];
    return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  };
  const rules = [
    ...pages.map((path) => rule(path, `${path}/index.html`.replace(/^\/+/, ''))),
    rule('/assets/*', 'assets/'),
    ...others.map((path) => {
      const pattern = patternOf(path, pages);
      return rule(pattern, pattern.slice(1));
    }),
  ];
  return `${[...new Set(rules)].join('\n\n')}\n`;
}

/** One pattern for each folder without pages: some hosts read at most a hundred. */
function patternOf(path: string, pages: readonly string[]): string {
  const [, folder = ''] = /^(\/[^/]+)\//.exec(path) ?? [];
  const holdsPages = pages.some((page) => `${page}/`.startsWith(`${folder}/`));
  return folder !== '' && !holdsPages ? `${folder}/*` : path;
}

/**
 * Redirects from other spellings of a page's URL and from former URLs. The host answers an
 * unknown one with `404.html`, which leads home.
 */
export function redirectsFile(
  { pages }: Pick<SiteParts, 'pages'>,
  { moved }: Pick<SiteHeaders, 'moved'>,
): string {
  const lines = pages.map((path) => `${path === '/' ? '' : path}/index.html ${path} 308`);
  const others = Object.entries(moved).map(([from, to]) => `${from} ${to} 308`);
  return `${[...lines, ...others].join('\n')}\n`;
}
