import { useSite } from '../../layout/site-context.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';

/** The brand, the venues and the pages: names that a description may hold. */
export function useKnownNames(): readonly string[] {
  const { facts, t } = useMembersPage();
  const { site } = useSite().content;
  const venues = Object.values(facts.venues).map(({ name }) => name);
  return [site.brand, ...venues, ...Object.values(t('layout:pages'))];
}
