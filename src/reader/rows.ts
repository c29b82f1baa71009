import { valuesOf } from './clauses.ts';
import type { Context } from './context.ts';
import type { Profiles } from './profiles.ts';
import { parentOf, type Scored } from './score.ts';
import type { Judged } from './verdict.ts';

const NEARBY_CLAIMS = 8;

/** Paths of the groups of which a nearby value states a fact correctly. */
export function confirmedGroups(judged: readonly Judged[], own: number): ReadonlySet<string> {
  const rows = new Set<string>();
  const from = Math.max(0, own - NEARBY_CLAIMS);
  for (const [at, { equal = [] }] of judged.slice(from, own + NEARBY_CLAIMS).entries())
    if (from + at !== own) for (const { fact } of equal) rows.add(parentOf(fact.path));
  return new Set([...rows].filter((path) => path.includes('.')));
}

/**
 * «In quattro amici si arriva al 16 %»: a percent of a table is right if the sentence has the
 * number of its row, and wrong if the number beside it names another row.
 */
export function inTable(
  judged: readonly Judged[],
  own: number,
  { sentence }: Context,
  profiles: Profiles,
): Judged | undefined {
  const { verdict, holding = [], meant = [] } = judged[own] ?? {};
  const rows = holding.filter(({ profile: { family } }) => family === 'percent').filter(isRow);
  if (!holding.some(isRow)) return undefined;
  const numbers = valuesOf(sentence).flatMap(({ node: { value } }) =>
    value && COUNTS.has(value.kind) ? [value.from, value.to] : [],
  );
  const counts = profiles.in('count').filter(({ from }) => numbers.includes(from));
  const right = rows.find((one) => counts.some(({ fact }) => parentOf(fact.path) === rowOf(one)));
  if (right && !right.isUnnamed) return { verdict: 'equal', fact: right.profile };
  const held = holding.find(isRow);
  if (verdict !== 'equal' || !held || held !== holding[0]) return undefined;
  const beside = [judged[own - 1], judged[own + 1]].flatMap((one) =>
    (one?.verdict === 'equal' ? (one.holding ?? []) : [])
      .filter((other) => isRow(other) && other.profile.family !== held.profile.family)
      .map(rowOf),
  );
  const isNamed = (one: Scored) => beside.includes(rowOf(one));
  const wrong = meant.find(isNamed)?.profile;
  return wrong && !holding.some(isNamed) ? { verdict: 'differs', fact: wrong } : undefined;
}

const COUNTS: ReadonlySet<string> = new Set(['number', 'quantity', 'ordinal']);

/** A row of a table: its place in the list is a number. */
function isRow(one: Scored): boolean {
  return Number(keyOf(rowOf(one))) >= 0;
}

function rowOf({ profile }: Scored): string {
  return parentOf(profile.fact.path);
}

function keyOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
