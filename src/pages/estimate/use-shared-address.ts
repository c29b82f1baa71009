import { useSite } from '../../layout/site-context.tsx';
import { usePage } from '../page-context.tsx';
import { writeAddress } from './address.ts';
import { useEstimate } from './estimate-context.tsx';

/** The public address of this page with these answers. */
export function useSharedAddress(): string {
  const { site } = useSite().content;
  const { entry, pathOf } = usePage('estimate');
  const { answers } = useEstimate();
  return `${site.origin}${pathOf(entry.id)}?${writeAddress(answers)}`;
}
