import { createHash } from 'node:crypto';
import type { SiteContent } from '../../../src/content/content.ts';
import { existsInLocale, pathOfPage, STAFF_TEMPLATE } from '../../../src/content/paths.ts';
import type { Site } from '../../../src/content/types.ts';
import type { OfflineSettings } from '../../../src/offline/settings.ts';
import { renderOffline } from '../document.ts';
import type { PageStyles } from '../page-styles.ts';
import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts';

/** At the root: a service worker controls only the folder that it is in. */
export const WORKER_FILE = 'sw.js';
/** The worker loads only the site's own files. */
const WORKER_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

export interface OfflineFiles {
  readonly files: ReadonlyMap<string, string>;
  /** Headers by file, where they differ from the usual ones. */
  readonly headers: Readonly<Record<string, Record<string, string>>>;
}

/** The pages shown offline in place of those that are not saved. */
export function offlinePages(contents: readonly SiteContent[], styles: PageStyles): OfflineFiles {
  const files = new Map<string, string>();
  const headers: Record<string, Record<string, string>> = { [WORKER_FILE]: WORKER_HEADERS };
  for (const content of contents) {
    const file = fallbackOf(content).slice(1);
    const style = styles.ofFirstScreen(renderOffline(content, '', ''));
    files.set(
      file,
      renderOffline(content, style, contentSecurityPolicy(content, { styles: [style] })),
    );
    headers[file] = securityHeaders(content, { styles: [style] });
  }
  return { files, headers };
}

/**
 * What the worker saves, from the site's lists; undefined without offline reading.
 * @param files all files of the site: a change in any of them changes the worker
 * @param tools code that a page loads only when its tools are used
 */
export function offlineSettings(
  contents: readonly SiteContent[],
  files: ReadonlyMap<string, string>,
  tools: (template: Template) => readonly string[],
): OfflineSettings | undefined {
  const [site] = contents.map((content) => content.site);
  if (!site?.offline.enabled) return undefined;
  const pathsIn = ({ locale }: SiteContent, wanted: (page: Page) => boolean) =>
    site.pages
      .filter((page) => wanted(page) && existsInLocale(locale.id, page))
      .map((page) => pathOfPage(locale, page));
  const pathsOf = (wanted: (page: Page) => boolean) =>
    contents.flatMap((content) => pathsIn(content, wanted));
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update(text);
  return {
    revision: hash.digest('base64url').slice(0, 12),
    pages: pathsOf(() => true),
    tools: Object.fromEntries(
      WITH_TOOLS.flatMap((template) =>
        pathsOf((page) => page.template === template).map((path) => [path, tools(template)]),
      ),
    ),
    locales: contents.map((content) => ({
      path: content.locale.path,
      essentials: pathsIn(content, ({ id }) => site.offline.pages.includes(id)),
      language: content.locale.language,
      saved: content.texts.offline.saved,
      again: content.texts.offline.again,
      fallback: fallbackOf(content),
    })),
  };
}

type Page = Site['pages'][number];
type Template = Page['template'];
/** Their tools (photos, PDF, estimate) need no network. */
const WITH_TOOLS: readonly Template[] = ['staff', 'estimate'];

function fallbackOf({ locale }: SiteContent): string {
  return `${locale.path}offline.html`;
}

/** The path of a page's web app manifest; undefined for all but the staff's page. */
export function manifestPath({ locale }: SiteContent, page: Page): string | undefined {
  return page.template === STAFF_TEMPLATE && existsInLocale(locale.id, page)
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
