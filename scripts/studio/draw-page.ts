import { entries } from '../../src/check/addresses.ts';
import type { ContentFiles } from '../../src/content/content.ts';
import { pathOfPage } from '../../src/content/paths.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { headOf } from '../../src/pages/head.ts';
import { type MarkedPlace, markedFiles } from '../../src/studio/marks/marked-files.ts';
import { measuredContent } from '../build/pictures/measured-content.ts';
import type { ServedFiles } from '../project/served-files.ts';
import type { Renderer } from './bundle-page.ts';

/** A page as visitors get it, with marks that lead to the fields. */
export interface Previewed {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly path: string;
  readonly places: readonly MarkedPlace[];
}

/** Which page of which language. */
export interface ShownPage {
  readonly locale: string;
  readonly page: string;
}

/** @throws Error when the content cannot be drawn */
export async function drawPage(
  render: Renderer['render'],
  content: ContentFiles,
  served: ServedFiles,
  { locale, page: id }: ShownPage,
): Promise<Previewed> {
  const measured = measuredContent(content, served, false);
  const pages = entries(content.get('site.json'), 'pages').map((page) => String(page.id));
  const others = pages.filter((page) => page !== id);
  const unread = new Set(others.map((page) => `texts/${locale}/${page}.json`));
  const isShown = (file: string) => file.startsWith(`texts/${locale}/`) && !unread.has(file);
  const { files, places } = markedFiles(measured, isShown);
  const site = filledSite(files, locale);
  const page = filledPage(files, locale, id);
  const path = pathOfPage(site.locale, page.entry);
  const drawn = await render({ site, page, places }, site.site.origin + path);
  const { title, description, language } = headOf(site, page.entry, page.texts.meta);
  return { body: drawn.html, title, description, language, path, places: drawn.places };
}
