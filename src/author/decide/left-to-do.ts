import { type Finding, keyInFile } from '../../check/finding.ts';
import type { CheckResult } from '../../check/run-checks.ts';
import { blocksOver } from '../steps.ts';

/**
 * What remains to do: new findings, findings about the facts, sentences to reread, and what the
 * `confirm` blocks that covered the facts still cover.
 */
export function leftToDo(
  { findings, project }: CheckResult,
  after: readonly Finding[],
  facts: readonly string[],
): Finding[] {
  const known = new Set(findings.map(findingKey));
  const blocks = new Set(facts.flatMap((fact) => blocksOver(project, fact)));
  return after.filter((finding) => {
    const { code, severity, file, pointer, fact = '' } = finding;
    if (code === 'to-confirm') return blocks.has(`${file}#${pointer}`);
    const isNews = code === 'reread' || facts.includes(fact) || !known.has(findingKey(finding));
    return severity !== 'info' && isNews;
  });
}

/** Identifies a finding; for a contradiction, line and page do not matter. */
function findingKey(finding: Finding): string {
  const { code, fact } = finding;
  if (code.startsWith('contradiction')) return `contradiction ${fact}`;
  return isOpen(finding) ? `${code} ${fact}` : keyInFile(finding);
}

/** All errors, except contradictions that were open before. */
export function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.filter(isOpen).map(({ code, fact }) => `${code} ${fact}`));
  return after.filter(
    (finding) =>
      finding.severity === 'error' &&
      !(isOpen(finding) && known.has(`${finding.code} ${finding.fact}`)),
  );
}

function isOpen({ code }: Finding): boolean {
  return code.startsWith('contradiction') || code.startsWith('question-');
}
