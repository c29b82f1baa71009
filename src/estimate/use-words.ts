import { lookUp } from '../content/look-up.ts';
import { fillIn } from '../content/placeholders.ts';
import { usePage } from '../layout/page-context.tsx';
import { useSite } from '../layout/site-context.tsx';
import type { Section } from '../pricing/regulations.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';

interface Plural {
  readonly one: string;
  readonly other: string;
}

export interface Words {
  euro(cents: number): string;
  percent(basisPoints: number): string;
  /** `1 settimana`, `4 settimane`. */
  amountOf(count: number, words: Plural): string;
  venueName(venueInRequest: string): string;
  childName(number: number): string;
  /** The section of the regulations: where it is, and what the link to it says. */
  section(section: Section): { readonly to: string; readonly label: string };
}

/** Values of a quote as this page writes them. */
export function useWords(): Words {
  const { locale } = useSite().content;
  const { page, texts, facts, write, pathOf, quote } = usePage('estimate');
  return {
    euro: (cents) => write('euro', cents / 100),
    percent: (basisPoints) => write('percent', basisPoints / 100),
    amountOf: (count, words) => {
      const plural = new Intl.PluralRules(locale.language).select(count);
      return fillIn(words[plural === 'one' ? 'one' : 'other'], { current: write('number', count) });
    },
    venueName: (venue) => lookUp(facts.venues, venueInFacts(venue)).name,
    childName: (number) => fillIn(texts.questions.child, { current: write('number', number) }),
    section: (id) => ({
      to: pathOf(page.targets.regulations.page ?? '', id),
      label: fillIn(texts.receipt.section, { title: lookUp(quote?.sections ?? {}, id).title }),
    }),
  };
}
