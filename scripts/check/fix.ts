import { type FixedFinding, fixesAmong, withFixes } from '../../src/author/fixes.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { countOf } from '../../src/check/reporters/report.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { writeChanged } from '../project/content-command.ts';
import type { CheckCommand } from './options.ts';

type Where = Pick<CheckCommand, 'content' | 'folder' | 'dryRun'>;

/**
 * Applies the fixes of a check to the content, and returns a report of what changed. A fix that
 * would cause a new error is left out and reported; values that only a person can change are in the
 * report of the check, which follows.
 * @throws CommandError when somebody edits a file meanwhile
 */
export function fixContent(
  sources: readonly SourceFile[],
  check: (sources: readonly SourceFile[]) => CheckResult,
  { content, folder, dryRun }: Where,
): string {
  const { fixes, refused } = safeFixes(sources, check);
  const typed = new Map(sources.map(({ path, text }) => [path, text]));
  const placeOf = ({ file, line, column, fix }: FixedFinding) =>
    `${folder}/${file}:${line}:${column} «${typed.get(file)?.slice(fix.start, fix.end)}»`;
  const left = refused.map(({ fix, because }) => {
    const error = `${sentenceOf(because).slice(0, 120)}…`;
    return `${placeOf(fix)} resta: con ${fix.fix.text} nascerebbe un errore (${error}).\n`;
  });
  if (fixes.length === 0) return `Qui il comando non può correggere niente.\n${left.join('')}`;
  const changes = fixes.map((one) => `${placeOf(one)} diventa ${one.fix.text}\n`);
  const shown = [...changes, ...left].join('');
  if (dryRun) return `${shown}Nessun file è cambiato: togliete --dry-run per correggere.\n`;
  const files = writeChanged(sources, withFixes(sources, fixes), { content, folder });
  return `${shown}${countOf(fixes.length, 'valore corretto', 'valori corretti')} in ${files} file.\n`;
}

/** The fixes that cause no new error: leaves out those that do, and tries the others again. */
function safeFixes(
  sources: readonly SourceFile[],
  check: (sources: readonly SourceFile[]) => CheckResult,
) {
  const before = check(sources).findings;
  const refused: { readonly fix: FixedFinding; readonly because: Finding }[] = [];
  for (;;) {
    const left = before.filter((finding) => !refused.some(({ fix }) => fix === finding));
    const fixes = fixesAmong(left);
    if (fixes.length === 0) return { fixes, refused };
    const errors = newErrors(before, check(withFixes(sources, fixes)).findings);
    if (errors.length === 0) return { fixes, refused };
    for (const because of errors)
      for (const fix of fixesBehind(fixes, because))
        if (!refused.some((one) => one.fix === fix)) refused.push({ fix, because });
  }
}

/** The fixes at the place of a new error, or else in its file, or else all. */
function fixesBehind(fixes: readonly FixedFinding[], { file, pointer }: Finding) {
  const inFile = fixes.filter((one) => one.file === file);
  const here = inFile.filter((one) => one.pointer === pointer);
  return [here, inFile, fixes].find((some) => some.length > 0) ?? [];
}

/** Errors at places that had no such error before. */
function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const identity = ({ code, file, pointer }: Finding) => `${code} ${file} ${pointer}`;
  const known = new Set(before.map(identity));
  return after.filter((finding) => finding.severity === 'error' && !known.has(identity(finding)));
}
