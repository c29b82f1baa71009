import { officialValue } from '../check/facts/fact-place.ts';
import { documentOf, type SourceFile } from '../check/json/json-document.ts';
import type { Project } from '../check/project.ts';
import { type Question, questionsOf } from '../check/questions.ts';
import { listCounted } from '../content/collection.ts';
import {
  childOf,
  isObject,
  type Json,
  parentOf,
  pointerOf,
  pointerSteps,
  sameJson,
  valueAt,
} from '../content/json.ts';
import { factLocation } from '../content/paths.ts';
import { campPath } from '../content/scope.ts';
import { confirmed, fieldsToConfirm, OPEN } from './decide/confirmed.ts';
import { type Edit, editedFile, settingAt } from './edit.ts';

/** One edit of a file, and why. Several edits of a file apply in order. */
export type EditStep = { readonly file: string } & (
  | { readonly kind: 'edit' | 'to-confirm'; readonly edit: Edit }
  | { readonly kind: 'remove-says'; readonly edit: Edit; readonly page: string }
  | Closing
  /** Values leave a `confirm` block; the pointer is the block's. */
  | { readonly kind: 'confirm'; readonly pointer: string; readonly fields: readonly string[] }
  | { readonly kind: 'create'; readonly text: string }
);

/** Removes a question, and its notice for families with it. */
interface Closing {
  readonly kind: 'close';
  readonly edit: Edit;
  readonly question: string;
  readonly notice: string | undefined;
}

/** Sets a value, with the groups around it that are missing by then. */
export function setValueStep(file: string, pointer: string, value: Json): EditStep {
  return { kind: 'edit', file, edit: { op: 'set', pointer, value } };
}

/**
 * The edits that give a fact one value everywhere.
 * @param isTyped somebody typed the value, rather than choosing among those that pages state
 */
export function stepsForDecision(
  project: Project,
  fact: string,
  value: Json,
  isTyped: boolean,
): EditStep[] {
  return [
    ...setFact(project, fact, value),
    ...removeSays(project, isPartOf(fact)),
    ...closeQuestions(project, isPartOf(fact)),
    ...confirmSteps(project, fact, value, isTyped),
  ];
}

function setFact(project: Project, fact: string, value: Json): EditStep[] {
  const official = officialValue(project, fact);
  // A computed count is in no file.
  if (listCounted(fact) || (official !== undefined && sameJson(official, value))) return [];
  const { file, pointer } = factLocation(fact);
  return [setValueStep(file, pointer, value)];
}

/** Sets a fact. Of what pages `say`, removes only what is the same value. */
export function stepsToSetFact(project: Project, fact: string, value: Json): EditStep[] {
  const repeats = project
    .pageIds()
    .filter((page) => sameJson(project.says(page)[fact] ?? null, value))
    .map((page) => removeSaysStep(project, page, fact));
  return [
    ...setFact(project, fact, value),
    ...repeats,
    ...confirmSteps(project, fact, value, true),
  ];
}

/** Moves what a venue's page `says` to the venue's facts: a difference, not a contradiction. */
export function stepsToMoveToVenue(
  project: Project,
  page: string,
  fact: string,
  value: Json,
): EditStep[] {
  const own = campPath(project.facts, fact);
  const path = ['venues', project.venueOf(page) ?? '', own].join('.');
  return [...setFact(project, path, value), removeSaysStep(project, page, fact)];
}

/** The fact itself, or a part of it. */
function isPartOf(fact: string): (path: string) => boolean {
  return (path) => path === fact || path.startsWith(`${fact}.`);
}

/** Removes every entry of `says` about some facts. */
export function removeSays(project: Project, isMeant: (fact: string) => boolean): EditStep[] {
  return project.pageIds().flatMap((page) =>
    Object.keys(project.says(page))
      .filter(isMeant)
      .map((path) => removeSaysStep(project, page, path)),
  );
}

function removeSaysStep(project: Project, page: string, fact: string): EditStep {
  const edit = { op: 'remove', pointer: project.saysPointer(page, fact) } as const;
  return { kind: 'remove-says', file: `pages/${page}.json`, edit, page };
}

/** Closes every question about some facts. */
export function closeQuestions(project: Project, isMeant: (fact: string) => boolean): EditStep[] {
  return questionsOf(project)
    .filter(({ fact }) => isMeant(fact))
    .map(closeQuestionStep);
}

export function closeQuestionStep({ id, notice }: Question): EditStep & Closing {
  const edit = { op: 'remove', pointer: childOf('/questions', id) } as const;
  return { kind: 'close', file: 'questions.json', edit, question: id, notice };
}

/**
 * A decided fact is confirmed, and with a state all that its block covers. A value that was only
 * chosen stays marked when the block covers others: it may be an invented one.
 */
function confirmSteps(project: Project, fact: string, value: Json, isTyped: boolean): EditStep[] {
  const { file, steps } = factLocation(fact);
  const pointer = pointerOf([...steps.slice(0, -1), 'confirm']);
  const [field = ''] = steps.slice(-1);
  const covered = coveredBy(project.value(file), pointer);
  if (!covered.includes(field) || value === OPEN || (!isTyped && covered.length > 1)) return [];
  const fields = officialValue(project, fact) === OPEN ? covered : [field];
  return [{ kind: 'confirm', file, pointer, fields }];
}

/** The `confirm` blocks, as `file#pointer`, that cover a fact or a group around it. */
export function blocksOver(project: Project, fact: string): string[] {
  const { file, steps } = factLocation(fact);
  return steps.flatMap((step, depth) => {
    const pointer = pointerOf([...steps.slice(0, depth), 'confirm']);
    return coveredBy(project.value(file), pointer).includes(step) ? [`${file}#${pointer}`] : [];
  });
}

function coveredBy(whole: Json | undefined, block: string): string[] {
  if (whole === undefined || !isObject(valueAt(whole, pointerSteps(block)))) return [];
  return fieldsToConfirm(whole, block);
}

/** Applies steps to files; files without a step stay the same objects, new ones come last. */
export function applySteps(
  sources: readonly SourceFile[],
  steps: readonly EditStep[],
): SourceFile[] {
  const edited = sources.map((source) =>
    steps.filter(({ file }) => file === source.path).reduce(editedBy, source),
  );
  const created = steps.filter((step) => step.kind === 'create');
  return [...edited, ...created.map(({ file, text }) => ({ path: file, text }))];
}

function editedBy(source: SourceFile, step: EditStep): SourceFile {
  if (step.kind === 'create') return source;
  const whole = documentOf(source).value ?? null;
  if (step.kind !== 'confirm') return editedFile(source, inPlace(whole, step.edit));
  // Values that an earlier step confirmed have left the block already.
  const left = coveredBy(whole, step.pointer).filter((field) => step.fields.includes(field));
  if (left.length === 0) return source;
  return confirmed(whole, step.pointer, left).reduce(editedFile, source);
}

/** An edit in the file as earlier steps left it; the last entry of `says` takes that with it. */
function inPlace(whole: Json, edit: Edit): Edit {
  if (edit.op === 'set') return settingAt(whole, edit.pointer, edit.value);
  const isLast = Object.keys(Object(valueAt(whole, ['says']))).length === 1;
  return isLast && parentOf(edit.pointer) === '/says' ? { op: 'remove', pointer: '/says' } : edit;
}
