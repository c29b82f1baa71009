import type { Manifest } from 'vite';
import {
  type ContentFiles,
  factsOf,
  type PageContent,
  readPageContent,
  readSite,
  readSiteContent,
  type SiteContent,
} from '../../src/content/content.ts';
import { pathIn } from '../../src/content/paths.ts';
import { addTexts, createTranslator, filledTexts } from '../../src/i18n/create-i18n.ts';
import { headOf } from '../../src/pages/head.ts';
import { seasonOverFrom } from '../../src/time/season-over.ts';
import { renderDocument, renderRedirect } from './document.ts';
import { assetsOf } from './page-assets.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { robotsFile, sitemap } from './sitemap.ts';
import { headersFile, redirectsFile } from './static-host.ts';

export interface PrerenderInput {
  readonly files: ContentFiles;
  readonly manifest: Manifest;
  /** The client's entry, as the manifest calls it. */
  readonly entry: string;
  /** The script that runs before a page is drawn, as the manifest calls it. */
  readonly seasonEntry: string;
  render(address: string): Promise<string>;
}

/** Every file of the site that is made from content: pages, fallback, map, headers. Path → text. */
export async function siteFiles(input: PrerenderInput): Promise<Map<string, string>> {
  const site = readSite(input.files);
  const output = new Map<string, string>();
  for (const { id } of site.locales) {
    const content = readSiteContent(input.files, id);
    for (const { id: pageId } of site.pages) {
      const page = readPageContent(input.files, id, pageId);
      output.set(
        fileOf(pathIn(content.locale.path, page.entry.path)),
        await renderPage(input, content, page),
      );
    }
  }
  for (const [path, text] of fallbackFiles(input)) output.set(path, text);
  return output;
}

function fallbackFiles({ files, manifest, entry }: PrerenderInput): [string, string][] {
  const site = readSite(files);
  const [first] = site.locales;
  if (!first) throw new RangeError('the site has no locale');
  const content = readSiteContent(files, first.id);
  return [
    ['404.html', renderRedirect(content, assetsOf(manifest, [entry]))],
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', robotsFile(site)],
    // Pages that are open ask whether they are of this build; see `src/open-tab.ts`.
    ['version.txt', `${assetsOf(manifest, [entry]).script}\n`],
    ['site-headers.json', siteHeadersFile(content)],
    ...staticHostFiles(content),
  ];
}

/** What the server adds to each page, and where the roots of the locales are. It is never served. */
function siteHeadersFile(content: SiteContent): string {
  const localeRoots = content.site.locales.map(({ path }) => path);
  return `${JSON.stringify({ headers: securityHeaders(content), localeRoots }, null, 2)}\n`;
}

/** What hosts read that serve files alone. */
function staticHostFiles(content: SiteContent): [string, string][] {
  const { locales, pages } = content.site;
  const paths = locales.flatMap(({ path }) => pages.map((page) => pathIn(path, page.path)));
  const others = ['/404.html', '/favicon.svg', '/licences/*', '/pictures/*', '/robots.txt'];
  const site = {
    pages: paths,
    others: [...others, '/sitemap.xml', '/version.txt'],
    pageHeaders: securityHeaders(content),
  };
  return [
    ['_headers', headersFile(site)],
    ['_redirects', redirectsFile(site)],
  ];
}

async function renderPage(
  input: PrerenderInput,
  content: SiteContent,
  page: PageContent,
): Promise<string> {
  const address = content.site.origin + pathIn(content.locale.path, page.entry.path);
  const { i18n } = createTranslator(content.locale.language, content.texts);
  addTexts(i18n, page.entry.id, page.texts);
  const texts = filledTexts<PageContent['texts']>(
    i18n,
    page.entry.id,
    factsOf(content.facts, page.page),
  );
  return renderDocument({
    head: headOf(content, page.entry, texts.meta),
    assets: assetsOf(input.manifest, [input.entry, ...modulesOf(content, page)]),
    season: {
      script: assetsOf(input.manifest, [input.seasonEntry]).script,
      overFrom: seasonOverFrom(factsOf(content.facts, content.page).season),
    },
    policy: contentSecurityPolicy(content),
    body: await input.render(address),
  });
}

/** The modules that a page loads beside the entry, as the manifest calls them. */
function modulesOf({ locale }: SiteContent, { entry }: PageContent): string[] {
  const name = entry.template.replace(/(^|-)([a-z])/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  );
  return [
    `src/pages/${name}Page.tsx`,
    `virtual:content/${locale.id}/layout`,
    `virtual:content/${locale.id}/${entry.id}`,
  ];
}

/** `/relax` → `relax/index.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
