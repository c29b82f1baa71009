import type { Json } from '../../../content/json.ts';
import { memoize } from '../../../content/memoize.ts';
import { campPath } from '../../../content/scope.ts';
import { hasStates, isSentence } from '../../../content/sentences.ts';
import { eachGroup } from '../../each-group.ts';
import { usersOf } from '../../facts/fact-schema.ts';
import { dependenciesIn, namedIn as placeholdersIn } from '../../facts/facts-of-page.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import { placeholderOf } from '../../facts/written-value.ts';
import { type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { ScopedFacts } from '../coherence/scoped-facts.ts';

/** Facts that nothing shows or computes with: they could stay wrong for years. */
export const factsUnused: Check = (project) => {
  const scoped = new ScopedFacts(project);
  const named = factsInWords(project);
  // A value that a venue removes with `null` is not a fact: `scoped` lacks it.
  const unused = [...shownFacts(project)].filter(
    ([fact, { official, overrides }]) =>
      official.size + overrides.length === 0 &&
      !isOfShown(project, fact) &&
      !named.has(fact) &&
      scoped.at(fact) !== undefined &&
      usersOf(project, fact).length === 0,
  );
  return unused.map(([fact]): Finding => {
    const value = scoped.at(fact) ?? null;
    const args = { fact, instead: placeholderOf(project, fact) };
    return warningAt(scoped.place(fact), 'fact-unused', args, { fact, value });
  });
};

/** True for a venue's value of a fact that some page shows, even if the venue's page does not. */
function isOfShown(project: Project, fact: string): boolean {
  const camp = campPath(project.facts, fact);
  return camp !== fact && (shownFacts(project).get(camp)?.official.size ?? 0) > 0;
}

const namedByTexts = memoize((document: JsonDocument) => namedIn(document.value ?? null));

/** The facts that a text depends on, that select its words, or that words of another state show. */
function factsInWords(project: Project): ReadonlySet<string> {
  const texts = project.expected.filter(({ path }) => path.startsWith('texts/'));
  const documents = texts.flatMap(({ path }) => project.document(path) ?? []);
  return new Set(documents.flatMap(namedByTexts));
}

function namedIn(value: Json): string[] {
  const byState = eachGroup(value).flatMap(({ group }) =>
    isSentence(group) && hasStates(group) ? placeholdersIn(group) : [],
  );
  return [...dependenciesIn(value), ...byState];
}
