import type { SiteContent } from '../../src/content/content.ts';
import { existsInLocale, movedUrls, pathIn, pathOfPage } from '../../src/content/paths.ts';
import type { Site } from '../../src/content/types.ts';
import type { SiteHeaders } from '../../src/server/site/site-headers.ts';
import { renderRedirect } from './document.ts';
import { inlineOf } from './page-code.ts';
import type { PrerenderInput } from './prerender-input.ts';
import { securityHeaders } from './security-headers.ts';

/** Files served besides the pages: path → text. */
export function rootFiles(
  input: PrerenderInput,
  contents: readonly SiteContent[],
  policies: SiteHeaders['pages'],
): [string, string][] {
  const { site } = input.publication;
  const [content] = contents;
  if (!content) throw new RangeError('the site has no locale');
  return [
    // A static host serves the nearest one above the URL.
    ...contents.map((content): [string, string] => [
      `${content.locale.path.slice(1)}404.html`,
      renderRedirect(content),
    ]),
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', robotsFile(site)],
    [SECURITY_FILE, securityText(content, input.now)],
    ['site-headers.json', headersFile(input, content, policies)],
  ];
}

/** Headers by page, redirects and locale roots, for the server, which never serves the file. */
function headersFile(
  input: PrerenderInput,
  content: SiteContent,
  pages: SiteHeaders['pages'],
): string {
  const { locales, pages: entries } = content.site;
  const localeRoots = locales.map(({ path }) => pathIn(path, '/'));
  const moved = movedUrls(locales, entries);
  const headers = securityHeaders(content, inlineOf(input));
  const all: SiteHeaders = { headers, localeRoots, moved, pages };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** The sitemap: the listed pages of every locale, each with the same page in the others. */
export function sitemap({ origin, locales, pages }: Site): string {
  const listed = pages.filter((page) => page.listed && page.indexed);
  const urls = locales.flatMap((locale) =>
    listed
      .filter((page) => existsInLocale(locale.id, page))
      .map((page) => {
        const others = locales.filter(({ id }) => existsInLocale(id, page));
        const urlIn = (locale: Locale) => origin + pathOfPage(locale, page);
        const links = others.map((locale) => alternate(locale.language, urlIn(locale)));
        const shown = others.length > 1 ? links.join('') : '';
        return `  <url><loc>${urlIn(locale)}</loc>${shown}</url>`;
      }),
  );
  const xhtmlNamespace = locales.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtmlNamespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

type Locale = Site['locales'][number];

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
}

/** Omits unlisted pages: listing them would reveal them. `noindex` keeps them out. */
function robotsFile({ origin }: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Months until `Expires`: the standard recommends less than a year. */
const VALID_MONTHS = 10;

/**
 * Where to report a vulnerability (RFC 9116), at `/.well-known/security.txt`.
 * @param now milliseconds since the epoch; all builds of one month give the same text
 */
export function securityText({ site, locale, facts }: SiteContent, now: number): string {
  const today = new Date(now);
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + VALID_MONTHS, 1));
  const lines = [
    `Contact: mailto:${facts.contacts.management.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locale.id}`,
    `Canonical: ${site.origin}/${SECURITY_FILE}`,
  ];
  return `${lines.join('\n')}\n`;
}

const SECURITY_FILE = '.well-known/security.txt';
