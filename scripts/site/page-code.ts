import type { PageContent, SiteContent } from '../../src/content/content.ts';
import type { PageInput } from './prerender-input.ts';
import type { Inline } from './security-headers.ts';

/** Loads later, and shares no file with the script of every page, which is bundled apart. */
export const ISLANDS = 'src/entry.islands.tsx';
/** See `src/components/page/Island.tsx`. */
const WHOLE_PAGE = 'data-whole-page';

/** The inline script and styles of a page. */
export function inlineOf({ inlineScript }: PageInput, ...styles: readonly string[]): Inline {
  return { scripts: [inlineScript], styles };
}

/** The files of a page's islands, their entry first, with their content. */
export function islandFiles(
  { assets }: PageInput,
  { locale, site }: SiteContent,
  { entry }: PageContent,
  body: string,
): readonly string[] {
  const isFirst = locale.id === site.locales[0]?.id;
  // Other languages get what their pages share through their loaders.
  const shared = isFirst ? `virtual:content/${locale.id}/layout` : `virtual:loaders/${locale.id}`;
  // An island that is the whole page needs its template's module; others load theirs to hydrate.
  const own = body.includes(WHOLE_PAGE) ? [moduleOf(entry.template)] : [];
  return assets([ISLANDS, shared, `virtual:content/${locale.id}/${entry.id}`, ...own]);
}

export function moduleOf(template: string): string {
  const name = template.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return `src/pages/${name}Page.tsx`;
}
