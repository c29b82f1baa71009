import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { writeAddress } from '../answers/address.ts';
import { useEstimate } from '../estimate-context.tsx';

/** The public address of this page with these answers. */
export function useSharedAddress(): string {
  const { site } = useSite().content;
  const { entry, pathOf } = usePage('estimate');
  const { answers } = useEstimate();
  return `${site.origin}${pathOf(entry.id)}?${writeAddress(answers)}`;
}
