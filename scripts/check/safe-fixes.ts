import { type FixedFile, type FixedFinding, fixedFiles } from '../../src/author/fixes.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { CheckResult } from '../../src/check/runChecks.ts';

export interface SafeFixes {
  readonly files: readonly FixedFile[];
  /** Fixes that would cause a new error, and that error. */
  readonly refused: readonly { readonly fix: FixedFinding; readonly because: Finding }[];
}

/** The fixes that cause no new error: leaves out any that does, and tries the others again. */
export function safeFixes(
  sources: readonly SourceFile[],
  before: readonly Finding[],
  check: (sources: readonly SourceFile[]) => CheckResult,
): SafeFixes {
  const refused: { fix: FixedFinding; because: Finding }[] = [];
  for (;;) {
    const left = before.filter((finding) => !refused.some(({ fix }) => fix === finding));
    const files = fixedFiles(sources, left);
    const worse =
      files.length === 0 ? [] : newErrors(before, check(withFixes(sources, files)).findings);
    const [first] = worse;
    if (!first) return { files, refused };
    const fixed = files.flatMap((file) => file.fixed);
    const culprits = worse.flatMap((because) =>
      guilty(fixed, because).map((fix) => ({ fix, because })),
    );
    const found = culprits.length > 0 ? culprits : fixed.map((fix) => ({ fix, because: first }));
    for (const one of found) if (!refused.some(({ fix }) => fix === one.fix)) refused.push(one);
  }
}

/** The fixes at the place of a new error, or else in its file. */
function guilty(fixed: readonly FixedFinding[], { file, pointer }: Finding): FixedFinding[] {
  const inFile = fixed.filter((one) => one.file === file);
  const here = inFile.filter((one) => one.pointer === pointer);
  return here.length > 0 ? here : inFile;
}

function withFixes(sources: readonly SourceFile[], files: readonly FixedFile[]): SourceFile[] {
  const fixed = new Map(files.map(({ path, after }) => [path, after]));
  return sources.map((source) => {
    const text = fixed.get(source.path);
    return text === undefined ? source : { path: source.path, text };
  });
}

/** Errors at places that had no such error before. */
function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const identity = ({ code, file, pointer }: Finding) => `${code} ${file} ${pointer}`;
  const known = new Set(before.map(identity));
  return after.filter((finding) => finding.severity === 'error' && !known.has(identity(finding)));
}
