import { factLeaves, factsNamed, isShown } from '../fact-uses.ts';
import { FACTS_IN_CODE, leadsTo } from '../facts-in-code.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { FactView } from './coherence/fact-view.ts';

/** A fact that nothing shows and nothing computes with: it can be wrong for years. */
export const factsUnused: Rule = {
  name: 'facts-unused',
  check(project) {
    const named = factsNamed(project);
    if (named.size === 0) return [];
    const inCode = FACTS_IN_CODE.flatMap(({ facts }) => facts);
    const view = new FactView(project);
    return factLeaves(project)
      .filter((fact) => !isShown(fact, named))
      .filter((fact) => !inCode.some((declared) => leadsTo(declared, fact)))
      .map((fact): Finding => {
        const value = view.at(fact) ?? null;
        return {
          code: 'fact-unused',
          severity: 'warning',
          args: { fact },
          fact,
          value,
          ...view.place(fact),
        };
      });
  },
};
