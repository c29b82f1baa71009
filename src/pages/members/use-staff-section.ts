import { useLocation } from 'react-router-dom';
import { useMounted } from '../../components/page/use-mounted.ts';
import { useMembersPage } from '../../layout/template-pages.ts';

/**
 * The section that the address names after its `#`, or else the first one; undefined in the static
 * HTML, which shows them all.
 */
export function useStaffSection(): string | undefined {
  const { sections } = useMembersPage().page;
  const { hash } = useLocation();
  const isMounted = useMounted();
  if (!isMounted) return undefined;
  const named = sections.find(({ id }) => `#${id}` === hash);
  return (named ?? sections[0])?.id;
}
