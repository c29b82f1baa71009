import { isIn, pathOfPage } from '../../src/content/paths.ts';
import type { Site } from '../../src/content/types.ts';

/** The map for search engines: the listed pages of every locale, each with the same page in the others. */
export function sitemap({ origin, locales, pages }: Site): string {
  const listed = pages.filter((page) => page.listed && page.indexed);
  const urls = locales.flatMap((locale) =>
    listed
      .filter((page) => isIn(locale.id, page))
      .map((page) => {
        const others = locales.filter(({ id }) => isIn(id, page));
        const address = (one: Locale) => origin + pathOfPage(one, page);
        const links = others.map((one) => alternate(one.language, address(one)));
        const shown = others.length > 1 ? links.join('') : '';
        return `  <url><loc>${address(locale)}</loc>${shown}</url>`;
      }),
  );
  const spoken = locales.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${spoken}>\n${urls.join('\n')}\n</urlset>\n`;
}

type Locale = Site['locales'][number];

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

/** Hidden pages are not named here: their own `noindex` keeps them out, a list would show them. */
export function robotsFile({ origin }: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
