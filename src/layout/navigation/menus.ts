import { existsInLocale } from '../../content/paths.ts';
import type { LayoutPage, Target } from '../../content/types.ts';
import type { SiteContextValue, SitePage } from '../site-context.tsx';

export type MenuId = LayoutPage['header']['groups'][number][number];

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
  /** Of a page that this language lacks. */
  readonly hrefLang?: string | undefined;
  /** Whether it leads to the page on screen. */
  readonly current: boolean;
}

/** The part of a page with its photographs. */
export const ALBUM = 'album';

/**
 * The pages that name this menu in `site.json`, in its order; venues are in the gallery with their
 * albums. One that this language lacks leads to another language.
 */
export function menuEntries(
  { content, t, pathOf }: SiteContextValue,
  menu: MenuId,
  currentPage: SitePage | undefined,
): MenuEntry[] {
  return content.site.pages
    .filter((page) => page.menus.includes(menu))
    .map((page) => {
      const part = menu === 'gallery' && page.template === 'venue' ? ALBUM : undefined;
      return {
        id: page.id,
        label: t(`pages.${page.id}`),
        to: pathOf(page.id, part),
        hrefLang: existsInLocale(content.locale.id, page)
          ? undefined
          : content.site.locales.find(({ id }) => existsInLocale(id, page))?.language,
        current: !part && page.id === currentPage?.id,
      };
    });
}

/** A line for a target; a link to a part of a page is never `current`. */
export function targetEntry(
  { destination }: SiteContextValue,
  line: { readonly id: string; readonly label: string; readonly target: Target },
  currentPage: SitePage | undefined,
): MenuEntry {
  const { id, label, target } = line;
  const current = target.page !== undefined && target.page === currentPage?.id && !target.anchor;
  return { id, label, ...destination(target), current };
}
