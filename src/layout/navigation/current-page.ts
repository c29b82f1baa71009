import { createContext, useContext } from 'react';
import type { Site } from '../../content/types.ts';
import { useSite } from '../site-context.tsx';

export type SitePage = Site['pages'][number];

/** The page on screen; undefined while leaving an unknown URL. */
export const CurrentPage = createContext<SitePage | undefined>(undefined);

export function useCurrentPage(): SitePage | undefined {
  return useContext(CurrentPage);
}

/** The page's name in menus and messages; without a page, the title of the error screen. */
export function usePageName(): string {
  const { t } = useSite();
  const page = useCurrentPage();
  return page ? t(`pages.${page.id}`) : t('error.documentTitle');
}
