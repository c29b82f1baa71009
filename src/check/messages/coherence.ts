import { coherentDates } from './coherence-dates.ts';
import { coherentPrices } from './coherence-prices.ts';
import { coherentSite } from './coherence-site.ts';
import type { Sentence } from './sentence.ts';

/** Facts that cannot be true together, and parts of the site that do not fit each other. */
export const coherence = {
  ...coherentDates,
  ...coherentPrices,
  ...coherentSite,
} as const satisfies Record<string, Sentence>;
