import { officialValue } from '../../check/facts/fact-place.ts';
import { isByVenue } from '../../check/facts/fact-schema.ts';
import { type Finding, unreadableFileFindings } from '../../check/finding.ts';
import { documentOf, type SourceFile } from '../../check/json/json-document.ts';
import { referencesOf } from '../../check/known-names.ts';
import { Project } from '../../check/project.ts';
import { valueSlips } from '../../check/rules/contradictions/says.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../check/run-checks.ts';
import { namesBeside, nearest } from '../../check/schema/nearest.ts';
import type { SchemaSet } from '../../check/schema/schema-set.ts';
import type { Json } from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { campPath } from '../../content/scope.ts';
import { changedFiles, type FileChange } from '../file-change.ts';
import {
  applySteps,
  type EditStep,
  stepsForDecision,
  stepsToMoveToVenue,
  stepsToSetFact,
} from '../steps.ts';
import { leftToDo, newErrors } from './left-to-do.ts';
import { refreshed } from './refresh.ts';
import { allowedMeaning, meanings } from './typed-value.ts';

/**
 * The choice for a fact. `typed`, `keep` (the official value) and `as` (what a page says) apply to
 * all pages, `here` (what a venue's page says) to that venue; `set` ignores what pages say.
 */
export type Choice =
  | { readonly typed: string }
  | { readonly keep: true }
  | { readonly as: string }
  | { readonly here: string }
  | { readonly set: string };

/** A fact, and the choice for it. */
export interface Chosen {
  readonly fact: string;
  readonly choice: Choice;
}

/** The value that a fact gets. */
export interface Decided {
  readonly fact: string;
  readonly value: Json;
  readonly steps: readonly EditStep[];
}

/** What a decision would do, or why it is impossible. Nothing is written yet. */
export type DecisionResult =
  | { readonly kind: 'unknown-fact'; readonly fact: string; readonly nearest: readonly string[] }
  | { readonly kind: 'unknown-page'; readonly fact: string; readonly pages: readonly string[] }
  | { readonly kind: 'same-everywhere'; readonly fact: string }
  | { readonly kind: 'refused'; readonly fact: string; readonly findings: readonly Finding[] }
  | { readonly kind: 'unreadable'; readonly findings: readonly Finding[] }
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'ready';
      readonly decided: readonly Decided[];
      readonly changes: readonly FileChange[];
      /** All content files with the decision, in the same order. */
      readonly sources: readonly SourceFile[];
      /** What is left to do once it is written. */
      readonly left: readonly Finding[];
      /** The check of the result. */
      readonly after: CheckResult;
    };

/**
 * Settles contradictions: sets each fact, removes what pages say instead, and closes its question.
 * Then checks the whole content: any error but a contradiction that was open before makes the
 * decision invalid. Facts that depend on each other, such as a list and its count, are decided
 * together.
 * @param before the check of the sources
 */
export function decide(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  choices: readonly Chosen[],
  options: CheckOptions = {},
  before: CheckResult = runChecks(sources, schemas, options),
): DecisionResult {
  const unreadable = unreadableFileFindings(before.findings);
  if (unreadable.length > 0) return { kind: 'unreadable', findings: unreadable };
  const decided: Decided[] = [];
  for (const { fact, choice } of choices) {
    const value = valueFor(before.project, fact, choice);
    if ('kind' in value) return value;
    decided.push({ fact, ...value, steps: stepsOf(before.project, fact, choice, value.value) });
  }
  const steps = decided.flatMap((decision) => decision.steps);
  if (steps.length === 0) return { kind: 'nothing' };
  const after = upToDate(applySteps(sources, steps), schemas, choices);
  const result = runChecks(after, schemas, options);
  const findings = newErrors(before.findings, result.findings);
  const implied = impliedBy(findings, choices);
  if (implied.length > 0)
    return decide(sources, schemas, [...choices, ...implied], options, before);
  if (findings.length > 0) return { kind: 'invalid', findings };
  const facts = choices.map(({ fact }) => fact);
  const left = leftToDo(before, result.findings, facts);
  const changes = changedFiles(sources, after);
  return { kind: 'ready', decided, changes, sources: after, left, after: result };
}

function stepsOf(project: Project, fact: string, choice: Choice, value: Json): EditStep[] {
  if ('here' in choice) return stepsToMoveToVenue(project, choice.here, fact, value);
  if ('set' in choice) return stepsToSetFact(project, fact, value);
  return stepsForDecision(project, fact, value, 'typed' in choice);
}

/** Updates the questions about the chosen facts to what pages say now. */
function upToDate(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  choices: readonly Chosen[],
): SourceFile[] {
  const facts = new Set(choices.map(({ fact }) => fact));
  const project = new Project(sources.map(documentOf), schemas);
  const stale = refreshed(project).filter(({ question }) => facts.has(question.fact));
  return applySteps(
    sources,
    stale.map(({ step }) => step),
  );
}

/** The choices that follow from those made, as findings say: they join the same decision. */
function impliedBy(findings: readonly Finding[], choices: readonly Chosen[]): Chosen[] {
  const chosen = new Set(choices.map(({ fact }) => fact));
  return findings.flatMap(({ args }) => {
    const { implies, instead } = args;
    if (typeof implies !== 'string' || typeof instead !== 'string' || chosen.has(implies))
      return [];
    const isOfVenue = implies.startsWith('venues.');
    return [{ fact: implies, choice: isOfVenue ? { set: instead } : { typed: instead } }];
  });
}

function valueFor(
  project: Project,
  fact: string,
  choice: Choice,
): { value: Json } | DecisionResult {
  const official = officialValue(project, fact);
  const mayBeNew = 'set' in choice && (isVenueFact(project, fact) || isOptional(project, fact));
  if (official === undefined && !mayBeNew) return unknownFact(project, fact);
  if ('set' in choice) return parseValue(project, fact, choice.set);
  if ('typed' in choice) return parseValue(project, fact, choice.typed);
  if ('here' in choice) return valueHere(project, fact, choice.here);
  const value = 'keep' in choice ? official : project.says(choice.as)[fact];
  return value === undefined || value === null ? unknownPage(project, fact) : { value };
}

/** What a venue's page says, if the fact may differ by venue; `null` removes the value. */
function valueHere(project: Project, fact: string, page: string): { value: Json } | DecisionResult {
  const value = project.says(page)[fact];
  if (value === undefined) return unknownPage(project, fact);
  const variesByVenue = isByVenue(project, campPath(project.facts, fact));
  if (!variesByVenue || project.venueOf(page) === undefined)
    return { kind: 'same-everywhere', fact };
  return { value };
}

/** Whether a path is a value that a venue may override: `venues.sportCity.prices.week`. */
function isVenueFact(project: Project, fact: string): boolean {
  const path = campPath(project.facts, fact);
  const isKnown = officialValue(project, path) !== undefined;
  return path !== fact && isKnown && isByVenue(project, path);
}

/** Whether a schema names a fact that may be absent: `discounts.siblings.further.percent`. */
function isOptional(project: Project, fact: string): boolean {
  return referencesOf(project, undefined).names.get('dependency')?.has(fact) ?? false;
}

function unknownFact(project: Project, fact: string): DecisionResult {
  const paths = project.factPaths();
  const near = nearest(fact, paths);
  const sameEnd = paths.filter((path) => path.endsWith(`.${fact}`));
  const suggestions = [...new Set([near ?? [], sameEnd].flat())].slice(0, 5);
  const siblings = namesBeside(fact, paths);
  return {
    kind: 'unknown-fact',
    fact,
    nearest:
      suggestions.length > 0
        ? suggestions
        : siblings.names.map((name) => `${siblings.group}.${name}`),
  };
}

/** Names the pages that do say something. */
function unknownPage(project: Project, fact: string): DecisionResult {
  const pages = project.pageIds().filter((id) => (project.says(id)[fact] ?? null) !== null);
  return { kind: 'unknown-page', fact, pages };
}

/** The first meaning of a typed value that the fact's schema allows. */
function parseValue(
  project: Project,
  fact: string,
  typed: string,
): { value: Json } | DecisionResult {
  const value = allowedMeaning(project, factLocation(fact), typed);
  if (value !== undefined) return { value };
  const { file, pointer } = factLocation(fact);
  const document = project.document(file);
  const meant = meanings(typed)[0] ?? null;
  const findings = document ? valueSlips(project, document, pointer, fact, meant) : [];
  return { kind: 'refused', fact, findings };
}
