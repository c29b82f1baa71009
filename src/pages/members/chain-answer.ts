import { useRef, useState } from 'react';
import { useMembersPage } from '../../layout/template-pages.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';

/** A child of a chain, without a name. */
export interface ChainChild {
  readonly weeks: number;
  readonly hasPaid: boolean;
}

/** Amounts in cents, percentages in basis points. */
export type ChainAnswer = Awaited<ReturnType<typeof chainAnswer>>;

/** What each child owes; the pricing code loads on the first check. */
export function useChainAnswer() {
  const { facts } = useMembersPage();
  const [answer, setAnswer] = useState<ChainAnswer>();
  const asked = useRef(0);
  const forget = () => {
    asked.current += 1;
    setAnswer(undefined);
  };
  const check = async (venue: string, children: readonly ChainChild[]) => {
    forget();
    const requestId = asked.current;
    const result = await chainAnswer(venue, children, facts).catch((error) => () => {
      // Thrown while rendering, to show the error page: a dead button would say nothing.
      throw error;
    });
    // The form has changed meanwhile: the answer is to an old question.
    if (requestId === asked.current) setAnswer(result);
  };
  return { answer, check, forget };
}

async function chainAnswer(venue: string, children: readonly ChainChild[], facts: PriceFacts) {
  const { chainShortfall, totalInChain } = await import('../../pricing/discounts/chain.ts');
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
