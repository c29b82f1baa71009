import type { Finding, Severity } from '../../src/check/finding.ts';
import { LineIndex } from '../../src/check/json/line-index.ts';
import type { FindingCode } from '../../src/check/messages.ts';
import type { Claim, Verdict } from '../../src/verify/claim.ts';

const CODES: Readonly<Record<Exclude<Verdict, 'equal'>, readonly [FindingCode, Severity]>> = {
  differs: ['claim-differs', 'error'],
  check: ['claim-check', 'warning'],
  undecided: ['claim-undecided', 'warning'],
};

/** What has to be looked at in a text, as the check tells what it finds. */
export function claimFindings(file: string, text: string, claims: readonly Claim[]): Finding[] {
  const lines = new LineIndex(text);
  return claims.flatMap(({ verdict, found, start, end, fact }) => {
    if (verdict === 'equal') return [];
    const [code, severity] = CODES[verdict];
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
