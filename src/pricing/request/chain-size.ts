import type { QuoteProblem } from './problem.ts';
import type { Child } from './request.ts';

/** The least size of a chain: all children of the family, and at least one of each other family. */
export function minInChain(own: number, families: number): number {
  return own + Math.max(0, families - 1);
}

export function maxFamilies(own: number, chainChildren: number): number {
  return Math.max(1, chainChildren - own + 1);
}

/** Impossible chains: smaller than the family itself, or too small for the number of families. */
export function chainProblems(family: readonly Child[]): QuoteProblem[] {
  return family.flatMap(({ chainChildren: found, chainFamilies = 1 }, index): QuoteProblem[] => {
    if (found <= 1) return [];
    const own = family.filter(({ chainChildren }) => chainChildren === found).length;
    const child = index + 1;
    if (found < own) {
      const accepted = { min: own };
      return [{ child, field: 'chainChildren', code: 'chain-under-children', found, accepted }];
    }
    const max = maxFamilies(own, found);
    if (chainFamilies <= max) return [];
    const refused = { found: chainFamilies, accepted: { min: 1, max } };
    return [{ child, field: 'chainFamilies', code: 'families-over-children', ...refused }];
  });
}
