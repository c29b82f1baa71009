import { documentOf, type SourceFile } from '../../src/check/json/json-document.ts';
import { entries, localeIds } from '../../src/check/page-urls.ts';
import type { ContentFiles } from '../../src/content/content.ts';
import { pathOfPage } from '../../src/content/paths.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { markedFiles } from '../../src/studio/marks/marks.ts';
import { createQueue } from '../../src/studio/model/create-queue.ts';
import type { RenderedPage } from '../../src/studio/session/state.ts';
import { filesAt, NOTICES } from '../../src/time/in-force.ts';
import type { ServedFiles } from '../project/served-files.ts';
import { measuredContent } from '../site/pictures/measured-content.ts';
import type { Renderer } from './built.ts';

/** A page in a language; in the first if that one is not published. */
export interface ShownPage {
  readonly locale: unknown;
  readonly page: unknown;
  /** The instant whose values and notices it shows (milliseconds since the epoch). */
  readonly at: number;
}

/** Renders a page of edited content; null if that fails: the check says why. */
export type Render = (
  sources: readonly SourceFile[],
  shown: ShownPage,
) => Promise<RenderedPage | null>;

/** Renders one page at a time: the renderer holds the content of one page. */
export function createRenderQueue(render: Renderer['render'], served: () => ServedFiles): Render {
  const inTurn = createQueue();
  return (sources, shown) =>
    inTurn(() => renderPage(render, parsedFiles(sources), served(), shown)).catch(() => null);
}

/** The edited content by file, with the values in force today. */
export function contentOf(sources: readonly SourceFile[]): ContentFiles {
  return filesAt(parsedFiles(sources), Date.now());
}

function parsedFiles(sources: readonly SourceFile[]): ContentFiles {
  const files = sources.flatMap((source) => {
    const { value } = documentOf(source);
    return value === undefined ? [] : [[source.path, value] as const];
  });
  return new Map(files);
}

async function renderPage(
  render: Renderer['render'],
  content: ContentFiles,
  served: ServedFiles,
  shown: ShownPage,
): Promise<RenderedPage> {
  const locales = localeIds(content.get('site.json'), false);
  const locale = locales.find((id) => id === shown.locale) ?? locales[0] ?? '';
  const id = String(shown.page);
  const measured = measuredContent(content, served, false);
  const pages = entries(content.get('site.json'), 'pages').map((page) => String(page.id));
  const others = pages.filter((page) => page !== id);
  const unread = new Set(others.map((page) => `texts/${locale}/${page}.json`));
  const isShown = (file: string) =>
    file === NOTICES || (file.startsWith(`texts/${locale}/`) && !unread.has(file));
  // Marked before the notices of other days go: a marker counts them too.
  const { files: marked, places } = markedFiles(measured, isShown, id);
  const files = filesAt(marked, shown.at);
  const site = filledSite(files, locale);
  const page = filledPage(files, locale, id);
  const url = site.site.origin + pathOfPage(site.locale, page.entry);
  return render({ site, page, places }, url);
}
