import { priceBook } from '../price-book.ts';
import type { PriceFacts } from '../price-facts.ts';
import { type Quote, quote } from '../quote.ts';
import { minInChain } from '../request/chain-size.ts';
import type { ChildRequest } from '../request/request.ts';
import { chainDiscount } from './main-discounts.ts';

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
    minInChain(requests.length, minFamilies),
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

/**
 * The difference due when a chain shrinks (regulations, section 3), in basis points: if only three
 * of five children at 20 % pay, they are due 12 % and owe 8 %.
 * @throws RangeError when more have paid than agreed.
 */
export function chainShortfall(agreedChildren: number, paidChildren: number, facts: PriceFacts) {
  if (paidChildren > agreedChildren) throw new RangeError(`${paidChildren} of ${agreedChildren}`);
  const { chain } = priceBook(facts);
  const agreedPoints = chainDiscount(agreedChildren, chain);
  const actualPoints = chainDiscount(paidChildren, chain);
  return { agreedPoints, actualPoints, differencePoints: agreedPoints - actualPoints };
}

/**
 * What a family pays, in cents, if its chain has this many children; another main discount applies
 * if it is then the better one. A chain never has more families than children.
 * @throws QuoteError as `quote` does.
 */
export function totalInChain(
  family: readonly ChildRequest[],
  chainChildren: number,
  facts: PriceFacts,
): number {
  const requests = family.map(({ chainFamilies, ...child }) => ({
    ...child,
    chainChildren,
    ...(chainFamilies !== undefined && { chainFamilies: Math.min(chainFamilies, chainChildren) }),
  }));
  return quote(requests, facts).totalCents;
}
