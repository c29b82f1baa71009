import { withoutConsequences } from './consequences.ts';
import { factRows } from './facts/fact-rows.ts';
import { type Fault, findingsOf } from './fault.ts';
import { compareFindings, type FactRow, type Finding, type Severity } from './finding.ts';
import { JsonDocument, type SourceFile } from './json/json-document.ts';
import { Project } from './project.ts';
import type { Rule } from './rule.ts';
import { coherentFacts } from './rules/coherence/coherent-facts.ts';
import { coherentSite } from './rules/coherence/coherent-site.ts';
import { contradictions } from './rules/contradictions/contradictions.ts';
import { questions } from './rules/contradictions/questions.ts';
import { says } from './rules/contradictions/says.ts';
import { confirmFields } from './rules/files/confirm-fields.ts';
import { files } from './rules/files/files.ts';
import { pageNames } from './rules/files/page-names.ts';
import { pictures } from './rules/files/pictures.ts';
import { schema } from './rules/files/schema.ts';
import { schemaLine } from './rules/files/schema-line.ts';
import { syntax } from './rules/files/syntax.ts';
import { toConfirm } from './rules/files/to-confirm.ts';
import { uniqueIds } from './rules/files/unique-ids.ts';
import { targets } from './rules/links/targets.ts';
import { placeholders } from './rules/texts/placeholders.ts';
import { typedValues } from './rules/texts/typed-values.ts';
import { unusedTexts } from './rules/texts/unused-texts.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import { withoutMendedValues } from './slip-consequences.ts';

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
  readonly served?: ReadonlySet<string>;
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

/**
 * Puts every rule to the content. Pure: the same files in any order give the same findings.
 * @param sources content files, paths relative to the content folder
 * @param schemas compiled once, for any number of runs
 */
export function runChecks(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  options: CheckOptions = {},
): CheckResult {
  const inOrder = [...sources].sort((a, b) => (a.path < b.path ? -1 : 1));
  const project = new Project(inOrder.map(documentOf), schemas);
  const finders = new Map<Finding, string>();
  const faults: Fault[] = [];
  const facts: FactRow[] = [];
  // The matrix is no rule, but it reads what rules read, and may fail as they do.
  const matrix: Rule = { name: 'facts', check: () => keep(facts, factRows(project)) };
  for (const rule of [...rulesFor(options), matrix]) {
    for (const finding of findingsOf(rule, project, faults)) finders.set(finding, rule.name);
  }
  const findings = withoutConsequences(withoutMendedValues([...finders.keys()]))
    .filter((finding) => isWanted(finding, finders.get(finding), options.only))
    .sort(compareFindings);
  return { findings, facts, files: project.documents.length, faults, project };
}

function keep(rows: FactRow[], found: readonly FactRow[]): Finding[] {
  rows.push(...found);
  return [];
}

function isWanted(finding: Finding, rule: string | undefined, only: readonly string[] = []) {
  return only.length === 0 || only.includes(finding.code) || only.includes(rule ?? '');
}

/** The names of the rules, for `only`. */
export function ruleNames(): string[] {
  return rulesFor({ served: new Set() }).map(({ name }) => name);
}

/** A file that did not change is not read again: what was read depends on nothing else. */
const readBefore = new WeakMap<SourceFile, JsonDocument>();

function documentOf(source: SourceFile): JsonDocument {
  const document = readBefore.get(source) ?? new JsonDocument(source);
  readBefore.set(source, document);
  return document;
}

function rulesFor({ release = false, served, today }: CheckOptions): readonly Rule[] {
  const unconfirmed: Severity = release ? 'error' : 'info';
  return [
    syntax,
    files,
    schema,
    schemaLine,
    says,
    contradictions,
    questions(today),
    placeholders,
    unusedTexts,
    uniqueIds,
    pageNames,
    targets,
    confirmFields,
    ...coherentFacts,
    ...coherentSite,
    typedValues,
    ...(served ? [pictures(served)] : []),
    toConfirm(unconfirmed),
  ];
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
