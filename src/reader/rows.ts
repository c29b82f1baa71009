import { type Judged, LIKELY } from './judge.ts';
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

/** «In quattro amici si arriva al 12 %»: right by itself, and wrong for the row that a value beside it names. */
export function conflictIn(judged: readonly Judged[], own: number): Judged | undefined {
  const { verdict, holding = [], meant = [] } = judged[own] ?? {};
  if (verdict !== 'equal' || holding.length === 0) return undefined;
  const near = judged.slice(Math.max(0, own - BESIDE), own + BESIDE + 1);
  const rows = near
    .filter((one) => one !== judged[own] && one.verdict === 'equal')
    .flatMap((one) => one.holding ?? [])
    .map(({ profile }) => parentOf(profile.fact.path));
  const inRows = ({ profile }: Scored) => rows.includes(parentOf(profile.fact.path));
  const fact = holding.some(inRows) ? undefined : meant.find(inRows)?.profile;
  const said = holding.filter(({ isApart, evidence }) => !isApart && evidence >= LIKELY);
  // Rows of a table have a number where others have a name.
  const tables = rows
    .filter((row) => Number(row.slice(row.lastIndexOf('.') + 1)) >= 0)
    .map(parentOf);
  const isOfTable = said.every(({ profile }) =>
    tables.includes(parentOf(parentOf(profile.fact.path))),
  );
  return fact && said.length > 0 && isOfTable ? { verdict: 'differs', fact } : undefined;
}
