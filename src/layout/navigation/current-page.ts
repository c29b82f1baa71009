import { useMatches } from 'react-router-dom';
import type { Site } from '../../content/types.ts';
import { useSite } from '../site-context.tsx';

export type SitePage = Site['pages'][number];

/** The page that is being shown; none while an unknown address is being left. */
export function useCurrentPage(): SitePage | undefined {
  const { site, locale } = useSite().content;
  const routes = new Set(useMatches().map(({ id }) => id));
  return site.pages.find(({ id }) => routes.has(`${locale.id}/${id}`));
}

/** How menus and messages call that page; without one, what the error screen calls itself. */
export function usePageName(): string {
  const { t } = useSite();
  const page = useCurrentPage();
  return page ? t(`pages.${page.id}`) : t('error.documentTitle');
}
