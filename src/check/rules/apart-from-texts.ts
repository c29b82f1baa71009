import { shownFacts } from '../facts/shown-facts.ts';
import type { Finding } from '../finding.ts';
import { Kept } from '../kept.ts';
import type { Rule } from '../rule.ts';

/**
 * A rule that reads nothing in the texts of single pages but which facts they show: who types in one of
 * them does not wait until it has read everything else again.
 */
export function apartFromTexts(rule: Rule): Rule {
  const kept = new Kept<Finding[]>();
  return {
    ...rule,
    check: (project, context) =>
      kept.of(project.frame, [shownFacts(project), ...Object.values(context)], () =>
        rule.check(project, context),
      ),
  };
}
