import type { Judged } from './judge.ts';
import { parentOf, type Scored } from './score.ts';

const VOUCHING = 8;

/** Paths of the groups of which a nearby value states a fact correctly. */
export function vouchedGroups(judged: readonly Judged[], own: number): ReadonlySet<string> {
  const rows = new Set<string>();
  const from = Math.max(0, own - VOUCHING);
  for (const [at, { equal = [] }] of judged.slice(from, own + VOUCHING).entries())
    if (from + at !== own) for (const { fact } of equal) rows.add(parentOf(fact.path));
  return new Set([...rows].filter((path) => path.includes('.')));
}

/**
 * «In quattro amici si arriva al 12 %»: 12 % is in the table, but not in the row that the value
 * beside it names.
 */
export function inTable(judged: readonly Judged[], own: number): Judged | undefined {
  const { verdict, holding = [], meant = [] } = judged[own] ?? {};
  const [held] = holding;
  const table = held && parentOf(rowOf(held));
  const isRow = (one: Scored) => parentOf(rowOf(one)) === table && Number(keyOf(rowOf(one))) >= 0;
  if (verdict !== 'equal' || !held || !isRow(held)) return undefined;
  const rows = [judged[own - 1], judged[own + 1]].flatMap((beside) =>
    (beside?.verdict === 'equal' ? (beside.holding ?? []) : [])
      .filter((one) => isRow(one) && one.profile.family !== held.profile.family)
      .map(rowOf),
  );
  const isNamed = (one: Scored) => rows.includes(rowOf(one));
  const wrong = meant.find(isNamed)?.profile;
  return wrong && !holding.some(isNamed) ? { verdict: 'differs', fact: wrong } : undefined;
}

function rowOf({ profile }: Scored): string {
  return parentOf(profile.fact.path);
}

function keyOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
