import { valuesOf } from '../claims/clauses.ts';
import { isOfRow, type Scored } from '../claims/score.ts';
import { parentOf } from '../facts/profile.ts';
import { inPeriods } from './price-terms.ts';
import type { JudgedReading, Judgement } from './verdict.ts';

/**
 * «In quattro amici si arriva al 16 %»: a percent of a table is right if the sentence has the
 * number of its row, and wrong if it has only those of other rows.
 */
export function percentInTable({ context, profiles, judged }: JudgedReading): Judgement | undefined {
  const { clause, sentence } = context;
  const { matching = [], meant = [] } = judged;
  if (meant[0]?.profile.family !== 'percent') return undefined;
  const numbers = valuesOf(sentence)
    .flatMap(({ node, clause }) => inPeriods(node, clause))
    .flatMap(({ kind, unit, from, to }) => (COUNTS.has(kind) && !unit ? [from, to] : []));
  const rowCounts = profiles.ofFamily('count').filter(({ from }) => numbers.includes(from));
  const isNamedRow = (one: Scored) =>
    isOfRow(one.profile.fact) && rowCounts.some(({ fact }) => parentOf(fact.path) === rowOf(one));
  // «Quattro bambini: 12 %» names no discount.
  const isNameless = meant.every((one) => one.isUnnamed);
  const isMeantRow = (one: Scored) => isNamedRow(one) && (!one.isUnnamed || isNameless);
  const right = matching.find(isMeantRow);
  if (right) return { verdict: 'equal', fact: right.profile };
  const wrong = meant.find(isMeantRow)?.profile;
  // «Il 20 %» is the maximum only if the clause calls it so.
  const isOther = matching.some(
    (one) =>
      !isOfRow(one.profile.fact) &&
      (!one.isUnnamed || isNameless) &&
      (one.profile.bound !== 'max' || clause.meanings.has('max')),
  );
  return wrong && !isOther ? { verdict: 'differs', fact: wrong } : undefined;
}

const COUNTS: ReadonlySet<string> = new Set(['number', 'ordinal']);

function rowOf({ profile }: Scored): string {
  return parentOf(profile.fact.path);
}
