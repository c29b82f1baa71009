import type { PageContent, SiteContent, Template } from '../../src/content/content.ts';
import type { PrerenderInput } from './prerender.ts';
import type { Inline } from './security-headers.ts';
import { speculationRules } from './speculation.ts';

/** Forms: nothing of them works by itself. */
export const NEEDS_CODE: ReadonlySet<string> = new Set<Template>(['estimate', 'members']);

/** What stands in a page itself. */
export function inlineOf({ first }: PrerenderInput, ...styles: readonly string[]): Inline {
  return { scripts: [first, speculationRules()], styles };
}

/** What a page runs by itself, and what takes it over: the modules that are named, the entry first. */
export function codeOf(
  { assets, first, startEntry, sheet }: PrerenderInput,
  modules: readonly string[],
) {
  return {
    first,
    start: assets([startEntry]),
    late: { sheet: sheet.path, modules: assets(modules).files },
  };
}

/** The modules that a page loads beside the entry. */
export function modulesOf({ locale, site }: SiteContent, { entry }: PageContent): string[] {
  const isFirst = locale.id === site.locales[0]?.id;
  return [
    moduleOf(entry.template),
    // Later languages bring what their pages share with the addresses of the rest.
    isFirst ? `virtual:content/${locale.id}/layout` : `virtual:loaders/${locale.id}`,
    `virtual:content/${locale.id}/${entry.id}`,
  ];
}

export function moduleOf(template: string): string {
  const name = template.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return `src/pages/${name}Page.tsx`;
}
