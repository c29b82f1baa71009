import { resolveFacts, withoutNotes } from '../../content/facts.ts';
import { isObject, type Json, type JsonObject } from '../../content/json.ts';
import { kebabCase } from '../../content/paths.ts';
import type { PriceFacts } from '../../pricing/price-facts.ts';
import { QuoteError } from '../../pricing/request/problem.ts';
import { workedExample } from '../../pricing/worked-example.ts';
import { referencesOf } from '../known-names.ts';
import { once } from '../once.ts';
import type { Project } from '../project.ts';
import { writtenCents } from './written-value.ts';

/** What the example of the regulations comes to, in euro as people read them. */
export interface CalculatedExample {
  /** By the official value: without the enrolment fee, then with it. */
  readonly exampleOfficial: readonly string[];
  /** By the value that the page says. */
  readonly exampleSaid: readonly string[];
}

const NEEDED = [
  'prices',
  'fees',
  'discounts',
  'agreements',
  'enrolment',
  'season',
  'hours',
  'camp',
  'venues',
];

/**
 * The worked example (regulations, section 3) by the official value of a fact and by another one.
 * Undefined when both give the same, or when the facts cannot be computed with: other rules say why.
 */
export function calculatedExample(
  project: Project,
  fact: string,
  said: Json,
): CalculatedExample | undefined {
  if (!areSound(project)) return undefined;
  const facts = withoutNotes(project.facts) as JsonObject;
  const exampleOfficial = amounts(project, facts);
  const exampleSaid = amounts(project, resolveFacts(facts, { [fact]: said }));
  if (!exampleOfficial || !exampleSaid || exampleOfficial.join() === exampleSaid.join())
    return undefined;
  return { exampleOfficial, exampleSaid };
}

const areSound = once((project: Project) =>
  NEEDED.every((root) => {
    const value = project.facts[root];
    const schema = `facts/${kebabCase(root)}.schema.json`;
    const references = referencesOf(project, undefined);
    return isObject(value) && project.schemas.errors(schema, value, references).length === 0;
  }),
);

function amounts(project: Project, facts: JsonObject): string[] | undefined {
  try {
    const { totalCents, lines } = workedExample(facts as unknown as PriceFacts);
    const fee = lines.find(({ key }) => key === 'enrolment')?.amountCents ?? 0;
    return [writtenCents(project, totalCents - fee), writtenCents(project, totalCents)];
  } catch (error) {
    // A request that the price list does not cover, or facts that cannot be counted with.
    if (error instanceof QuoteError || error instanceof RangeError) return undefined;
    throw error;
  }
}
