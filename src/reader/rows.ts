import { LIKELY } from './doubts.ts';
import type { Judged } from './judge.ts';
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

/**
 * «In quattro amici si arriva al 12 %»: right by itself, and wrong for the row of a table that a value beside
 * it names; «in tre, il 12 %» is right, whatever else the words may mean.
 * @param isMost it is said to be a most, which no row is
 */
export function inTable(
  judged: readonly Judged[],
  own: number,
  isMost: boolean,
): Judged | undefined {
  const { verdict, holding = [], meant = [] } = judged[own] ?? {};
  const near = judged.slice(Math.max(0, own - BESIDE), own + BESIDE + 1);
  const rows = near
    .filter((one) => one !== judged[own] && one.verdict === 'equal')
    .flatMap((one) => one.holding ?? [])
    .map(({ profile }) => parentOf(profile.fact.path))
    // Rows of a table have a number where others have a name.
    .filter((row) => Number(row.slice(row.lastIndexOf('.') + 1)) >= 0);
  const inRows = ({ profile }: Scored) => rows.includes(parentOf(profile.fact.path));
  const right = holding.find(inRows)?.profile;
  const wrong = meant.find(inRows)?.profile;
  if (right) return verdict === 'equal' ? undefined : { verdict: 'equal', fact: right };
  if (verdict !== 'equal' || !wrong) return undefined;
  const said = holding.filter(
    ({ isApart, evidence, profile }) =>
      !isApart && evidence >= LIKELY && (isMost || profile.bound !== 'max'),
  );
  const tables = rows.map(parentOf);
  const isOfTable = said.every(({ profile }) =>
    tables.includes(parentOf(parentOf(profile.fact.path))),
  );
  const isMeant = said.length > 0 || holding.some(({ profile }) => profile.bound === 'max');
  return isMeant && isOfTable ? { verdict: 'differs', fact: wrong } : undefined;
}
