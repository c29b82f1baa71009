import { valueAt } from '../../content/json.ts';
import { labelOf } from '../facts/fact-schema.ts';
import type { Finding, Place, Severity } from '../finding.ts';
import { asSentence, messageOf, sentenceOf } from '../messages.ts';
import type { Project } from '../project.ts';
import { type CheckResult, failing } from '../run-checks.ts';
import { type ShownValue, shownValues } from './values.ts';

/** What a reporter needs besides the result; the same context gives the same bytes. */
export interface ReportContext {
  /** The content folder in places: relative to the repository, with `/`, such as `content`. */
  readonly folder: string;
  /** How long the checks took, measured by the command. Only the JSON report shows it. */
  readonly milliseconds: number;
  /** Whether known contradictions and warnings fail too. */
  readonly strict: boolean;
  /** Whether the terminal report lists known contradictions and values to confirm. */
  readonly all?: boolean;
}

/** Formats a result as one string; a pure function. */
export type Reporter = (result: CheckResult, context: ReportContext) => string;

/** One finding in words. */
export type ReportItem = ReturnType<typeof itemOf>;

/** Findings shown together: those on one fact, or a single one. */
export interface FindingGroup {
  readonly items: readonly [ReportItem, ...ReportItem[]];
  /** The fact for which pages give different values; undefined for a finding that compares no places. */
  readonly fact: { readonly path: string; readonly label: string } | undefined;
  readonly values: readonly ShownValue[];
}

/** Groups the findings of some severities by fact, in the position of the first of them. */
export function groupsOf(
  { findings, project }: CheckResult,
  folder: string,
  ...severities: readonly Severity[]
): FindingGroup[] {
  const chosen = findings.filter(({ severity }) => severities.includes(severity));
  const groups = Map.groupBy(chosen.entries(), ([index, finding]) =>
    comparesPlaces(finding) ? `${finding.severity} ${finding.fact}` : index,
  );
  return [...groups.values()].flatMap((members) => {
    const [first, ...others] = members.map(([, finding]) => finding);
    if (!first) return [];
    const items: FindingGroup['items'] = [
      itemOf(first, folder),
      ...others.map((finding) => itemOf(finding, folder)),
    ];
    const path = comparesPlaces(first) ? first.fact : undefined;
    const fact = path === undefined ? undefined : { path, label: labelOf(project, path) };
    return [{ items, fact, values: shownValues(project, path, [first, ...others]) }];
  });
}

function comparesPlaces({ fact, related = [] }: Finding): boolean {
  return fact !== undefined && related.length > 0;
}

function itemOf(finding: Finding, folder: string) {
  return {
    finding,
    /** `content/facts/prices.json:3:26`, which editors and terminals turn into a link. */
    fileLine: fileLine(finding, folder),
    sentence: sentenceOf(finding),
    ...halvesOf(finding),
  };
}

/** The two halves of a finding's sentence, each a sentence of its own. */
export function halvesOf(finding: Finding): { message: string; remedy: string } {
  const { message, remedy } = messageOf(finding);
  return { message: asSentence(message), remedy: asSentence(remedy) };
}

/** True when the run fails because of a finding. */
export function fails(finding: Finding, { strict }: ReportContext): boolean {
  return failing([finding], { strict }).length > 0;
}

export type Counts = ReturnType<typeof countsOf>;

export function countsOf(findings: readonly Finding[]) {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    known: count('known'),
    toConfirm: count('info'),
  };
}

/** `1 errore`, `3 errori`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Aligns the rows of a table: the first column left, the others, mostly numbers, right. */
export function columns(
  rows: readonly (readonly string[])[],
  pad: 'padStart' | 'padEnd' = 'padStart',
): string[] {
  const width = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  const cell = (text: string, at: number) =>
    at === 0 ? text.padEnd(width(at)) : text[pad](width(at));
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}

/** The verdict, which the terminal report prints first and last. */
export function countLine(counts: Counts, files: number): string {
  const { errors, warnings, known, toConfirm } = counts;
  const found = errors === 0 ? 'Nessun errore' : countOf(errors, 'errore', 'errori');
  const rest = [
    warnings > 0 && countOf(warnings, 'avviso', 'avvisi'),
    known > 0 && countOf(known, 'contraddizione nota', 'contraddizioni note'),
    toConfirm > 0 && countOf(toConfirm, 'valore da confermare', 'valori da confermare'),
  ].filter((part) => part !== false);
  return `${[`${found} in ${files} file`, ...rest].join(', ')}.`;
}

/** `content/facts/prices.json`. */
export function shownFile({ file }: Pick<Place, 'file'>, folder: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

export function fileLine(place: Place, folder: string): string {
  return `${shownFile(place, folder)}:${place.line}:${place.column}`;
}

/** Reports for people name at most this many URLs per place; the JSON report names all. */
const NAMED_PAGES = 40;

/** The URLs of pages for people: one phrase for all pages, and a limit. */
export function namedPages(pages: readonly string[], project: Project): readonly string[] {
  if (pages.length > 1 && pages.length === project.urls('layout').length)
    return ['tutte le pagine'];
  const more = pages.length - NAMED_PAGES;
  return more > 1 ? [...pages.slice(0, NAMED_PAGES), `e altre ${more} pagine`] : pages;
}

/** Why a known contradiction is open, from its question; empty when no question is named. */
export function questionReason({ args: { question } }: Finding, project: Project): string {
  if (typeof question !== 'string') return '';
  const reason = valueAt(project.value('questions.json'), ['questions', question, 'reason']);
  return typeof reason === 'string' ? reason : '';
}
