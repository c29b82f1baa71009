import { chainShortfall, totalInChain } from '../../pricing/discounts/chain.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';

/** A child of a chain, without a name. */
export interface ChainChild {
  readonly weeks: number;
  readonly hasPaid: boolean;
}

/** Amounts in cents, percentages in basis points. */
export type ChainAnswer = ReturnType<typeof chainAnswer>;

/** What each child owes. */
export function chainAnswer(venue: string, children: readonly ChainChild[], facts: PriceFacts) {
  const paid = children.filter(({ hasPaid }) => hasPaid).length;
  const totalAs = (weeks: number, chainChildren: number) =>
    totalInChain([{ venue, timeBand: 'full', weeks }], chainChildren, facts);
  return {
    ...chainShortfall(children.length, paid, facts),
    children: children.map((child) => ({
      ...child,
      /** As quoted for the whole chain. */
      paidCents: totalAs(child.weeks, children.length),
      dueCents: totalAs(child.weeks, child.hasPaid ? paid : 0),
    })),
  };
}
