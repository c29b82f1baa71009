import { createContext, useContext } from 'react';
import type { Site } from '../../content/types.ts';
import { useSite } from '../site-context.tsx';

export type SitePage = Site['pages'][number];

/** The page that is being shown; none while an unknown address is being left. */
export const CurrentPage = createContext<SitePage | undefined>(undefined);

export function useCurrentPage(): SitePage | undefined {
  return useContext(CurrentPage);
}

/** How menus and messages call that page; without one, what the error screen calls itself. */
export function usePageName(): string {
  const { t } = useSite();
  const page = useCurrentPage();
  return page ? t(`pages.${page.id}`) : t('error.documentTitle');
}
