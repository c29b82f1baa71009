import { type FixedFile, type FixedFinding, fixedFiles } from '../../src/author/fixes.ts';
import { compareFindings, type Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { counted } from '../../src/check/reporters/report.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { ChangedMeanwhile, type FileUpdate, writeFiles } from '../site/write-files.ts';
import type { CheckCommand } from './options.ts';

type Where = Pick<CheckCommand, 'content' | 'folder' | 'dryRun'>;

/**
 * Applies the fixes of a check to the content, and returns a report of what changed. A fix that
 * would cause a new error is left out and reported, like every value that only a person can change.
 */
export function fixContent(
  sources: readonly SourceFile[],
  check: (sources: readonly SourceFile[]) => CheckResult,
  { content, folder, dryRun }: Where,
): string {
  const before = check(sources).findings;
  const { files, refused } = safeFixes(sources, before, check);
  const left = leftToPeople(before, refused, folder);
  if (files.length === 0) return `Qui il comando non può correggere niente.\n${left}`;
  const told = files.flatMap((file) => changes(file, folder)).join('') + left;
  if (dryRun) return `${told}Nessun file è cambiato: togliete --dry-run per correggere.\n`;
  const problem = write(content, files, folder);
  return problem === '' ? `${told}${count(files)}\n` : problem;
}

const REASONS: Readonly<Record<string, string>> = {
  choice: 'la frase non dice di quale dato parla, scegliete voi',
  words: 'le parole intorno devono cambiare, riscrivete la frase',
  marks: 'in mezzo ci sono segni di formattazione, riscrivete la frase',
};

/** Why a value is not fixed. */
const UNFIXED: Readonly<Record<string, (args: Finding['args']) => string | undefined>> = {
  'typed-value': ({ left }) => REASONS[String(left)],
  'typed-other': ({ subject, expected }) => `la frase parla di «${subject}», che vale ${expected}`,
  'typed-official': () => 'questa pagina dice altro in «says»',
  'unknown-value': () => 'non è il valore di nessun dato',
};

/** A line for each value that is not fixed, with the reason. */
function leftToPeople(
  before: readonly Finding[],
  refused: SafeFixes['refused'],
  folder: string,
): string {
  const stays = ({ file, line, column, args }: Finding, why: string) =>
    `${folder}/${file}:${line}:${column} «${args.found}» resta: ${why}.\n`;
  const unfixed = before.flatMap((finding) => {
    const why = UNFIXED[finding.code]?.(finding.args);
    return why === undefined ? [] : [stays(finding, why)];
  });
  const worse = refused.map(({ fix, because }) =>
    stays(fix, `con ${fix.fix.text} nascerebbe un errore (${sentenceOf(because).slice(0, 120)}…)`),
  );
  return [...unfixed, ...worse].join('');
}

/** Does not overwrite a file that somebody edits meanwhile. */
function write(content: string, updates: readonly FileUpdate[], folder: string): string {
  try {
    writeFiles(content, updates);
    return '';
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return `Nessun file è cambiato: qualcuno sta scrivendo in ${folder}, riprovate.\n`;
  }
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
  return `${counted(all, 'valore corretto', 'valori corretti')} in ${files.length} file.`;
}

interface SafeFixes {
  readonly files: readonly FixedFile[];
  /** Fixes that would cause a new error, and that error. */
  readonly refused: readonly { readonly fix: FixedFinding; readonly because: Finding }[];
}

/** The fixes that cause no new error: leaves out any that does, and tries the others again. */
function safeFixes(
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
