import type { Finding, FindingCode, Severity } from '../../src/check/finding.ts';
import { LineIndex } from '../../src/check/json/line-index.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import type { PublicVerdict, VerifiedClaim } from '../../src/verify/claim.ts';
import type { ReadText } from './read-texts.ts';

export interface VerifiedText extends ReadText {
  readonly claims: readonly VerifiedClaim[];
}

const WORDS: Readonly<Record<PublicVerdict, string>> = {
  equal: 'uguali ai dati',
  differs: 'diverse',
  check: 'da controllare',
  undecided: 'da decidere',
};

/** A line per claim, in the order of the texts, and the count of each verdict. */
export function claimsText(texts: readonly VerifiedText[]): string {
  const lines = texts.flatMap(({ path, text, claims }) =>
    claims.map((claim) => lineOf(path, text, claim)),
  );
  const all = texts.flatMap(({ claims }) => claims);
  const counts = Object.entries(WORDS).flatMap(([verdict, words]) => {
    const count = all.filter((claim) => claim.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const end = all.length === 0 ? 'Nessun valore da controllare.' : `${counts.join(', ')}.`;
  return [...lines, ...(lines.length > 0 ? [''] : []), end].join('\n');
}

function lineOf(path: string, text: string, claim: VerifiedClaim): string {
  const at = `${path}:${claim.line}:${claim.column}`;
  const [finding] = claimFindings(path, text, [claim]);
  if (finding) return `${at} ${sentenceOf(finding)}`;
  const { fact, found } = claim;
  const article = fact?.article ? `; Regolamento, «${fact.article.title}»` : '';
  const open = fact?.undecided ? '; questione ancora aperta' : '';
  return `${at} = «${found}» (${fact?.label ?? ''}${article}${open})`;
}

/** The same as JSON, for programs. */
export function claimsJson(texts: readonly VerifiedText[]): string {
  return JSON.stringify({ files: texts.map(({ path, claims }) => ({ path, claims })) }, null, 2);
}

const CODES: Readonly<Record<Exclude<PublicVerdict, 'equal'>, readonly [FindingCode, Severity]>> = {
  differs: ['claim-differs', 'error'],
  check: ['claim-check', 'warning'],
  undecided: ['claim-undecided', 'warning'],
};

/** The claims of a text that are not equal to the facts, as findings of the check. */
export function claimFindings(
  file: string,
  text: string,
  claims: readonly VerifiedClaim[],
): Finding[] {
  const lines = new LineIndex(text);
  return claims.flatMap(({ verdict, found, start, end, fact, correction }) => {
    if (verdict === 'equal') return [];
    const [known, severity] = CODES[verdict];
    // To write the fact in place of a sum, or of a day that is closed, would be wrong.
    const code = verdict === 'differs' && fact && !correction ? 'claim-clash' : known;
    const [from, to] = [lines.at(start), lines.at(end)];
    return [
      {
        code,
        severity,
        args: {
          found,
          right: fact?.written ?? '',
          label: fact?.label ?? '',
          article: fact?.article?.title ?? '',
        },
        file,
        line: from.line,
        column: from.column,
        endLine: to.line,
        endColumn: to.column,
        pointer: '',
      },
    ];
  });
}
