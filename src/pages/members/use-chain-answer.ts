import { useRef, useState } from 'react';
import { useMembersPage } from '../../layout/template-pages.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';
import type { ChildRequest } from '../../pricing/request/request.ts';

/** A child of a chain, without a name. */
export interface ChainChild {
  readonly weeks: number;
  readonly hasPaid: boolean;
}

/** Amounts in cents, percentages in basis points. */
export interface ChainAnswer {
  readonly agreedPoints: number;
  readonly actualPoints: number;
  readonly children: readonly (ChainChild & {
    /** As quoted for the whole chain. */
    readonly paidCents: number;
    readonly dueCents: number;
  })[];
}

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
    const turn = asked.current;
    const result = await chainAnswer(venue, children, facts).catch((error) => () => {
      // Thrown while rendering, to show the error page: a dead button would say nothing.
      throw error;
    });
    // The form has changed meanwhile: the answer is to an old question.
    if (turn === asked.current) setAnswer(result);
  };
  return { answer, check, forget };
}

async function chainAnswer(
  venue: string,
  children: readonly ChainChild[],
  facts: PriceFacts,
): Promise<ChainAnswer> {
  const { chainShortfall } = await import('../../pricing/discounts/chain.ts');
  const requests = children.map(({ weeks }): ChildRequest => ({ venue, timeBand: 'full', weeks }));
  const agreedChildren = children.length;
  const owedAs = (paidChildren: number) =>
    chainShortfall(
      { agreedChildren, paidChildren, families: requests.map((request) => [request]) },
      facts,
    );
  const { families: paid, ...points } = owedAs(children.filter(({ hasPaid }) => hasPaid).length);
  const { families: alone } = owedAs(0);
  return {
    ...points,
    children: children.map((child, place) => ({
      ...child,
      paidCents: paid[place]?.paidCents ?? 0,
      dueCents: (child.hasPaid ? paid : alone)[place]?.dueCents ?? 0,
    })),
  };
}
