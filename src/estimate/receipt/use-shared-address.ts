import { useSite } from '../../layout/site-context.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { romeToday } from '../../time/rome.ts';
import { writeAddress } from '../answers/address.ts';
import { PRICES, writePrices } from '../answers/remembered-prices.ts';
import { useEstimate } from '../estimate-context.tsx';

/** The public address of this page with these answers, and with the prices of today. */
export function useSharedAddress(): string {
  const { site } = useSite().content;
  const { entry, pathOf } = useEstimatePage();
  const { answers, estimate, now } = useEstimate();
  const { lines } = estimate.quote;
  const prices = now === undefined ? '' : `&${PRICES}=${writePrices(lines, romeToday(now))}`;
  return `${site.origin}${pathOf(entry.id)}?${writeAddress(answers)}${prices}`;
}
