import type { SiteContent } from '../../src/content/content.ts';
import { movedAddresses, pathIn } from '../../src/content/paths.ts';
import type { SiteHeaders } from '../../src/server/site/siteHeaders.ts';
import { humansText, SECURITY_FILE, securityText } from './contact-files.ts';
import { renderRedirect } from './document.ts';
import { inlineOf } from './page-code.ts';
import type { PrerenderInput } from './prerender.ts';
import { securityHeaders } from './security-headers.ts';
import { robotsFile, sitemap } from './sitemap.ts';

/** What a host serves beside the pages: path → text. */
export function fallbackFiles(
  input: PrerenderInput,
  contents: readonly SiteContent[],
  policies: SiteHeaders['pages'],
): [string, string][] {
  const { site } = input.publication;
  const [content] = contents;
  if (!content) throw new RangeError('the site has no locale');
  return [
    // A host that serves files alone looks for the nearest one above the address.
    ...contents.map((one): [string, string] => [
      `${one.locale.path.slice(1)}404.html`,
      renderRedirect(one),
    ]),
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', robotsFile(site)],
    ['humans.txt', humansText(content)],
    [SECURITY_FILE, securityText(content, input.now)],
    // Open pages ask whether they are of this build; see `src/open-tab.ts`.
    ['version.txt', `${input.assets([input.entries.router])[0]}\n`],
    ['site-headers.json', headersFile(input, content, policies)],
  ];
}

/** What the server adds to each page, and where the roots of the locales are. It is never served. */
function headersFile(
  input: PrerenderInput,
  content: SiteContent,
  pages: SiteHeaders['pages'],
): string {
  const { locales, pages: entries } = content.site;
  const localeRoots = locales.map(({ path }) => pathIn(path, '/'));
  const moved = movedAddresses(locales, entries);
  const headers = securityHeaders(content, inlineOf(input));
  const all: SiteHeaders = { headers, localeRoots, moved, pages };
  return `${JSON.stringify(all, null, 2)}\n`;
}
