import { officialValue } from '../../check/facts/fact-place.ts';
import { JsonDocument, type SourceFile } from '../../check/json/json-document.ts';
import type { Project } from '../../check/project.ts';
import { type Question, questionsOf } from '../../check/questions.ts';
import { listCounted } from '../../content/collection.ts';
import {
  childOf,
  escapePointer,
  isObject,
  type Json,
  pointerOf,
  pointerSteps,
  sameJson,
  valueAt,
} from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { campPath } from '../../content/scope.ts';
import { editedFile } from '../edit.ts';
import { withMember, withoutPart, withValue } from '../edit-json.ts';
import { confirmed, fieldsToConfirm, OPEN } from './confirmed.ts';

/** One edit of one file. Several edits of a file apply in order. */
export type Step = { readonly file: string; readonly pointer: string } & (
  | { readonly kind: 'set'; readonly value: Json }
  /** Appends a member to a group, or an item to a list. */
  | { readonly kind: 'add'; readonly key: string; readonly value: Json }
  | { readonly kind: 'remove-says'; readonly page: string }
  /** With the question's notice for families, which is removed with it. */
  | { readonly kind: 'close'; readonly question: string; readonly notice: string | undefined }
  /** Values leave a `confirm` block; the pointer is the block's. */
  | { readonly kind: 'confirm'; readonly fields: readonly string[] }
  /** A new file; the pointer is empty. */
  | { readonly kind: 'create'; readonly text: string }
);

/**
 * The edits that give a fact one value everywhere.
 * @param isTyped somebody typed the value, rather than choosing among those that pages state
 */
export function stepsFor(project: Project, fact: string, value: Json, isTyped: boolean): Step[] {
  return [
    ...setFact(project, fact, value),
    ...removeSays(project, isPartOf(fact)),
    ...closeQuestions(project, isPartOf(fact)),
    ...confirmSteps(project, fact, value, isTyped),
  ];
}

function setFact(project: Project, fact: string, value: Json): Step[] {
  const official = officialValue(project, fact);
  // A computed count is in no file.
  if (listCounted(fact) || (official !== undefined && sameJson(official, value))) return [];
  const { file, steps } = factLocation(fact);
  return [addStep(project.value(file), file, steps, value)];
}

/** Sets a value, or adds it with the groups on its path that do not exist yet. */
export function addStep(
  whole: Json | undefined,
  file: string,
  steps: readonly string[],
  value: Json,
): Step {
  if (valueAt(whole, steps) !== undefined)
    return { kind: 'set', file, pointer: pointerOf(steps), value };
  const depth = steps.findIndex((_, at) => valueAt(whole, steps.slice(0, at + 1)) === undefined);
  const nested = steps
    .slice(depth + 1)
    .reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
  const pointer = pointerOf(steps.slice(0, depth));
  return { kind: 'add', file, pointer, key: steps[depth] ?? '', value: nested };
}

/** Sets a fact. Of what pages `say`, removes only what is the same value. */
export function setSteps(project: Project, fact: string, value: Json): Step[] {
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
export function restateSteps(project: Project, page: string, fact: string, value: Json): Step[] {
  const own = campPath(project.facts, fact);
  const path = ['venues', project.venueOf(page) ?? '', own].join('.');
  return [...setFact(project, path, value), removeSaysStep(project, page, fact)];
}

/** The fact itself, or a part of it. */
function isPartOf(fact: string): (path: string) => boolean {
  return (path) => path === fact || path.startsWith(`${fact}.`);
}

/** Removes every entry of `says` about some facts. */
export function removeSays(project: Project, isMeant: (fact: string) => boolean): Step[] {
  return project.pageIds().flatMap((page) =>
    Object.keys(project.says(page))
      .filter(isMeant)
      .map((path) => removeSaysStep(project, page, path)),
  );
}

function removeSaysStep(project: Project, page: string, fact: string): Step {
  const pointer = project.saysPointer(page, fact);
  return { kind: 'remove-says', file: `pages/${page}.json`, pointer, page };
}

/** Closes every question about some facts. */
export function closeQuestions(project: Project, isMeant: (fact: string) => boolean): Step[] {
  return questionsOf(project)
    .filter(({ fact }) => isMeant(fact))
    .map(closeStep);
}

export function closeStep({ id, notice }: Question): Step {
  const pointer = `/questions/${escapePointer(id)}`;
  return { kind: 'close', file: 'questions.json', pointer, question: id, notice };
}

/**
 * A decided fact is confirmed, and with a state all that its block covers. A value that was only
 * chosen stays marked when the block covers others: it may be an invented one.
 */
function confirmSteps(project: Project, fact: string, value: Json, isTyped: boolean): Step[] {
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
export function applySteps(sources: readonly SourceFile[], steps: readonly Step[]): SourceFile[] {
  const edited = sources.map((source) =>
    steps
      .filter(({ file }) => file === source.path)
      .reduce((before, step) => ({ path: source.path, text: editedText(before, step) }), source),
  );
  const created = steps.filter((step) => step.kind === 'create');
  return [...edited, ...created.map(({ file, text }) => ({ path: file, text }))];
}

function editedText(source: SourceFile, step: Step): string {
  const document = new JsonDocument(source);
  if (step.kind === 'set') return withValue(document, step.pointer, step.value);
  if (step.kind === 'add') return withAdded(source, document, step);
  if (step.kind === 'confirm') return withConfirmed(source, document.value ?? null, step);
  const says = valueAt(document.value, ['says']);
  const isLast = step.kind === 'remove-says' && isObject(says) && Object.keys(says).length === 1;
  return withoutPart(document, isLast ? '/says' : step.pointer);
}

/** Values that an earlier step confirmed have left the block already. */
function withConfirmed(
  source: SourceFile,
  whole: Json,
  { pointer, fields }: Extract<Step, { kind: 'confirm' }>,
): string {
  const left = coveredBy(whole, pointer).filter((field) => fields.includes(field));
  if (left.length === 0) return source.text;
  return confirmed(whole, pointer, left).reduce(editedFile, source).text;
}

/** Adds to a group that an earlier step created only the members that it lacks. */
function withAdded(
  source: SourceFile,
  document: JsonDocument,
  { file, pointer, key, value }: Extract<Step, { kind: 'add' }>,
): string {
  const inside = childOf(pointer, key);
  const group = valueAt(document.value, pointerSteps(inside));
  if (!isObject(group) || !isObject(value)) return withMember(document, pointer, key, value);
  return Object.entries(value).reduce(
    (before, [name, part]) => ({
      path: source.path,
      text: editedText(before, { kind: 'add', file, pointer: inside, key: name, value: part }),
    }),
    source,
  ).text;
}
