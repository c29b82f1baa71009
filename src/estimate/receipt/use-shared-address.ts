import { useSite } from '../../layout/site-context.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { writeAddress } from '../answers/address.ts';
import { useEstimate } from '../estimate-context.tsx';

/** The public address of this page with these answers. */
export function useSharedAddress(): string {
  const { site } = useSite().content;
  const { entry, pathOf } = useEstimatePage();
  const { answers } = useEstimate();
  return `${site.origin}${pathOf(entry.id)}?${writeAddress(answers)}`;
}
