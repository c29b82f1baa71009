import type { PageContent, SiteContent } from '../../src/content/content.ts';
import type { PageInput } from './prerender-input.ts';
import type { Inline } from './security-headers.ts';

/** Loads later, and shares no file with the script of every page, which is bundled apart. */
export const ISLANDS = 'src/entry.islands.tsx';
/** See `src/components/page/Island.tsx`. */
const WHOLE_PAGE = 'data-when="interaction"';

/** The inline script and styles of a page. */
export function inlineOf({ first }: PageInput, ...styles: readonly string[]): Inline {
  return { scripts: [first], styles };
}

/** A page's scripts: inline, after the first paint, and later its islands with their content. */
export function codeOf(
  input: PageInput,
  sheet: string,
  content: SiteContent,
  page: PageContent,
  body: string,
) {
  const { assets, first, start } = input;
  // An island that is the whole page needs its template's module; others load theirs to hydrate.
  const own = body.includes(WHOLE_PAGE) ? [moduleOf(page.entry.template)] : [];
  return {
    first,
    start: start.path,
    deferred: {
      sheet,
      islands: assets([ISLANDS, ...modulesOf(content, page), ...own]),
    },
  };
}

/** The modules that the islands of a page load besides their entry. */
function modulesOf({ locale, site }: SiteContent, { entry }: PageContent): string[] {
  const isFirst = locale.id === site.locales[0]?.id;
  return [
    // Other languages get what their pages share through their loaders.
    isFirst ? `virtual:content/${locale.id}/layout` : `virtual:loaders/${locale.id}`,
    `virtual:content/${locale.id}/${entry.id}`,
  ];
}

export function moduleOf(template: string): string {
  const name = template.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return `src/pages/${name}Page.tsx`;
}
