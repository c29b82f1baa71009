import type { Judged } from './judge.ts';
import { parentOf } from './score.ts';

const VOUCHING = 8;

/** Paths of the groups of which a nearby value states a fact correctly. */
export function rowsOf(judged: readonly Judged[], own: number): ReadonlySet<string> {
  const rows = new Set<string>();
  const from = Math.max(0, own - VOUCHING);
  for (const [at, { equal = [] }] of judged.slice(from, own + VOUCHING).entries())
    if (from + at !== own) for (const { fact } of equal) rows.add(parentOf(fact.path));
  return new Set([...rows].filter((path) => path.includes('.')));
}
