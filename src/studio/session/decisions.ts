import { officialValue } from '../../check/facts/fact-place.ts';
import { isByVenue, labelOf } from '../../check/facts/fact-schema.ts';
import { writtenValue } from '../../check/facts/written-value.ts';
import type { Project } from '../../check/project.ts';
import { openFacts, questionsOf } from '../../check/questions.ts';
import { campPath } from '../../content/scope.ts';
import { inWords } from './finding-view.ts';

/** A fact that waits for a decision, and what pages say for it. */
export interface PendingDecision {
  readonly fact: string;
  readonly label: string;
  readonly official: string;
  /** The values that pages say instead, with the ids of the pages. */
  readonly overrides: readonly {
    readonly value: string;
    readonly pages: readonly string[];
    /** The pages whose venue may have a value of its own. */
    readonly venues: readonly string[];
  }[];
  readonly reason: string;
  readonly owner: string;
  readonly since: string;
}

/** All that waits for a decision: open questions, and facts for which a page says its own value. */
export function pendingDecisions(project: Project): PendingDecision[] {
  const questions = new Map(questionsOf(project).map((question) => [question.fact, question]));
  return [...openFacts(project)].map((fact) => {
    const question = questions.get(fact);
    const official = officialValue(project, fact);
    const pages = project.pageIds().filter((page) => Object.hasOwn(project.says(page), fact));
    const overrides = Map.groupBy(pages, (page) =>
      writtenValue(project, fact, project.says(page)[fact] ?? null),
    );
    return {
      fact,
      label: labelOf(project, fact),
      official: official === undefined ? '' : inWords(writtenValue(project, fact, official)),
      overrides: [...overrides].map(([value, pages]) => ({
        value: inWords(value),
        pages: shownPages(pages),
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

/** Each page shows header and footer with its own values: what these say apart is on no page. */
export function shownPages(pages: readonly string[]): readonly string[] {
  const others = pages.filter((id) => id !== 'layout');
  return others.length > 0 ? others : pages;
}
