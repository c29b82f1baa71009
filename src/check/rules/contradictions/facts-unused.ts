import { usersOf } from '../../facts/fact-schema.ts';
import { factsOfOtherStates } from '../../facts/facts-of-other-states.ts';
import { placeholderOf } from '../../facts/placeholder.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { FactView } from '../coherence/fact-view.ts';

/** A fact that nothing shows and nothing computes with: it can be wrong for years. */
export const factsUnused: Rule = {
  name: 'facts-unused',
  description: 'Ogni dato si vede da qualche parte, o serve a qualche calcolo.',
  stage: 'pages',
  check(project) {
    const view = new FactView(project);
    const choosing = factsOfOtherStates(project);
    // What a venue takes away by `null` is no fact, and `view` does not have it.
    const unused = [...shownFacts(project)].filter(
      ([fact, { official, said }]) =>
        official.size + said.length === 0 &&
        !choosing.has(fact) &&
        view.at(fact) !== undefined &&
        usersOf(project, fact).length === 0,
    );
    return unused.map(([fact]): Finding => {
      const value = view.at(fact) ?? null;
      const place = view.place(fact);
      const args = { fact, instead: placeholderOf(project, fact) };
      return { code: 'fact-unused', severity: 'warning', args, fact, value, ...place };
    });
  },
};
