import { LIKELY } from './groups.ts';
import type { Judged } from './judge.ts';
import type { Profile } from './profile.ts';
import { parentOf, type Scored } from './score.ts';

const VOUCHING = 8;

/** Groups of facts of which another value beside this one states one rightly. */
export function rowsOf(judged: readonly Judged[], own: number): ReadonlySet<string> {
  const rows = new Set<string>();
  const from = Math.max(0, own - VOUCHING);
  for (const [at, { equal = [] }] of judged.slice(from, own + VOUCHING).entries())
    if (from + at !== own) for (const { fact } of equal) rows.add(parentOf(fact.path));
  return new Set([...rows].filter((path) => path.includes('.')));
}

const BESIDE = 1;

/** «In quattro amici si arriva al 20 %»: right by itself, and wrong for the row that a value beside it names. */
export function conflictIn(judged: readonly Judged[], own: number): Profile | undefined {
  const { verdict, holding = [], meant = [] } = judged[own] ?? {};
  const isSaid = holding.some(({ isApart, evidence }) => !isApart && evidence >= LIKELY);
  if (verdict !== 'equal' || isSaid || holding.length === 0) return undefined;
  const near = judged.slice(Math.max(0, own - BESIDE), own + BESIDE + 1);
  const rows = near
    .filter((one) => one !== judged[own] && one.verdict === 'equal')
    .flatMap((one) => one.holding ?? [])
    .map(({ profile }) => parentOf(profile.fact.path));
  const inRows = ({ profile }: Scored) => rows.includes(parentOf(profile.fact.path));
  return holding.some(inRows) ? undefined : meant.find(inRows)?.profile;
}
