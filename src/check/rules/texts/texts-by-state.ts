import { escapePointer, pointerSteps, valueAt } from '../../../content/json.ts';
import { factLocation } from '../../../content/paths.ts';
import { isOfficial } from '../../../content/scope.ts';
import {
  ABSENT,
  hasStates,
  isSentence,
  ONE,
  OTHER,
  type TextByState,
} from '../../../content/sentences.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding, type FindingArgs, type FindingCode } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** Texts by state have one form for each value that the fact's schema allows. */
export const textsByState: Check = (project) =>
  project.expected.flatMap(({ path }) => {
    const document = project.document(path);
    if (!/^(?:texts|generator)\//.test(path) || document?.value === undefined) return [];
    return eachGroup(document.value).flatMap(({ group, pointer }) =>
      isSentence(group) && hasStates(group)
        ? [...formSlips(project, document, group, pointer)]
        : [],
    );
  });

/** True for an item of a list, also in a form of one: it disappears where it has no words. */
function isItem({ value }: JsonDocument, pointer: string): boolean {
  const place = pointer.replace(/(?:\/forms\/[^/]+)+$/, '');
  return Array.isArray(valueAt(value, pointerSteps(place).slice(0, -1)));
}

function* formSlips(
  project: Project,
  document: JsonDocument,
  { state, forms }: TextByState,
  pointer: string,
): Generator<Finding> {
  const finding = (code: FindingCode, args: FindingArgs, at: string, part?: 'key') =>
    errorAt(document.locate(at, part), code, { fact: state, ...args });
  const page = /([^/]+)\.json$/.exec(document.path)?.[1];
  const states = isOfficial(state)
    ? [OTHER, ABSENT]
    : statesOf(project, project.stated(state, page));
  if (states === undefined) return;
  const written = Object.keys(forms);
  const optional = states.includes(ABSENT) ? [ONE] : [];
  for (const missing of states.filter((name) => !written.includes(name)))
    yield finding('form-missing', { form: missing }, `${pointer}/forms`, 'key');
  for (const form of written.filter((name) => ![...states, ...optional].includes(name))) {
    const args = { form, known: states, nearest: nearest(form, states) ?? '' };
    yield finding('form-unknown', args, `${pointer}/forms/${escapePointer(form)}`, 'key');
  }
  for (const [form, words] of Object.entries(forms))
    if (words === null && !isItem(document, pointer))
      yield finding('form-empty', { form }, `${pointer}/forms/${escapePointer(form)}`);
}

/**
 * The values that a fact may have, as names of forms: `other` and `absent` when any value may be.
 * Undefined when there is no such fact.
 */
function statesOf(project: Project, fact: string): string[] | undefined {
  const place = factLocation(fact);
  const schema = project.schemas.alongPath(place.schema, place.steps)[place.steps.length];
  if (schema === undefined) return undefined;
  const isOpen = schema.type !== 'boolean' && !Array.isArray(schema.enum);
  if (!isOpen && !project.factPaths().includes(fact)) return undefined;
  if (schema.type === 'boolean') return ['true', 'false'];
  return Array.isArray(schema.enum) ? schema.enum.map(String) : [OTHER, ABSENT];
}
