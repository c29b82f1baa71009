import type { Finding, Fix } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { countOf } from '../../src/check/reporters/report.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { writeChanged } from '../project/content-command.ts';
import type { CheckCommand } from './options.ts';

type FixedFinding = Finding & { readonly fix: Fix };

/**
 * Applies the fixes of a check to the content, and returns a report of what changed. The report of
 * the check, which follows, lists what only a person can change.
 * @throws CommandError when somebody has edited a file in the meantime
 */
export function fixContent(
  sources: readonly SourceFile[],
  check: (sources: readonly SourceFile[]) => CheckResult,
  { content, folder, dryRun }: Pick<CheckCommand, 'content' | 'folder' | 'dryRun'>,
): string {
  const fixes = fixesAmong(check(sources).findings);
  if (fixes.length === 0) return 'Qui il comando non può correggere niente.\n';
  const typed = new Map(sources.map(({ path, text }) => [path, text]));
  const shown = fixes
    .map(({ file, line, column, fix }) => {
      const replaced = typed.get(file)?.slice(fix.start, fix.end);
      return `${folder}/${file}:${line}:${column} «${replaced}» diventa ${fix.text}\n`;
    })
    .join('');
  if (dryRun) return `${shown}Nessun file è cambiato: togliete --dry-run per correggere.\n`;
  const files = writeChanged(sources, withFixes(sources, fixes), { content, folder });
  return `${shown}${countOf(fixes.length, 'valore corretto', 'valori corretti')} in ${files} file.\n`;
}

/** The findings that a fix resolves, of overlapping ones only the first. @param findings sorted */
function fixesAmong(findings: readonly Finding[]): FixedFinding[] {
  const ends = new Map<string, number>();
  return findings
    .filter((finding): finding is FixedFinding => finding.fix !== undefined)
    .filter(({ file, fix }) => {
      const isFree = fix.start >= (ends.get(file) ?? 0);
      if (isFree) ends.set(file, fix.end);
      return isFree;
    });
}

function withFixes(sources: readonly SourceFile[], fixes: readonly FixedFinding[]): SourceFile[] {
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
