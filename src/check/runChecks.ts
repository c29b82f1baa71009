import { factRows } from './facts/fact-rows.ts';
import { attempt, type Fault } from './fault.ts';
import { compareFindings, type FactRow, type Finding } from './finding.ts';
import { type Found, withoutHidden } from './hiding.ts';
import { documentOf, type SourceFile } from './json/json-document.ts';
import { withLostEntries } from './lost-entries.ts';
import { Readings } from './mentions/readings.ts';
import { Project } from './project.ts';
import type { Rule, Served } from './rule.ts';
import { allRules } from './rules/all.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import { withoutEarlyReadings, withoutMendedValues } from './slip-consequences.ts';

export interface CheckOptions {
  /** Before a release, values to confirm are errors. */
  readonly release?: boolean;
  /** Known contradictions and warnings fail too; findings stay the same. */
  readonly strict?: boolean;
  /** Names of rules or codes of findings: only what they find is kept. */
  readonly only?: readonly string[];
  /** Today in Rome, `YYYY-MM-DD`. Without it no date of a question is judged. */
  readonly today?: string;
  /** The files that the site serves as they are, such as `/pictures/pool.svg`; pictures are looked for among them. */
  readonly served?: Served;
  /** False for who looks at findings alone: there is no table of facts then. */
  readonly matrix?: boolean;
  /** What earlier runs read in texts; it remembers what this one reads. */
  readonly readings?: Readings;
}

export interface CheckResult {
  /** In the order of file, place and code. */
  readonly findings: readonly Finding[];
  /** Every fact and what the site shows of it, in the order of their paths. */
  readonly facts: readonly FactRow[];
  /** How many files were read: those of the content, or of the built site. */
  readonly files: number;
  /** Rules that did not come to their end; each has its finding too. */
  readonly faults: readonly Fault[];
  readonly project: Project;
}

/** A text that did not change is not read again by the same program, whoever asks. */
const readHere = new Readings();

/**
 * Puts every rule to the content. Pure: the same files in any order give the same findings.
 * @param sources content files, paths relative to the content folder
 * @param schemas compiled once, for any number of runs
 * @param rules in any order: it changes nothing
 */
export function runChecks(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  options: CheckOptions = {},
  rules: readonly Rule[] = allRules,
): CheckResult {
  const inOrder = [...sources].sort((a, b) => (a.path < b.path ? -1 : 1));
  const project = new Project(inOrder.map(documentOf), schemas);
  const context = {
    unconfirmed: options.release ? 'error' : 'info',
    today: options.today,
    served: options.served,
    readings: options.readings ?? readHere,
  } as const;
  const faults: Fault[] = [];
  const findingsOf = (rule: Rule) => attempt(rule, project, context, faults);
  const found = rules.flatMap((rule) => findingsOf(rule).map((finding) => ({ finding, rule })));
  const facts: FactRow[] = [];
  const matrix = matrixInto(facts);
  if (options.matrix !== false)
    found.push(...findingsOf(matrix).map((finding) => ({ finding, rule: matrix })));
  const told = withLostEntries(withoutHidden(withoutMendedValues(found)), project);
  const wanted = withoutEarlyReadings(told)
    .filter((one) => isWanted(one, options.only))
    .map(({ finding }) => finding);
  const findings = onlyOnce(wanted).sort(compareFindings);
  return { findings, facts, files: project.files.length, faults, project };
}

/** What pages share is told once, not for each of them. */
function onlyOnce(findings: readonly Finding[]): Finding[] {
  const nameOf = ({ code, file, pointer, line, column, args }: Finding) =>
    JSON.stringify([code, file, pointer, line, column, args]);
  return [...new Map(findings.map((one) => [nameOf(one), one])).values()];
}

/** The matrix is no rule, but it reads what rules read, and may fail as they do. */
function matrixInto(facts: FactRow[]): Rule {
  return {
    name: 'facts',
    description: 'La tabella dei dati e delle pagine si può fare.',
    scope: 'site',
    check(project) {
      facts.push(...factRows(project));
      return [];
    },
  };
}

function isWanted({ finding, rule }: Found, only: readonly string[] = []): boolean {
  return only.length === 0 || only.includes(finding.code) || only.includes(rule.name);
}

/**
 * The findings for which a run fails: errors always; known contradictions and warnings when it is
 * strict; values to confirm before a release.
 */
export function failing(
  findings: readonly Finding[],
  { strict = false, release = false }: CheckOptions = {},
): Finding[] {
  return findings.filter(
    ({ severity, code }) =>
      severity === 'error' ||
      (strict && (severity === 'known' || severity === 'warning')) ||
      (release && code === 'to-confirm'),
  );
}
