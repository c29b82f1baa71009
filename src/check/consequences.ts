import { camelCase } from '../content/paths.ts';
import { withoutBrokenValues } from './coherence-consequences.ts';
import type { Finding } from './finding.ts';
import { withoutRepeatedTranslations } from './translation-consequences.ts';

/** Codes of findings that speak of a fact from somewhere else, and the argument that names it. */
const MENTIONS: Readonly<Record<string, string>> = {
  'placeholder-unknown': 'fact',
  'placeholder-silent': 'fact',
  'placeholder-group': 'fact',
  'format-missing': 'fact',
  'format-unsuited': 'fact',
  'term-missing': 'fact',
  'reference-unknown': 'found',
  contradiction: 'fact',
  'contradiction-silent': 'fact',
  'contradiction-example': 'fact',
  'question-changed': 'fact',
  'question-settled': 'fact',
  'question-unmarked': 'fact',
};

/** Findings that compare readable values: none of them makes another one follow. */
const COMPARISONS = /^(contradiction|question|says-same)/;

/**
 * Leaves out what only follows from another finding: a price typed as text is one slip, not one for
 * each sentence that shows it. What is left out comes back, if it is a slip of its own, once the first is mended.
 */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const causes = findings.flatMap(brokenFact);
  return withoutBrokenValues(withoutRepeatedTranslations(findings)).filter((finding) => {
    const fact = mentionedFact(finding);
    if (fact === undefined) return true;
    const page = /^texts\/[^/]+\/(.+)\.json$/.exec(finding.file)?.[1];
    const spansPages = COMPARISONS.test(finding.code);
    return !causes.some(
      (cause) =>
        overlap(cause, fact) && (spansPages || cause.page === undefined || cause.page === page),
    );
  });
}

interface Cause {
  readonly fact: string;
  /** Set when only what this page says is broken. */
  readonly page: string | undefined;
  /** True when the key itself is wrong: whatever its group should hold may be missing. */
  readonly misspelt: boolean;
}

function brokenFact(finding: Finding): Cause[] {
  if (finding.severity !== 'error' || COMPARISONS.test(finding.code)) return [];
  const path = finding.pointer.replaceAll('/', '.');
  const misspelt = finding.code === 'key-unknown' || finding.code === 'reference-unknown';
  const root = /^facts\/(.+)\.json$/.exec(finding.file)?.[1];
  if (root) return [{ fact: camelCase(root) + path, page: undefined, misspelt }];
  const page = /^pages\/(.+)\.json$/.exec(finding.file)?.[1];
  const said = /^\/says\/([^/]+)/.exec(finding.pointer)?.[1];
  return page && said ? [{ fact: said, page, misspelt: false }] : [];
}

function mentionedFact(finding: Finding): string | undefined {
  const name = MENTIONS[finding.code];
  if (name === undefined || finding.file.startsWith('facts/')) return undefined;
  if (finding.code === 'reference-unknown' && finding.args.kind !== 'fact') return undefined;
  return String(finding.args[name]);
}

/** True when one is the other, lies inside it, or may be the other misspelt. */
function overlap({ fact: cause, misspelt }: Cause, fact: string): boolean {
  if (cause === fact || cause.startsWith(`${fact}.`) || fact.startsWith(`${cause}.`)) return true;
  return misspelt && fact.startsWith(`${parent(cause)}.`);
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
