// What is left to pay with the discounts that a sentence names.

import type { Profiles } from '../facts/profiles.ts';
import type { PriceTerms } from './price-terms.ts';

/** A discount that the sentence names. */
export interface Discount {
  /** What remains to pay at each of its rates, as shares. */
  readonly shares: readonly number[];
  /** The amount is with it: «Pagate in anticipo costano …» (paid in advance they cost …). */
  readonly isIncluded: boolean;
}

export function discountsIn(
  terms: PriceTerms,
  clauseTopics: ReadonlySet<string>,
  profiles: Profiles,
): Discount[] {
  // A family and its children name that of siblings.
  const isOfFamily = terms.meanings.has('families') && terms.meanings.has('children');
  return TOPICS.filter(
    (topic) => terms.meanings.has(topic) || (topic === 'siblings' && isOfFamily),
  ).map((topic) => ({
    shares: sharesOf(topic, terms, profiles),
    isIncluded: clauseTopics.has(topic),
  }));
}

const TOPICS = ['siblings', 'chain', 'advance'];

/** What remains to pay, as a share, at each rate that the sentence states or that a fact has. */
function sharesOf(
  topic: string,
  { numbers, statedShares }: PriceTerms,
  profiles: Profiles,
): number[] {
  const rates = profiles
    .ofFamily('percent')
    .filter(({ own, group }) => own.has(topic) || group.has(topic));
  const shares = [...statedShares, ...rates.map(({ from }) => 1 - from / 100)];
  // Of siblings the first pays in full: «Due fratelli, una settimana a testa» (a week each).
  const siblings = [...numbers].filter((number) => number > 1 && number <= MAX_SIBLINGS);
  const together = shares.flatMap((share) => siblings.map((count) => 1 + (count - 1) * share));
  return [...shares, ...together];
}

const MAX_SIBLINGS = 5;

/** The price without the discounts, and with any of them; never without those that are included. */
export function discountedPrices(price: number, discounts: readonly Discount[]): readonly number[] {
  let prices: readonly number[] = [price];
  for (const { shares, isIncluded } of discounts) {
    const discounted = prices.flatMap((before) => shares.map((share) => before * share));
    prices = isIncluded && shares.length > 0 ? discounted : [...prices, ...discounted];
  }
  return prices;
}
