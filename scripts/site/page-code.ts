import type { PageContent, SiteContent } from '../../src/content/content.ts';
import type { PageInput } from './prerender-input.ts';
import type { Inline } from './security-headers.ts';

/** See `src/components/page/Island.tsx`. */
const IS_WHOLE_PAGE = 'data-when="interaction"';

/** The inline scripts and styles of a page. */
export function inlineOf({ first }: PageInput, ...styles: readonly string[]): Inline {
  return { scripts: [first, speculationRules()], styles };
}

/** A page's scripts: run at once, and later its islands with their content, and the router. */
export function codeOf(
  input: PageInput,
  sheet: string,
  content: SiteContent,
  page: PageContent,
  body: string,
) {
  const { assets, first, start, entries } = input;
  // An island that is the whole page needs its template's module; others are small.
  const own = body.includes(IS_WHOLE_PAGE) ? [moduleOf(page.entry.template)] : [];
  return {
    first,
    start: start.path,
    deferred: {
      sheet,
      islands: assets([entries.islands, ...modulesOf(content, page), ...own]),
      router: assets([entries.router]),
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

/**
 * What a browser may prerender: any page of the site whose link a visitor is about to click, except
 * files, the API and the staff's page. Browsers skip it in data-saving mode. It is inline, because
 * a file would compete with the first screen.
 */
export function speculationRules(): string {
  const excluded = ['/api/*', '/members', '/*.*'].map((href_matches) => ({
    not: { href_matches },
  }));
  const where = { and: [{ href_matches: '/*' }, ...excluded] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
