import { shownFacts } from '../../check/facts/shown-facts.ts';
import type { Project } from '../../check/project.ts';
import { changeOf, questionsOf, shortValue, statement } from '../../check/questions.ts';
import { canonicalJson, childOf, type Json } from '../../content/json.ts';
import { closeQuestionStep, type EditStep, setValueStep } from '../steps.ts';

/** A question that no longer lists what pages say, and the edit that updates it. */
export type Refreshed = ReturnType<typeof refreshed>[number];

/** The questions that an edit made outdated. One that no page contradicts is closed. */
export function refreshed(project: Project) {
  const shown = shownFacts(project);
  return questionsOf(project).flatMap((question) => {
    const { fact } = question;
    const overrides = (shown.get(fact)?.overrides ?? []).filter(
      (override) => override.overriddenPath === fact,
    );
    const { added, removed } = changeOf(question, overrides);
    if (removed.length + added.length === 0) return [];
    const close = closeQuestionStep(question);
    const step: EditStep =
      overrides.length === 0
        ? close
        : setValueStep(close.file, childOf(close.edit.pointer, 'values'), valuesOf(overrides));
    // The statements to remove and to add: page and value, one line each.
    const addedLines = added.map(({ pageId, value }) => statement(pageId, value));
    return [{ question, removed: removed.map(({ key }) => key), added: addedLines, step }];
  });
}

function valuesOf(overrides: readonly { readonly pageId: string; readonly value: Json }[]): Json {
  const byValue = Map.groupBy(overrides, ({ value }) => canonicalJson(value));
  return [...byValue.values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [{ value: shortValue(first.value), pages: same.map(({ pageId }) => pageId) }]
      : [];
  });
}
