import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';

/** The brand, the venues and the pages: names that a description may hold. */
export function useKnownNames(): readonly string[] {
  const { facts, shared } = usePage('members');
  const { site } = useSite().content;
  const venues = Object.values(facts.venues).map(({ name }) => name);
  return [site.brand, ...venues, ...Object.values(shared.pages)];
}
