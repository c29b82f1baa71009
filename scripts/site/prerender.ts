import {
  type ContentFiles,
  factsOf,
  type PageContent,
  type SiteContent,
} from '../../src/content/content.ts';
import { existsInLocale, pathOfPage } from '../../src/content/paths.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { createFormats } from '../../src/i18n/format.ts';
import { lazy } from '../../src/i18n/one-format.ts';
import { headOf } from '../../src/pages/head.ts';
import { dataFiles } from '../../src/publish/data-files.ts';
import { structuredData } from '../../src/publish/json-ld/structured-data.ts';
import { PUBLIC_API_FILE, publicApiFile } from '../../src/publish/public-api-data.ts';
import type { Publication } from '../../src/publish/publication.ts';
import { filesAt, momentsAfter } from '../../src/time/in-force.ts';
import { romeDateAt } from '../../src/time/rome.ts';
import { changingTags, type DocumentParts, renderDocument } from './document.ts';
import { firstScreenOf, HIDE_UNTIL_STYLED, REVEAL, withSheet } from './first-screen.ts';
import { withInlinePictures } from './inline-pictures.ts';
import { type MomentTemplates, momentTemplates } from './moment-templates.ts';
import {
  manifestPath,
  manifestsOf,
  offlinePages,
  offlineSettings,
  WORKER_FILE,
} from './offline/offline-files.ts';
import { inlineOf, islandFiles, moduleOf } from './page-code.ts';
import { PageStyles } from './page-styles.ts';
import { socialPreviewUrl } from './pictures/social-previews.ts';
import type { PageInput, PrerenderInput } from './prerender-input.ts';
import { rootFiles } from './root-files.ts';
import { seasonClock } from './season-clock.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/**
 * Every file made from content: pages, their data, fallback pages, sitemap, headers.
 * Path → text.
 */
export async function siteFiles(request: PrerenderInput): Promise<Map<string, string>> {
  const publication = request.publication.at(request.now);
  const input = { ...request, publication };
  const { site } = publication;
  const versions = inForceFrom(publication, input.now);
  const { files } = versions[0];
  const output = new Map<string, string>();
  const styles = new PageStyles(input.sheet.text);
  output.set(input.pageScript.path, input.pageScript.text);
  output.set(input.sheet.path, styles.withoutFaces() + REVEAL);
  const policies: Record<string, Record<string, string>> = {};
  const contents = site.locales.map(({ id }) => filledSite(files, id));
  const sheet = { path: input.sheet.path, styles };
  const worker = site.offline.enabled ? `/${WORKER_FILE}` : undefined;
  for (const content of contents) {
    const { id } = content.locale;
    for (const { id: pageId } of site.pages.filter((page) => existsInLocale(id, page))) {
      const page = filledPage(files, id, pageId);
      const rendered = await renderPage(input, versions, content, page);
      const parts = documentOf(input, sheet, content, page, rendered);
      const inline = inlineOf(input, parts.style);
      const policy = contentSecurityPolicy(content, inline);
      const file = htmlFile(pathOfPage(content.locale, page.entry));
      output.set(file, renderDocument({ ...parts, policy, worker }));
      policies[file] = securityHeaders(content, inline);
    }
  }
  for (const [path, text] of dataFiles(publication, input.schema)) output.set(path, text);
  output.set(PUBLIC_API_FILE, JSON.stringify(publicApiFile(publication, input.requestSchemas)));
  const offline = offlinePages(contents, styles);
  for (const [path, text] of offline.files) output.set(path, text);
  for (const [path, text] of contents.flatMap(manifestsOf)) output.set(path, text);
  Object.assign(policies, offline.headers);
  for (const [path, text] of rootFiles(input, contents, policies)) output.set(path, text);
  const settings = offlineSettings(contents, output, (template) => input.tools(moduleOf(template)));
  output.set(WORKER_FILE, await input.worker(settings));
  return output;
}

/** The content in force from an instant on (milliseconds since the epoch). */
interface Version {
  readonly from: number;
  readonly publication: Publication;
  readonly files: ContentFiles;
}

/** The content in force at an instant, then from each later change. */
export function inForceFrom(publication: Publication, now: number): [Version, ...Version[]] {
  const versionAt = (from: number) => ({
    from,
    publication: publication.at(from),
    files: filesAt(publication.files, from),
  });
  return [versionAt(now), ...momentsAfter(publication.files, now).map(versionAt)];
}

/** What may change with time in a page: tags of its head, and its body. */
interface Rendered extends MomentTemplates {
  readonly changingTags: readonly string[];
}

/** Separates head tags and body, which are rendered as one text. */
const BODY = '\n<!--body-->';

/** Renders a page with React, as built, and at other moments. */
export async function renderPage(
  { publication, render, file, now }: PageInput,
  versions: readonly [Version, ...Version[]],
  content: SiteContent,
  page: PageContent,
): Promise<Rendered> {
  const [localeId, pageId] = [content.locale.id, page.entry.id];
  const url = publication.url(localeId, pageId);
  const tags = versions.map((version, index) =>
    lazy(() => {
      const shared = index === 0 ? content : filledSite(version.files, localeId);
      const { entry, texts } = index === 0 ? page : filledPage(version.files, localeId, pageId);
      const data = structuredData(version.publication, localeId, pageId);
      return changingTags(headOf(shared, entry, texts.meta), data).join('\n');
    }),
  );
  const at = async (instant?: number) => {
    const index = versions.findLastIndex(({ from }) => instant !== undefined && from <= instant);
    const body = await withInlinePictures(await render(url, instant), file);
    return `${tags[Math.max(index, 0)]?.()}${BODY}${body}`;
  };
  const instants = versions.slice(1).map(({ from }) => from);
  const options = { now, instants, note: noteIn(content) };
  const moments = await momentTemplates(await at(), at, options);
  const [head = '', body = ''] = moments.body.split(BODY);
  return { changingTags: head.split('\n'), body, templates: moments.templates };
}

/** The parts of a rendered page's document; its policy and worker depend on the host. */
export function documentOf(
  input: PageInput,
  sheet: { readonly path: string; readonly styles: PageStyles },
  content: SiteContent,
  page: PageContent,
  { changingTags, body, templates }: Rendered,
): Omit<DocumentParts, 'policy' | 'worker'> {
  const style =
    sheet.styles.ofFirstScreen(firstScreenOf(body), body + templates) + HIDE_UNTIL_STYLED;
  return {
    style,
    changingTags,
    moments: templates,
    season: seasonClock(content.facts, factsOf(content.facts, content.page), input.now),
    head: headOf(content, page.entry, page.texts.meta, socialPreviewUrl(content, page)),
    inlineScript: input.inlineScript,
    pageScript: input.pageScript.path,
    sheet: sheet.path,
    islands: islandFiles(input, content, page, body),
    fonts: fontsOf(style),
    manifest: manifestPath(content, page.entry),
    body: withSheet(body, sheet.path),
  };
}

/** The note on a later value without JavaScript: «(dal 1 settembre 2025: 140 €)». */
function noteIn({ locale: { language }, texts }: SiteContent) {
  const { date } = createFormats(language, texts);
  return (instant: number, words: string) =>
    texts.later.replace('{{date}}', date.format(romeDateAt(instant))).replace('{{what}}', words);
}

/** The fonts for the site's languages, which every page uses. */
function fontsOf(style: string): string[] {
  return [...style.matchAll(/url\(["']?(\/assets\/(?:bricolage|figtree)-[\w-]{8}\.woff2)/g)].map(
    ([, path = '']) => path,
  );
}

/** `/relax` → `relax/index.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
