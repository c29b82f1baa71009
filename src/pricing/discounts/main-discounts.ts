import type { PriceBook } from '../price-book.ts';
import type { MainDiscount } from '../regulations.ts';
import type { Child } from '../request/request.ts';

/** A main discount that a child asks for. */
export interface DiscountCandidate {
  readonly discount: MainDiscount;
  /** Basis points off the price list; 0 for the agreement, which is a price list of its own. */
  readonly basisPoints: number;
  /** Path of its fact. */
  readonly fact: string;
  /** Why the family is not entitled to it. */
  readonly refusal?: ChainRefusal;
}

export type ChainRefusal =
  | 'chain-too-small'
  | 'chain-one-family'
  | 'chain-missed'
  | 'chain-too-short';

/** The main discounts that a child asks for, entitled or not (regulations, section 3). */
export function discountCandidates(child: Child, book: PriceBook): DiscountCandidate[] {
  const candidates: DiscountCandidate[] = [];
  const siblings = book.siblings.find(({ fromChild }) => child.siblingOrder >= fromChild);
  if (siblings) {
    const { basisPoints, fact } = siblings;
    candidates.push({ discount: 'siblings', basisPoints, fact });
  }
  if (child.agreement)
    candidates.push({ discount: 'agreement', basisPoints: 0, fact: 'agreements.rates' });
  if (child.chainChildren > 0) candidates.push(chainCandidate(child, book));
  return candidates;
}

/** The rule of the chain discount; `perChild` and `max` in the unit of the result. */
export type ChainRule = Readonly<Record<'minChildren' | 'perChild' | 'max', number>>;

/** `perChild` for each child, up to `max`; 0 below `minChildren` (regulations, section 3). */
export function chainDiscount(children: number, { minChildren, perChild, max }: ChainRule): number {
  return children < minChildren ? 0 : Math.min(perChild * children, max);
}

function chainCandidate(child: Child, book: PriceBook): DiscountCandidate {
  const basisPoints = chainDiscount(child.chainChildren, book.chain);
  const capped = child.chainChildren * book.chain.perChild > book.chain.max;
  const fact = `discounts.chain.${capped ? 'maxPercent' : 'percentPerChild'}`;
  const refusal = chainRefusal(child, book);
  return { discount: 'chain', basisPoints, fact, ...(refusal && { refusal }) };
}

/** Why a chain is refused; its conditions are in sections 3 and 5 of the regulations. */
function chainRefusal(child: Child, { facts }: PriceBook): ChainRefusal | undefined {
  const { minChildren, minFamilies, minWeeks, minDays } = facts.discounts.chain;
  if (child.chainChildren < minChildren) return 'chain-too-small';
  if (child.chainFamilies !== undefined && child.chainFamilies < minFamilies)
    return 'chain-one-family';
  if (child.chainConfirmed === false) return 'chain-missed';
  if (child.chainConfirmed) return undefined;
  return child.weeks < minWeeks && child.days < minDays ? 'chain-too-short' : undefined;
}
