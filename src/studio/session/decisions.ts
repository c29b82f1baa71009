import { type Chosen, type Decision, decide } from '../../author/decide/decision.ts';
import { factRows } from '../../check/facts/fact-rows.ts';
import { isByVenue } from '../../check/facts/fact-schema.ts';
import { writtenValue } from '../../check/facts/written-value.ts';
import { sentenceOf } from '../../check/messages.ts';
import type { Project } from '../../check/project.ts';
import { questionsOf } from '../../check/questions.ts';
import type { CheckOptions } from '../../check/runChecks.ts';
import type { SchemaSet } from '../../check/schema/schema-set.ts';
import { campPath } from '../../content/scope.ts';
import type { EditSession } from './edit-session.ts';
import { findingView, inWords } from './finding-view.ts';
import { plainLabel } from './plain-label.ts';
import type { Proposed } from './proposed.ts';
import { valuesOf } from './saves.ts';

/** A fact on which pages do not agree, and what each says. */
export interface OpenQuestion {
  readonly fact: string;
  readonly label: string;
  readonly official: string;
  /** What pages say instead, with their ids. */
  readonly said: readonly {
    readonly value: string;
    readonly pages: readonly string[];
    /** Those whose venue may have it for itself. */
    readonly venues: readonly string[];
  }[];
  readonly reason: string;
  readonly owner: string;
  readonly since: string;
}

/** All that waits for a decision: what pages say differently, and what is only to be confirmed. */
export function openQuestions(project: Project): OpenQuestion[] {
  const questions = new Map(questionsOf(project).map((question) => [question.fact, question]));
  const said = new Map<string, Map<string, string[]>>();
  for (const page of project.pageIds())
    for (const [fact, value] of Object.entries(project.says(page))) {
      const values = said.get(fact) ?? new Map<string, string[]>();
      const written = writtenValue(project, fact, value);
      said.set(fact, values.set(written, [...(values.get(written) ?? []), page]));
    }
  const officials = new Map(factRows(project).map(({ fact, values }) => [fact, values[0]?.value]));
  return [...openFacts(project)].map((fact) => {
    const question = questions.get(fact);
    const official = officials.get(fact);
    return {
      fact,
      label: plainLabel(project, fact),
      official: official === undefined ? '' : inWords(writtenValue(project, fact, official)),
      said: [...(said.get(fact) ?? [])].map(([value, pages]) => ({
        value: inWords(value),
        pages,
        venues: isByVenue(project, campPath(project.facts, fact))
          ? pages.filter((page) => project.venueOf(page) !== undefined)
          : [],
      })),
      reason: question?.reason ?? '',
      owner: question?.owner ?? '',
      since: question?.openedOn ?? '',
    };
  });
}

/** The facts that wait: each question's, and what a page says for itself. */
export function openFacts(project: Project): Set<string> {
  const said = project.pageIds().flatMap((page) => Object.keys(project.says(page)));
  return new Set([...questionsOf(project).map(({ fact }) => fact), ...said]);
}

/** What a decision would do, told before it is done. */
export interface DecisionView extends Proposed {
  readonly kind: Decision['kind'];
  /** Why it cannot be taken. */
  readonly refusals: readonly string[];
}

/** Decides on the session; without `really` it only tells. */
export function decideOn(
  session: EditSession,
  schemas: SchemaSet,
  choices: readonly Chosen[],
  options: CheckOptions,
  really: boolean,
): DecisionView {
  const decision = decide(session.sources, schemas, choices, options);
  if (decision.kind !== 'ready') {
    const findings = 'findings' in decision ? decision.findings : [];
    const refusals = findings.map(sentenceOf);
    return { kind: decision.kind, refusals, before: {}, after: {}, left: [] };
  }
  // With the questions that it closes, or that tell something else now.
  const changed = new Map(decision.changes.map(({ path, after }) => [path, after]));
  if (really)
    session.replace(
      session.sources.map((source) => {
        const text = changed.get(source.path);
        return text === undefined ? source : { path: source.path, text };
      }),
    );
  return {
    kind: 'ready',
    refusals: [],
    before: valuesOf(decision.changes, 'before'),
    after: valuesOf(decision.changes, 'after'),
    left: decision.left.map((finding) => findingView(finding, decision.after.project)),
  };
}
