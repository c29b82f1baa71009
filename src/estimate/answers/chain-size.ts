import type { QuoteProblem } from '../../pricing/request/problem.ts';
import type { Answers } from './answers.ts';

/** A family's own children are all in its chain, and each other family brings at least one. */
export function leastInChain(own: number, families: number): number {
  return own + Math.max(0, families - 1);
}

export function mostFamilies(own: number, chainChildren: number): number {
  return Math.max(1, chainChildren - own + 1);
}

/** A chain that cannot be; the price rules look at one child after the other, and do not see it. */
export function chainProblems({
  chainChildren,
  chainFamilies = 1,
  children: { length: own },
}: Answers): QuoteProblem[] {
  if (chainChildren <= 0) return [];
  if (chainChildren < own)
    return [
      {
        child: 1,
        field: 'chainChildren',
        code: 'out-of-range',
        found: chainChildren,
        accepted: { min: own },
      },
    ];
  const max = mostFamilies(own, chainChildren);
  if (chainFamilies <= max) return [];
  return [
    {
      child: 1,
      field: 'chainFamilies',
      code: 'families-over-children',
      found: chainFamilies,
      accepted: { min: 1, max },
    },
  ];
}
