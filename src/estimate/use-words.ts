import { lookUp } from '../content/look-up.ts';
import { useEstimatePage } from '../layout/template-pages.ts';
import type { Section } from '../pricing/regulations.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';

export interface Words {
  euro(cents: number): string;
  percent(basisPoints: number): string;
  /** `1 settimana`, `4 settimane`. */
  amountOf(count: number, unit: 'weeks' | 'days'): string;
  venueName(venueInRequest: string): string;
  childName(number: number): string;
  /** The section of the regulations: where it is, and what the link to it says. */
  section(section: Section): { readonly to: string; readonly label: string };
}

/** Values of a quote as this page writes them. */
export function useWords(): Words {
  const { page, t, facts, write, pathOf, quote } = useEstimatePage();
  return {
    euro: (cents) => write('euro', cents / 100),
    percent: (basisPoints) => write('percent', basisPoints / 100),
    amountOf: (count, unit) => t(`receipt.${unit}`, { count, current: write('number', count) }),
    venueName: (venue) => lookUp(facts.venues, venueInFacts(venue)).name,
    childName: (number) => t('questions.child', { current: write('number', number) }),
    section: (id) => ({
      to: pathOf(page.targets.regulations.page ?? '', id),
      label: t('receipt.section', { title: lookUp(quote?.sections ?? {}, id).title }),
    }),
  };
}
