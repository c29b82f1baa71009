import { valuesOf } from '../claims/clauses.ts';
import { isOfRow, type Scored } from '../claims/score.ts';
import { parentOf } from '../facts/profile.ts';
import { inPeriods } from './price-terms.ts';
import type { JudgedValue, Judgement } from './verdict.ts';

/**
 * A percent of a table is right if the sentence has the number of its row, and wrong if it has only
 * those of other rows: «In quattro amici si arriva al 16 %» (four friends get up to 16 %).
 */
export function percentInTable({ context, profiles, judged }: JudgedValue): Judgement | undefined {
  const { clause, sentence } = context;
  const { matching = [], meant = [] } = judged;
  if (meant[0]?.profile.family !== 'percent') return undefined;
  const numbers = valuesOf(sentence)
    .flatMap(({ node, clause }) => inPeriods(node, clause))
    .flatMap(({ kind, unit, from, to }) => (COUNTS.has(kind) && !unit ? [from, to] : []));
  const rowCounts = profiles.ofFamily('count').filter(({ from }) => numbers.includes(from));
  const isNamedRow = (percent: Scored) =>
    isOfRow(percent.profile.fact) &&
    rowCounts.some(({ fact }) => parentOf(fact.path) === rowOf(percent));
  // The sentence may name no discount: «Quattro bambini: 12 %» (four children).
  const namesNone = meant.every(({ isUnnamed }) => isUnnamed);
  const mayBeMeant = ({ isUnnamed }: Scored) => !isUnnamed || namesNone;
  const isMeantRow = (percent: Scored) => isNamedRow(percent) && mayBeMeant(percent);
  const right = matching.find(isMeantRow);
  if (right) return { verdict: 'equal', fact: right.profile };
  const wrong = meant.find(isMeantRow)?.profile;
  // A percent is the maximum only if the clause calls it so.
  const isOther = matching.some(
    (percent) =>
      !isOfRow(percent.profile.fact) &&
      mayBeMeant(percent) &&
      (percent.profile.bound !== 'max' || clause.meanings.has('max')),
  );
  return wrong && !isOther ? { verdict: 'differs', fact: wrong } : undefined;
}

const COUNTS: ReadonlySet<string> = new Set(['number', 'ordinal']);

function rowOf({ profile }: Scored): string {
  return parentOf(profile.fact.path);
}
