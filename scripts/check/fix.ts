import { join } from 'node:path';
import { compareFindings, type Finding } from '../../src/check/finding.ts';
import { type FixedFile, fixedFiles } from '../../src/check/fixes.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { CheckResult } from '../../src/check/runChecks.ts';
import { ChangedMeanwhile, type FileUpdate, writeFiles } from '../build/write-files.ts';
import type { CheckCommand } from './options.ts';

type Where = Pick<CheckCommand, 'content' | 'folder' | 'dryRun'>;

/**
 * Writes into the content what the findings of a check bring as fixes, and tells what changed. The
 * result is checked first: when a fix would make a new error, nothing is touched.
 * @param check runs the same check on other sources
 */
export function fixContent(
  sources: readonly SourceFile[],
  check: (sources: readonly SourceFile[]) => CheckResult,
  { content, folder, dryRun }: Where,
): string {
  const before = check(sources).findings;
  const files = fixedFiles(sources, before);
  if (files.length === 0) return 'Niente da correggere da soli.\n';
  const [worse] = newErrors(before, check(withFixes(sources, files)).findings);
  if (worse)
    return `Nessun file è cambiato: una correzione farebbe nascere un errore in ${folder}/${worse.file}.\n`;
  const told = files.flatMap((file) => changes(file, folder)).join('');
  if (dryRun) return `${told}Nessun file è cambiato: togliete --dry-run per correggere.\n`;
  const problem = write(
    files.map((file) => ({ ...file, path: join(content, file.path) })),
    folder,
  );
  return problem === '' ? `${told}${count(files)}\n` : problem;
}

/** Somebody who types while the fixes are worked out keeps what he typed. */
function write(updates: readonly FileUpdate[], folder: string): string {
  try {
    writeFiles(updates);
    return '';
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return `Nessun file è cambiato: qualcuno sta scrivendo in ${folder}, riprovate.\n`;
  }
}

function withFixes(sources: readonly SourceFile[], files: readonly FixedFile[]): SourceFile[] {
  const fixed = new Map(files.map(({ path, after }) => [path, after]));
  return sources.map((source) => {
    const text = fixed.get(source.path);
    return text === undefined ? source : { path: source.path, text };
  });
}

/** Errors of places that had none of their kind before. */
function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const identity = ({ code, file, pointer }: Finding) => `${code} ${file} ${pointer}`;
  const known = new Set(before.map(identity));
  return after.filter((finding) => finding.severity === 'error' && !known.has(identity(finding)));
}

function changes({ fixed, before }: FixedFile, folder: string): string[] {
  return fixed
    .toSorted(compareFindings)
    .map(
      ({ file, line, column, fix }) =>
        `${folder}/${file}:${line}:${column} «${before.slice(fix.start, fix.end)}» diventa ${fix.text}\n`,
    );
}

function count(files: readonly FixedFile[]): string {
  const all = files.reduce((sum, { fixed }) => sum + fixed.length, 0);
  const [values, where] = [
    all === 1 ? '1 valore corretto' : `${all} valori corretti`,
    files.length === 1 ? '1 file' : `${files.length} file`,
  ];
  return `${values} in ${where}.`;
}
