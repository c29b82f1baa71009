import { pathIn } from '../../src/content/paths.ts';
import type { Site } from '../../src/content/types.ts';

/** The map for search engines: the listed pages of every locale. */
export function sitemap({ origin, locales, pages }: Site): string {
  const addresses = locales.flatMap((locale) =>
    pages
      .filter((page) => page.listed && page.indexed)
      .map((page) => origin + pathIn(locale.path, page.path)),
  );
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Hidden pages are not named here: their own `noindex` keeps them out, a list would show them. */
export function robotsFile({ origin }: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
