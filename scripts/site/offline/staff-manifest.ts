import type { SiteContent } from '../../../src/content/content.ts';
import { isIn, pathOfPage, STAFF_TEMPLATE } from '../../../src/content/paths.ts';
import type { Site } from '../../../src/content/types.ts';

type Page = Site['pages'][number];

/** The path of a page's web app manifest; undefined for all but the staff's page. */
export function manifestPath({ locale }: SiteContent, page: Page): string | undefined {
  return page.template === STAFF_TEMPLATE && isIn(locale.id, page)
    ? `${locale.path}${page.id}.webmanifest`
    : undefined;
}

/** Manifests with which phones install the staff's tools as an app that opens offline. */
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
