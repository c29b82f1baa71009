import type { SiteContent } from '../../src/content/content.ts';
import { existsInLocale, pathIn, pathOfPage, unknownUrlAt } from '../../src/content/paths.ts';
import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { type PageHeadData, robots } from '../../src/pages/head.ts';
import { AWAIT_FIRST_SCREEN } from './first-screen.ts';
import type { SeasonClock } from './season-clock.ts';

export interface DocumentParts {
  readonly head: PageHeadData;
  /** The tags of `changingTags`, the title first. */
  readonly changingTags: readonly string[];
  /** The inline script, and the path of the one that it loads. */
  readonly inlineScript: string;
  readonly pageScript: string;
  /** Loaded later: the site's style sheet, and the files of the islands, their entry first. */
  readonly sheet: string;
  readonly islands: readonly string[];
  /** The state of the season today; a script updates it. */
  readonly season: SeasonClock;
  /** The critical CSS, and the fonts to preload. */
  readonly style: string;
  readonly fonts: readonly string[];
  /** The content security policy, for hosts that send no headers. */
  readonly policy: string;
  /** The path of the web app manifest, on a page that phones can install. */
  readonly manifest: string | undefined;
  /** The path of the service worker; undefined without offline reading. */
  readonly worker: string | undefined;
  readonly body: string;
  /** Templates of the body's parts at other moments; see `moment-templates.ts`. */
  readonly moments: string;
}

/** A whole HTML document, complete without JavaScript. */
export function renderDocument(parts: DocumentParts): string {
  const { head, changingTags, season, style, fonts, policy, manifest, body, moments } = parts;
  const [title = '', ...others] = changingTags;
  return html(
    `lang="${escapeHtml(head.language)}" data-season="${season.season}" data-past="${season.past}"`,
    [
      policyTag(policy),
      title,
      AWAIT_FIRST_SCREEN,
      ...fonts.map(fontTag),
      `<style>${style}</style>`,
      scriptTag({ ...parts, transitions: season.transitions }),
      ...others,
      `<meta name="robots" content="${robots(head.indexed)}">`,
      `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
      ...head.alternates.map(
        ({ language, href }) =>
          `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`,
      ),
      ...(manifest ? [`<link rel="manifest" href="${escapeHtml(manifest)}">`] : []),
      ...openGraph(head),
      ICON,
      '<meta name="theme-color" content="#dcf0f8">',
    ],
    `<div id="root">${body}</div>${moments}`,
  );
}

/** For an unknown URL on a host without redirects: leads to the root of the locale. */
export function renderRedirect({ locale, texts, site }: SiteContent): string {
  const { documentTitle, text, home } = texts.notFound;
  const root = unknownUrlAt(pathIn(locale.path, '/'));
  return html(
    `lang="${escapeHtml(locale.language)}"`,
    [
      `<meta http-equiv="refresh" content="0; url=${root}">`,
      '<meta name="robots" content="noindex">',
      `<title>${escapeHtml(`${documentTitle} · ${site.brand}`)}</title>`,
    ],
    `<p>${escapeHtml(text)} <a href="${root}">${escapeHtml(home)}</a></p>`,
  );
}

/** Shown offline in place of a page that is not saved. */
export function renderOffline(content: SiteContent, style: string, policy: string): string {
  const { locale, texts, site } = content;
  const { documentTitle, title, text, pages } = texts.offline;
  const links = site.pages
    .filter((page) => site.offline.pages.includes(page.id) && existsInLocale(locale.id, page))
    .map((page) => [pathOfPage(locale, page), texts.pages[page.id] ?? ''] as const)
    .map(([path, name]) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`);
  return html(
    `lang="${escapeHtml(locale.language)}"`,
    [
      policyTag(policy),
      '<meta name="robots" content="noindex">',
      `<title>${escapeHtml(`${documentTitle} · ${site.brand}`)}</title>`,
      `<style>${style}</style>`,
      ICON,
    ],
    `<main data-saved>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>${escapeHtml(pages)}</p>
<ul>
${links.join('\n')}
</ul>
</main>`,
  );
}

function html(attributes: string, head: readonly string[], body: string): string {
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/**
 * The head's tags whose values may change with time, the title first. Escapes `<` in the data
 * block, so that no text can end it.
 * @param structuredData JSON-LD; undefined for a page that is not indexed
 */
export function changingTags(head: PageHeadData, structuredData: object | undefined): string[] {
  const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)];
  const data = JSON.stringify(structuredData)?.replaceAll('<', '\\u003c');
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
  ];
}

function openGraph(head: PageHeadData): string[] {
  const properties = {
    'og:type': 'website',
    'og:locale': head.openGraph.locale,
    'og:site_name': head.openGraph.siteName,
    'og:url': head.canonical,
    'og:image': head.openGraph.image,
  };
  return Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
}

function fontTag(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

type PageScript = Pick<
  DocumentParts,
  'inlineScript' | 'pageScript' | 'sheet' | 'islands' | 'worker'
> & {
  transitions: string;
};

function scriptTag({
  inlineScript,
  pageScript,
  sheet,
  islands,
  transitions,
  worker,
}: PageScript): string {
  const data = {
    src: pageScript,
    sheet,
    islands: islands.join(' '),
    transitions,
    ...(worker && { worker }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script${attributes.join('')}>${inlineScript}</script>`;
}
