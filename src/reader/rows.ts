import { LIKELY } from './doubts.ts';
import type { Judged } from './judge.ts';
import { parentOf, type Scored } from './score.ts';

const VOUCHING = 8;

/** Paths of the groups of which a nearby value states a fact correctly. */
export function rowsOf(judged: readonly Judged[], own: number): ReadonlySet<string> {
  const rows = new Set<string>();
  const from = Math.max(0, own - VOUCHING);
  for (const [at, { equal = [] }] of judged.slice(from, own + VOUCHING).entries())
    if (from + at !== own) for (const { fact } of equal) rows.add(parentOf(fact.path));
  return new Set([...rows].filter((path) => path.includes('.')));
}

const BESIDE = 1;

/**
 * «In quattro amici si arriva al 12 %»: 12 % is in the table, but not in the row that the value
 * beside it names. «In tre, il 12 %» is right.
 * @param isMost the text calls it a maximum, which no row is
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
    // The key of a table's row is a number.
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
