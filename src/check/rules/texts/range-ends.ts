import { type Json, valueAt } from '../../../content/json.ts';
import type { Fact } from '../../../reader/facts/fact.ts';
import type { Claim, TypedValue } from '../../../reader/read-claims.ts';

const COMPACT = /^\s?[-–—/÷]\s?$/;

/**
 * The facts that a claim states, each with its place: «dai 5 ai 13 anni» keeps its words, so each
 * end gets a placeholder.
 * @param text the text of the claim
 */
export function statedBy(
  fact: Fact,
  claim: Claim,
  text: string,
  facts: Json,
): (readonly [Fact, TypedValue])[] {
  const { ends } = claim;
  if (!ends) return [[fact, claim]];
  const [first, last] = [endOf(fact, FIRST, facts), endOf(fact, LAST, facts)];
  const isCompact = COMPACT.test(text.slice(ends[0].end, ends[1].start));
  const isOne = valueAt(facts, [...fact.path.split('.'), 'start']) === undefined;
  if (!first || !last || (isCompact && isOne)) return [[fact, claim]];
  return [
    [first, ends[0]],
    [last, ends[1]],
  ];
}

const FIRST = ['from', 'min', 'start'];
const LAST = ['to', 'max', 'end'];

function endOf(fact: Fact, names: readonly string[], facts: Json): Fact | undefined {
  const paths = names.map((name) => [...fact.path.split('.'), name]);
  const steps = paths.find((path) => valueAt(facts, path) !== undefined);
  const kind = KIND_OF_END[fact.kind];
  const value = steps && valueAt(facts, steps);
  return kind && steps && value !== undefined
    ? { ...fact, path: steps.join('.'), kind, value }
    : undefined;
}

const KIND_OF_END: Readonly<Partial<Record<Fact['kind'], Fact['kind']>>> = {
  ageRange: 'age',
  dateRange: 'date',
  timeRange: 'time',
};
