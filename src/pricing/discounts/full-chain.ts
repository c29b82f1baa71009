import type { PriceFacts } from '../price-facts.ts';
import { type Quote, quote } from '../quote.ts';
import { leastInChain } from '../request/chain-size.ts';
import type { ChildRequest } from '../request/request.ts';

/** The same children in the smallest chain that has the greatest discount. */
export interface FullChain {
  /** How many children the chain must have. */
  readonly children: number;
  readonly quote: Quote;
  readonly savingsCents: number;
}

/**
 * What the family would pay in a chain large enough for the maximum discount (regulations, section
 * 3); undefined when that is not less. The caller checks the deadline.
 * @throws QuoteError when the request itself cannot be quoted.
 */
export function fullChain(
  requests: readonly ChildRequest[],
  facts: PriceFacts,
): FullChain | undefined {
  const { percentPerChild, maxPercent, minChildren, minFamilies } = facts.discounts.chain;
  if (percentPerChild === 0) return undefined;
  const children = Math.max(
    minChildren,
    leastInChain(requests.length, minFamilies),
    Math.ceil(maxPercent / percentPerChild),
  );
  const before = quote(requests, facts).totalCents;
  const inChain = requests.map((request) => ({
    ...request,
    chainChildren: children,
    chainFamilies: minFamilies,
  }));
  const chained = quote(inChain, facts);
  const savingsCents = before - chained.totalCents;
  return savingsCents > 0 ? { children, quote: chained, savingsCents } : undefined;
}
