import { useState } from 'react';
import { useMembersPage } from '../../layout/template-pages.ts';
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
    /** As quoted in the whole chain. */
    readonly paidCents: number;
    readonly dueCents: number;
  })[];
}

/** What everybody owes; the rules of prices come when they are asked. */
export function useChainAnswer() {
  const { facts } = useMembersPage();
  const [answer, setAnswer] = useState<ChainAnswer>();
  const check = async (venue: string, children: readonly ChainChild[]) => {
    const { chainShortfall } = await import('../../pricing/discounts/chain-shortfall.ts');
    const requests = children.map(
      ({ weeks }): ChildRequest => ({ venue, timeBand: 'full', weeks }),
    );
    const agreedChildren = children.length;
    const owedAs = (paidChildren: number) =>
      chainShortfall(
        { agreedChildren, paidChildren, families: requests.map((request) => [request]) },
        facts,
      );
    const { families: paid, ...points } = owedAs(children.filter(({ hasPaid }) => hasPaid).length);
    const { families: alone } = owedAs(0);
    setAnswer({
      ...points,
      children: children.map((child, place) => ({
        ...child,
        paidCents: paid[place]?.paidCents ?? 0,
        dueCents: (child.hasPaid ? paid : alone)[place]?.dueCents ?? 0,
      })),
    });
  };
  return { answer, check, forget: () => setAnswer(undefined) };
}
