import type { SiteContent } from '../../../src/content/content.ts';
import { isIn, pathOfPage, STAFF_TEMPLATE } from '../../../src/content/paths.ts';
import type { Site } from '../../../src/content/types.ts';

type Page = Site['pages'][number];

/** Where a page's manifest is; undefined for a page that nobody puts on the screen of a phone. */
export function manifestPath({ locale }: SiteContent, page: Page): string | undefined {
  return page.template === STAFF_TEMPLATE && isIn(locale.id, page)
    ? `${locale.path}${page.id}.webmanifest`
    : undefined;
}

/** With it a phone takes the staff's tools for an app: they open from its screen, without a network. */
export function manifestsOf(content: SiteContent): [string, string][] {
  return content.site.pages.flatMap((page) => {
    const path = manifestPath(content, page);
    return path === undefined ? [] : [[path.slice(1), manifest(content, page)]];
  });
}

function manifest({ locale, site, texts }: SiteContent, page: Page): string {
  const start = pathOfPage(locale, page);
  const all = {
    id: start,
    name: `${site.brand} · ${texts.pages[page.id]}`,
    short_name: site.brand,
    lang: locale.language,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: SKY,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** As in `src/styles/tokens.css`. */
const PAPER = '#fff8ec';
const SKY = '#dcf0f8';
