import { withoutConsequences } from './consequences.ts';
import { compareFindings, type Finding, type Severity } from './finding.ts';
import { JsonDocument, type SourceFile } from './json/json-document.ts';
import { Project } from './project.ts';
import type { Rule } from './rule.ts';
import { coherentFacts } from './rules/coherence/coherent-facts.ts';
import { coherentSite } from './rules/coherent-site.ts';
import { confirmFields } from './rules/confirm-fields.ts';
import { files } from './rules/files.ts';
import { pageNames } from './rules/page-names.ts';
import { pictures } from './rules/pictures.ts';
import { placeholders } from './rules/placeholders.ts';
import { says } from './rules/says.ts';
import { schema } from './rules/schema.ts';
import { schemaLine } from './rules/schema-line.ts';
import { syntax } from './rules/syntax.ts';
import { targets } from './rules/targets.ts';
import { toConfirm } from './rules/to-confirm.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { unusedTexts } from './rules/unused-texts.ts';
import type { SchemaSet } from './schema/schema-set.ts';

export interface CheckOptions {
  /** Before a release, values to confirm are errors. */
  readonly release?: boolean;
  /** The files that the site serves as they are, such as `/pictures/pool.svg`; pictures are looked for among them. */
  readonly served?: ReadonlySet<string>;
}

export interface CheckResult {
  /** In the order of file, place and code. */
  readonly findings: readonly Finding[];
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
  const findings = rules(options).flatMap((rule) => rule.check(project));
  return { findings: withoutConsequences(findings).sort(compareFindings), project };
}

/** A file that did not change is not read again: what was read depends on nothing else. */
const readBefore = new WeakMap<SourceFile, JsonDocument>();

function documentOf(source: SourceFile): JsonDocument {
  const document = readBefore.get(source) ?? new JsonDocument(source);
  readBefore.set(source, document);
  return document;
}

function rules({ release = false, served }: CheckOptions): readonly Rule[] {
  const unconfirmed: Severity = release ? 'error' : 'info';
  return [
    syntax,
    files,
    schema,
    schemaLine,
    says,
    placeholders,
    unusedTexts,
    uniqueIds,
    pageNames,
    targets,
    confirmFields,
    ...coherentFacts,
    ...coherentSite,
    ...(served ? [pictures(served)] : []),
    toConfirm(unconfirmed),
  ];
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}
