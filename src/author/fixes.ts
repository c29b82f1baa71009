import type { Finding, Fix } from '../check/finding.ts';
import type { SourceFile } from '../check/json/json-document.ts';

/** A file that fixes change, and the findings that they resolve. */
export interface FixedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly fixed: readonly FixedFinding[];
}

export type FixedFinding = Finding & { readonly fix: Fix };

/** Applies the fixes of findings, of overlapping ones only the first; returns the changed files. */
export function fixedFiles(
  sources: readonly SourceFile[],
  findings: readonly Finding[],
): FixedFile[] {
  const fixable = findings.filter((one): one is FixedFinding => one.fix !== undefined);
  const byFile = Map.groupBy(fixable, ({ file }) => file);
  return sources.flatMap(({ path, text }) => {
    const fixed = apart(byFile.get(path) ?? []);
    return fixed.length === 0 ? [] : [{ path, before: text, after: typed(text, fixed), fixed }];
  });
}

function apart(findings: readonly FixedFinding[]): FixedFinding[] {
  let end = 0;
  return findings
    .toSorted((a, b) => a.fix.start - b.fix.start)
    .filter(({ fix }) => {
      const free = fix.start >= end;
      if (free) end = fix.end;
      return free;
    });
}

function typed(text: string, fixed: readonly FixedFinding[]): string {
  return fixed
    .toReversed()
    .reduce((all, { fix }) => all.slice(0, fix.start) + fix.text + all.slice(fix.end), text);
}
