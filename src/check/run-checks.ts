import type { Json } from '../content/json.ts';
import { factChangesIn, LATER } from '../time/in-force.ts';
import { documentsOnDay, projectOnDay } from './documents-on-day.ts';
import { writtenDate } from './facts/written-value.ts';
import { compareFindings, type Finding } from './finding.ts';
import { documentOf, type SourceFile } from './json/json-document.ts';
import { messageOf, sentenceOf } from './messages.ts';
import { Project } from './project.ts';
import { canFollow, type Rule, type RuleContext, type Served, STAGES, type Stage } from './rule.ts';
import { attempt, type RuleCrash } from './rule-crash.ts';
import { allRules } from './rules/all.ts';
import type { SchemaSet } from './schema/schema-set.ts';

export interface CheckOptions {
  /** Before a release, values to confirm and stale sentences are errors. */
  readonly release?: boolean;
  /** Known contradictions and warnings fail too; findings stay the same. */
  readonly strict?: boolean;
  /** Rule names or finding codes; other findings are dropped. */
  readonly only?: readonly string[];
  /** Today in Rome, `YYYY-MM-DD`; without it no date is checked. */
  readonly today?: string;
  /** Files that the site serves unchanged, such as `/pictures/pool.svg`, to look pictures up. */
  readonly served?: Served;
  /** `site.json` as the last commits have it, for paths that pages have lost. */
  readonly committed?: readonly Json[];
}

export interface CheckResult {
  /** Sorted by file, place and code. */
  readonly findings: readonly Finding[];
  /** How many files were read: those of the content, or of the built site. */
  readonly files: number;
  /** Rules that threw; each is a finding too. */
  readonly crashes: readonly RuleCrash[];
  /** Whether errors stopped later stages: these may find more. */
  readonly isPartial: boolean;
  readonly project: Project;
}

/**
 * Runs the rules, stage by stage. Pure: the same files in any order give the same findings.
 * @param sources content files, paths relative to the content folder
 * @param schemas compiled once, for any number of runs
 * @param rules when two find an error at the same place, only the first reports it
 */
export function runChecks(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  options: CheckOptions = {},
  rules: readonly Rule[] = allRules,
): CheckResult {
  const inOrder = [...sources].sort((a, b) => (a.path < b.path ? -1 : 1));
  const documents = inOrder.map(documentOf);
  const { today } = options;
  const project = new Project(
    today === undefined ? documents : documentsOnDay(documents, today),
    schemas,
  );
  const context = {
    unconfirmed: options.release ? 'error' : 'info',
    today: options.today,
    served: options.served,
    committed: options.committed ?? [],
  } as const;
  const crashes: RuleCrash[] = [];
  const found: Found[] = [];
  const broken = new Set<Stage>();
  const needed = neededBy(rules, options.only);
  for (const stage of STAGES) {
    if (!canFollow(stage, broken)) continue;
    const own = needed.filter((rule) => rule.stage === stage);
    const stageFindings = foundBy(own, project, context, crashes);
    found.push(...stageFindings);
    if (stage === 'facts' && !broken.has('references'))
      found.push(...foundLater(own, project, context, stageFindings));
    if (stageFindings.some(({ finding }) => isError(finding))) broken.add(stage);
  }
  const isSelected = selectionFilter(rules, options.only, broken);
  const selected = found.filter(isSelected).map(({ finding }) => finding);
  const findings = onlyOnce(selected).sort(compareFindings);
  const isPartial = STAGES.some((stage) => !canFollow(stage, broken));
  return { findings, files: project.files.length, crashes, isPartial, project };
}

/** The rules asked for and those whose errors would stop them; all rules for a code. */
function neededBy(rules: readonly Rule[], only: readonly string[] = []): readonly Rule[] {
  const selected = rules.filter(({ name }) => only.includes(name));
  if (selected.length < only.length || only.length === 0) return rules;
  const isBefore = (stage: Stage) =>
    selected.some((rule) => !canFollow(rule.stage, new Set<Stage>([stage])));
  return rules.filter((rule) => selected.includes(rule) || isBefore(rule.stage));
}

/** Facts that will be inconsistent from a day on, reported at that day in `later.json`. */
function foundLater(
  rules: readonly Rule[],
  project: Project,
  context: RuleContext,
  stageFindings: readonly Found[],
): Found[] {
  const document = project.document(LATER);
  const reported = new Set(stageFindings.map(({ finding }) => sentenceOf(finding)));
  return factChangesIn(document?.value)
    .filter(({ from }) => context.today === undefined || from > context.today)
    .flatMap(({ from }) =>
      foundBy(rules, projectOnDay(project, from), context, []).flatMap(({ finding, rule }) => {
        if (!document || reported.has(sentenceOf(finding))) return [];
        reported.add(sentenceOf(finding));
        const { message: problem, remedy } = messageOf(finding);
        const args = { date: writtenDate(project, from), problem, remedy };
        const place = document.locate(`/changes/${from}`, 'key');
        return [
          { finding: { code: 'later-together', severity: finding.severity, args, ...place }, rule },
        ];
      }),
    );
}

/** Drops repeats: what pages share is found once per page. */
function onlyOnce(findings: readonly Finding[]): Finding[] {
  const nameOf = ({ code, file, pointer, line, column, args }: Finding) =>
    JSON.stringify([code, file, pointer, line, column, args]);
  return [...new Map(findings.map((finding) => [nameOf(finding), finding])).values()];
}

interface Found {
  readonly finding: Finding;
  readonly rule: Rule;
}

/** What some rules find; of several errors at one place, only those of the first rule. */
function foundBy(
  rules: readonly Rule[],
  project: Project,
  context: RuleContext,
  crashes: RuleCrash[],
): Found[] {
  const firstRuleAt = new Map<string, Rule>();
  return rules.flatMap((rule) =>
    attempt(rule, project, context, crashes)
      .filter(({ file, line, column, severity }) => {
        if (severity !== 'error') return true;
        const place = `${file}:${line}:${column}`;
        if (!firstRuleAt.has(place)) firstRuleAt.set(place, rule);
        return firstRuleAt.get(place) === rule;
      })
      .map((finding) => ({ finding, rule })),
  );
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** Keeps the findings asked for, and the errors that caused a rule asked for to be skipped. */
function selectionFilter(
  rules: readonly Rule[],
  only: readonly string[] = [],
  broken: ReadonlySet<Stage> = new Set(),
) {
  const isLate = rules.some(({ name, stage }) => only.includes(name) && !canFollow(stage, broken));
  return ({ finding, rule }: Found) =>
    only.length === 0 ||
    only.includes(finding.code) ||
    only.includes(rule.name) ||
    (isLate && isError(finding));
}

/** The findings that fail a run: errors, and if it is strict known contradictions and warnings. */
export function failing(
  findings: readonly Finding[],
  { strict = false }: CheckOptions = {},
): Finding[] {
  return findings.filter(
    ({ severity }) =>
      severity === 'error' || (strict && (severity === 'known' || severity === 'warning')),
  );
}
