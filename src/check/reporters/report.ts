import { valueAt } from '../../content/json.ts';
import type { FactRow, Finding, Place } from '../finding.ts';
import { messageOf } from '../messages.ts';
import type { Project } from '../project.ts';
import { type CheckResult, failing } from '../runChecks.ts';

/** What a reporter must know beside the result; the same context gives the same bytes. */
export interface ReportContext {
  /** How places name the content folder: relative to the repository, forward slashes, such as `content`. */
  readonly folder: string;
  /** How long the checks took, measured by the command. Only the JSON report shows it. */
  readonly milliseconds: number;
  /** Whether known contradictions and warnings fail too. */
  readonly strict: boolean;
  /** Whether the text shows what is known and what is to confirm; else it counts them. */
  readonly all?: boolean;
}

/** Turns a result into one text, without looking at anything else. */
export type Reporter = (result: CheckResult, context: ReportContext) => string;

/** True when the run fails because of a finding. */
export function fails(finding: Finding, { strict }: ReportContext): boolean {
  return failing([finding], { strict }).length > 0;
}

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly known: number;
  readonly toConfirm: number;
}

export function countsOf(findings: readonly Finding[]): Counts {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    known: count('known'),
    toConfirm: count('info'),
  };
}

/** `content/facts/prices.json`. */
export function fileOf({ file }: Pick<Place, 'file'>, folder: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

/** `content/facts/prices.json:3:26`, which editors and terminals turn into a link. */
export function spot(place: Place, folder: string): string {
  return `${fileOf(place, folder)}:${place.line}:${place.column}`;
}

/** The two halves of a finding's sentence, each a sentence of its own. */
export function sentences(finding: Finding): { message: string; remedy: string } {
  const { message, remedy } = messageOf(finding);
  return { message: sentence(message), remedy: sentence(remedy) };
}

function sentence(text: string): string {
  const stop = text === '' || /[.!?…]$/.test(text) ? '' : '.';
  return text.charAt(0).toUpperCase() + text.slice(1) + stop;
}

/** Findings that are read together: those on one fact, or one alone. */
export interface Group {
  readonly findings: readonly [Finding, ...Finding[]];
  /** The fact on which pages disagree; undefined for a finding that compares no places. */
  readonly fact: string | undefined;
}

/** Puts the findings of one severity on one fact together, where the first of them stands. */
export function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const [index, finding] of findings.entries()) {
    const key = comparesPlaces(finding) ? `${finding.severity} ${finding.fact}` : String(index);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map((members) => ({
    findings: members,
    fact: comparesPlaces(members[0]) ? members[0].fact : undefined,
  }));
}

function comparesPlaces(finding: Finding): boolean {
  return finding.fact !== undefined && (finding.related?.length ?? 0) > 0;
}

const rowsByFact = new WeakMap<readonly FactRow[], ReadonlyMap<string, FactRow>>();

/** The row of the matrix that belongs to a fact. */
export function rowOf(facts: readonly FactRow[], fact: string): FactRow | undefined {
  const rows = rowsByFact.get(facts) ?? new Map(facts.map((row) => [row.fact, row]));
  rowsByFact.set(facts, rows);
  return rows.get(fact);
}

/** So many addresses are named in one place for people; the JSON report names all. */
const NAMED_PAGES = 40;

/** The addresses of pages for people: one phrase for all pages of the site, and no list without an end. */
export function namedPages(pages: readonly string[], project: Project): readonly string[] {
  if (isEverywhere(pages, project)) return ['tutte le pagine'];
  const more = pages.length - NAMED_PAGES;
  return more > 1 ? [...pages.slice(0, NAMED_PAGES), `e altre ${more} pagine`] : pages;
}

function isEverywhere(pages: readonly string[], project: Project): boolean {
  return pages.length > 1 && pages.length === project.addresses('layout').length;
}

/** Why a known contradiction is open, as its question tells; empty when no question is named. */
export function reasonOf(finding: Finding, project: Project): string {
  const { question } = finding.args;
  if (typeof question !== 'string') return '';
  const reason = valueAt(project.value('questions.json'), ['questions', question, 'reason']);
  return typeof reason === 'string' ? reason : '';
}
