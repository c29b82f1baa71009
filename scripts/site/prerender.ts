import { factsOf, type PageContent, type SiteContent } from '../../src/content/content.ts';
import { isIn, pathOfPage } from '../../src/content/paths.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import type { OfflineSettings } from '../../src/offline/settings.ts';
import { headOf } from '../../src/pages/head.ts';
import type { NamedSchemas } from '../../src/pricing/request/request-shape.ts';
import { type Beside, dataFiles } from '../../src/publish/data-files.ts';
import { structuredData } from '../../src/publish/json-ld/structured-data.ts';
import type { Publication } from '../../src/publish/publication.ts';
import { VOICE_FILE, voiceData } from '../../src/publish/voice-data.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { fallbackFiles } from './fallback-files.ts';
import { halvesOf, SEEN, UNSEEN, withSheet } from './first-screen.ts';
import { withInlinePictures } from './inline-pictures.ts';
import { languageOffers } from './language-offers.ts';
import { momentTemplates } from './moments.ts';
import { fallbackPages, offlineSettings, WORKER_FILE } from './offline/offline-files.ts';
import { manifestPath, manifestsOf } from './offline/staff-manifest.ts';
import { codeOf, inlineOf, moduleOf } from './page-code.ts';
import { PageStyles } from './page-styles.ts';
import { shareAddress } from './pictures/share-pictures.ts';
import { seasonClock } from './season-clock.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/** What a page is made from, in a build and while developing. */
export interface PageInput {
  readonly publication: Publication;
  /** The files that the named modules need in a browser, that of the first before the others. */
  assets(modules: readonly string[]): readonly string[];
  /** The entries of what may come later. */
  readonly entries: { readonly islands: string; readonly router: string };
  /** The script that every page runs by itself: its text, and where it is found. */
  readonly start: { readonly text: string; readonly path: string };
  /** The one that stands in every page, and brings it. */
  readonly first: string;
  /** Milliseconds since the epoch: how the season stands where no script tells. */
  readonly now: number;
  render(address: string, moment?: number): Promise<string>;
  /** A file of the site that is copied as it is, by its path. */
  file(path: string): string;
}

export interface PrerenderInput extends PageInput, Beside {
  /** The schemas of a request for a quote, for the server. */
  readonly requestSchemas: NamedSchemas;
  /** The site's one style sheet: its text, and where it is found. */
  readonly sheet: { readonly text: string; readonly path: string };
  /** The files of the code that the named module loads later, when it is used. */
  tools(module: string): readonly string[];
  /** The service worker; without settings the one that takes it away. */
  worker(settings: OfflineSettings | undefined): Promise<string>;
}

/**
 * Every file of the site that is made from content: pages, their data, fallback, map, headers.
 * Path → text.
 */
export async function siteFiles(input: PrerenderInput): Promise<Map<string, string>> {
  const { publication } = input;
  const { site, files } = publication;
  const output = new Map<string, string>();
  const styles = new PageStyles(input.sheet.text);
  output.set(input.start.path, input.start.text);
  output.set(input.sheet.path, styles.withoutFaces() + SEEN);
  const policies: Record<string, Record<string, string>> = {};
  const contents = site.locales.map(({ id }) => filledSite(files, id));
  const sheet = { path: input.sheet.path, styles };
  const worker = site.offline.enabled ? `/${WORKER_FILE}` : undefined;
  for (const content of contents) {
    const { id } = content.locale;
    for (const { id: pageId } of site.pages.filter((one) => isIn(id, one))) {
      const page = filledPage(files, id, pageId);
      const drawn = await drawPage(input, content, page);
      const parts = documentOf(input, sheet, contents, content, page, drawn);
      const inline = inlineOf(input, parts.style);
      const policy = contentSecurityPolicy(content, inline);
      const file = fileOf(pathOfPage(content.locale, page.entry));
      output.set(file, renderDocument({ ...parts, policy, worker }));
      policies[file] = securityHeaders(content, inline);
    }
  }
  for (const [path, text] of dataFiles(publication, input)) output.set(path, text);
  output.set(VOICE_FILE, JSON.stringify(voiceData(publication, input.requestSchemas)));
  const offline = fallbackPages(contents, styles);
  for (const [path, text] of offline.files) output.set(path, text);
  for (const [path, text] of contents.flatMap(manifestsOf)) output.set(path, text);
  Object.assign(policies, offline.headers);
  for (const [path, text] of fallbackFiles(input, contents, policies)) output.set(path, text);
  const settings = offlineSettings(contents, output, (template) => input.tools(moduleOf(template)));
  output.set(WORKER_FILE, await input.worker(settings));
  return output;
}

/** What stands in the body of a page. */
interface Drawn {
  readonly body: string;
  /** What some parts of it are at other moments. */
  readonly moments: string;
}

/** Draws a page with React, as everybody gets it, and at other moments. */
export async function drawPage(
  { publication, render, file }: PageInput,
  { locale }: SiteContent,
  { entry }: PageContent,
): Promise<Drawn> {
  const address = publication.address(locale.id, entry.id);
  const body = withInlinePictures(await render(address), file);
  return { body, moments: await momentTemplates(body, (moment) => render(address, moment)) };
}

/**
 * What the document of a drawn page holds; how strict it is, and whether it is kept, hangs on who serves it.
 * @param contents what all pages share, in each language
 */
export function documentOf(
  input: PageInput,
  sheet: { readonly path: string; readonly styles: PageStyles },
  contents: readonly SiteContent[],
  content: SiteContent,
  page: PageContent,
  { body, moments }: Drawn,
): Omit<DocumentParts, 'policy' | 'worker'> {
  const halves = halvesOf(body);
  const style = sheet.styles.ofFirstScreen(halves.first, body + moments) + UNSEEN;
  return {
    style,
    moments,
    season: seasonClock(factsOf(content.facts, content.page), input.now),
    offers: languageOffers(contents),
    head: headOf(content, page.entry, page.texts.meta, shareAddress(content, page)),
    ...codeOf(input, sheet.path, content, page, body),
    fonts: fontsOf(style),
    structuredData: structuredData(input.publication, content.locale.id, page.entry.id),
    manifest: manifestPath(content, page.entry),
    body: withSheet(halves, sheet.path),
  };
}

/** The faces of the languages' letters: every page is drawn with them. */
function fontsOf(style: string): string[] {
  return [...style.matchAll(/url\(["']?(\/assets\/(?:bricolage|figtree)-[\w-]{8}\.woff2)/g)].map(
    ([, path = '']) => path,
  );
}

/** `/relax` → `relax/index.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
