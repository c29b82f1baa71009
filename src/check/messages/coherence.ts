import { coherentDates } from './coherence-dates.ts';
import { coherentPrices } from './coherence-prices.ts';
import { coherentSite } from './coherence-site.ts';
import type { Sentence } from './sentence.ts';

/** Facts that contradict each other, and parts of the site that do not fit together. */
export const coherence = {
  ...coherentDates,
  ...coherentPrices,
  ...coherentSite,
} as const satisfies Record<string, Sentence>;
