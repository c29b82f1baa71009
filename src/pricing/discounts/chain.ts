import { priceBook } from '../price-book.ts';
import type { PriceFacts } from '../price-facts.ts';
import { type Quote, quote } from '../quote.ts';
import { leastInChain } from '../request/chain-size.ts';
import type { ChildRequest } from '../request/request.ts';
import { chainPoints } from './main-discounts.ts';

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

/** A chain for which fewer children paid than agreed. */
export interface ShrunkChain {
  readonly agreedChildren: number;
  readonly paidChildren: number;
  /** The children of each family in the chain, as they were quoted. */
  readonly families: readonly (readonly ChildRequest[])[];
}

/**
 * The difference due when a chain shrinks (regulations, section 3): if only three of five children
 * at 20 % pay, they are due 12 % and owe 8 %. Each family is quoted twice by the same rules, so
 * another main discount applies if it is now the better one. Percentages are in basis points.
 * @throws RangeError when more have paid than agreed.
 * @throws QuoteError as `quote` does.
 */
export function chainShortfall(chain: ShrunkChain, facts: PriceFacts) {
  const { agreedChildren, paidChildren } = chain;
  if (paidChildren > agreedChildren) throw new RangeError(`${paidChildren} of ${agreedChildren}`);
  const book = priceBook(facts);
  const agreedPoints = chainPoints(agreedChildren, book);
  const isChain = paidChildren >= facts.discounts.chain.minChildren;
  const actualPoints = isChain ? chainPoints(paidChildren, book) : 0;
  return {
    agreedPoints,
    actualPoints,
    differencePoints: agreedPoints - actualPoints,
    families: chain.families.map((children) => {
      const paidCents = totalAs(agreedChildren, children, facts);
      const dueCents = totalAs(paidChildren, children, facts);
      return { paidCents, dueCents, differenceCents: dueCents - paidCents };
    }),
  };
}

/** A chain never has more families than children, not even after it shrinks. */
function totalAs(
  chainChildren: number,
  children: readonly ChildRequest[],
  facts: PriceFacts,
): number {
  const requests = children.map(({ chainFamilies, ...child }) => ({
    ...child,
    chainChildren,
    ...(chainFamilies !== undefined && { chainFamilies: Math.min(chainFamilies, chainChildren) }),
  }));
  return quote(requests, facts).totalCents;
}
