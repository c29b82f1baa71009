import type { PageContent, SiteContent } from '../../src/content/content.ts';
import type { PageInput } from './prerender.ts';
import type { Inline } from './security-headers.ts';

/** See `src/components/page/Island.tsx`. */
const IS_WHOLE_PAGE = 'data-when="touched"';

/** What stands in a page itself. */
export function inlineOf({ first }: PageInput, ...styles: readonly string[]): Inline {
  return { scripts: [first, speculationRules()], styles };
}

/** What a page runs by itself, and what may come later: its islands with their content, and the router. */
export function codeOf(
  input: PageInput,
  sheet: string,
  content: SiteContent,
  page: PageContent,
  body: string,
) {
  const { assets, first, start, entries } = input;
  // Such an island is the template's own; elsewhere islands are a small part of the page.
  const own = body.includes(IS_WHOLE_PAGE) ? [moduleOf(page.entry.template)] : [];
  return {
    first,
    start: start.path,
    late: {
      sheet,
      islands: assets([entries.islands, ...modulesOf(content, page), ...own]),
      router: assets([entries.router]),
    },
  };
}

/** The modules that the islands of a page load beside their entry. */
function modulesOf({ locale, site }: SiteContent, { entry }: PageContent): string[] {
  const isFirst = locale.id === site.locales[0]?.id;
  return [
    // Later languages load what their pages share with the addresses of the rest.
    isFirst ? `virtual:content/${locale.id}/layout` : `virtual:loaders/${locale.id}`,
    `virtual:content/${locale.id}/${entry.id}`,
  ];
}

export function moduleOf(template: string): string {
  const name = template.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return `src/pages/${name}Page.tsx`;
}

/**
 * What a browser may draw before the tap: any page of ours whose link a reader is about to press.
 * Browsers leave it when data are to be saved; files, answers and the staff's page are not drawn ahead.
 * It stands in each page: as a file of its own it would share the line with the first screen.
 */
export function speculationRules(): string {
  const left = ['/api/*', '/members', '/*.*'].map((href_matches) => ({ not: { href_matches } }));
  const where = { and: [{ href_matches: '/*' }, ...left] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
