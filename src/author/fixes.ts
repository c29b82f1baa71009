import type { Finding, Fix } from '../check/finding.ts';
import type { SourceFile } from '../check/json/json-document.ts';

export type FixedFinding = Finding & { readonly fix: Fix };

/** The findings that a fix resolves, of overlapping ones only the first. @param findings sorted */
export function fixesAmong(findings: readonly Finding[]): FixedFinding[] {
  const ends = new Map<string, number>();
  return findings
    .filter((one): one is FixedFinding => one.fix !== undefined)
    .filter(({ file, fix }) => {
      const isFree = fix.start >= (ends.get(file) ?? 0);
      if (isFree) ends.set(file, fix.end);
      return isFree;
    });
}

/** The files with fixes applied; files without a fix stay the same objects. */
export function withFixes(
  sources: readonly SourceFile[],
  fixes: readonly FixedFinding[],
): SourceFile[] {
  const byFile = Map.groupBy(fixes, ({ file }) => file);
  return sources.map((source) =>
    (byFile.get(source.path) ?? []).reduceRight(
      ({ path, text }, { fix }) => ({
        path,
        text: text.slice(0, fix.start) + fix.text + text.slice(fix.end),
      }),
      source,
    ),
  );
}
