import { resolveFacts, withoutNotes } from '../../content/facts.ts';
import type { Json, JsonObject } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { kebabCase } from '../../content/paths.ts';
import { PRICE_FILES, type PriceFacts } from '../../pricing/price-facts.ts';
import { QuoteError } from '../../pricing/request/problem.ts';
import { workedExample } from '../../pricing/worked-example.ts';
import { referencesOf } from '../known-names.ts';
import type { Project } from '../project.ts';
import { writtenCents } from './written-value.ts';

/**
 * The worked example (regulations, section 3) with the official value of a fact and with another:
 * the total without the enrolment fee and with it, as people read them. Undefined when both give the
 * same, or cannot be computed: other rules say why.
 */
export function calculatedExample(project: Project, fact: string, pageValue: Json) {
  const [root = ''] = fact.split('.', 1);
  const isPriced = (PRICE_FILES as readonly string[]).includes(root);
  if (!isPriced || !officialAreValid(project)) return undefined;
  const { facts, exampleOfficial } = officialExample(project);
  const exampleSaid = amounts(project, resolveFacts(facts, { [fact]: pageValue }));
  if (!exampleOfficial || !exampleSaid || exampleOfficial.join() === exampleSaid.join())
    return undefined;
  return { exampleOfficial, exampleSaid };
}

/** Each page that says otherwise asks for it. */
const officialExample = memoize((project: Project) => {
  const facts = withoutNotes(project.facts) as JsonObject;
  return { facts, exampleOfficial: amounts(project, facts) };
});

/** True when the schemas accept these fact files, so that amounts can be computed from them. */
export function areValid(project: Project, facts: JsonObject, files: readonly string[]): boolean {
  const references = referencesOf(project, undefined);
  return files.every((root) => {
    const value = facts[root];
    const schema = `facts/${kebabCase(root)}.schema.json`;
    return value !== undefined && project.schemas.errors(schema, value, references).length === 0;
  });
}

export const officialAreValid = memoize((project: Project) =>
  areValid(project, project.facts, PRICE_FILES),
);

function amounts(project: Project, facts: JsonObject): string[] | undefined {
  try {
    const { totalCents, lines } = workedExample(facts as unknown as PriceFacts);
    const fee = lines.find(({ key }) => key === 'enrolment')?.amountCents ?? 0;
    return [writtenCents(project, totalCents - fee), writtenCents(project, totalCents)];
  } catch (error) {
    // The price list does not cover the request, or the facts cannot be computed with.
    if (error instanceof QuoteError || error instanceof RangeError) return undefined;
    throw error;
  }
}
