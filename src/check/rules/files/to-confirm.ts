import { isObject, pointerSteps } from '../../../content/json.ts';
import { camelCase } from '../../../content/paths.ts';
import { eachGroup } from '../../each-group.ts';
import { officialValue } from '../../facts/fact-place.ts';
import { shownFacts } from '../../facts/shown-facts.ts';
import { type Finding, type Severity, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import { questionPlaces, questionsOf } from '../../questions.ts';
import type { Check } from '../../rule.ts';

/** Unconfirmed values: counted in every run, listed with `--all`, errors before a release. */
export const toConfirm: Check = (project, { unconfirmed }) =>
  project.documents.flatMap((document) => [
    ...marks(document, unconfirmed).map((finding) => ({
      ...finding,
      ...factOf(project, finding),
    })),
    ...unmarked(document),
  ]);

/** The state of a fact that waits for confirmation; its `confirm` says for what. */
const OPEN = 'to-confirm';

/** States that are open without a mark: nobody would be asked to confirm them. */
function unmarked(document: JsonDocument): Finding[] {
  return eachGroup(document.value).flatMap(({ group, pointer }) => {
    if (!isObject(group) || pointer.endsWith('/confirm')) return [];
    const { confirm } = group;
    const isMarked = (key: string) =>
      isObject(confirm) && (!Array.isArray(confirm.fields) || confirm.fields.includes(key));
    return Object.entries(group).flatMap(([key, value]) =>
      value === OPEN && !isMarked(key)
        ? [warningAt(document.locate(`${pointer}/${key}`), 'state-unmarked', { field: key })]
        : [],
    );
  });
}

function marks(document: JsonDocument, severity: Severity): Finding[] {
  return eachGroup(document.value).flatMap(({ group, pointer }): Finding[] => {
    const confirm = isObject(group) ? group.confirm : undefined;
    if (!isObject(confirm)) return [];
    const fields = Array.isArray(confirm.fields) ? confirm.fields.map(String) : [];
    const args = { fields, note: String(confirm.note ?? '') };
    const place = document.locate(`${pointer}/confirm`, 'key');
    return [{ code: 'to-confirm', severity, args, ...place }];
  });
}

/** The unconfirmed fact, its pages and its question; a mark on several values names their group. */
function factOf(project: Project, { file, pointer, args }: Finding): Partial<Finding> {
  const root = /^facts\/(.+)\.json$/.exec(file)?.[1];
  if (!root) return {};
  const group = [camelCase(root), ...pointerSteps(pointer).slice(0, -1)].join('.');
  const fields = Array.isArray(args.fields) ? args.fields : [];
  if (fields.length !== 1) return { fact: group };
  const fact = `${group}.${fields[0]}`;
  const value = officialValue(project, fact);
  if (value === undefined) return { fact: group };
  const pages = project.urlsOf(shownFacts(project).get(fact)?.official ?? []);
  const question = questionsOf(project).findLast((question) => question.fact === fact);
  const related = question ? questionPlaces(project, question, [value]) : [];
  return { fact, value, pages, related };
}
