import { shownFacts } from '../../check/facts/shown-facts.ts';
import { placeholderOf } from '../../check/facts/written-value.ts';
import { type Finding, keyInFile } from '../../check/finding.ts';
import type { SourceFile } from '../../check/json/json-document.ts';
import type { Project } from '../../check/project.ts';
import { allRules } from '../../check/rules/all.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../check/run-checks.ts';
import type { ReferenceKind } from '../../check/schema/reference-keywords.ts';
import type { SchemaSet } from '../../check/schema/schema-set.ts';
import { isObject, pointerSteps } from '../../content/json.ts';
import { camelCase } from '../../content/paths.ts';
import { applySteps } from '../steps.ts';
import { itemsFor, type Refusal } from './items.ts';
import { type AddedItem, stepOf } from './kinds.ts';
import { missingParts } from './missing-parts.ts';

/** An internal name, valid in URLs and keys. */
const INTERNAL_NAME = /^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/;

/** The manager's request to add an item. */
export interface AddRequest {
  /** The word of its kind. */
  readonly kind: string;
  readonly id: string;
  /** What was typed after its name: values in the order of the fields asked for, or `key=value`. */
  readonly typed: readonly string[];
  /** What people call it; without it, its names are left to write. */
  readonly displayName?: string;
}

export type AddResult =
  | { readonly kind: 'invalid-name' }
  | { readonly kind: 'name-taken'; readonly file: string }
  | Refusal
  /** It would leave an error that writing texts cannot resolve. */
  | {
      readonly kind: 'invalid-result';
      readonly findings: readonly Finding[];
      /** The content with the item, in which the findings are. */
      readonly after: readonly SourceFile[];
      readonly checked: CheckResult;
    }
  | Ready;

export interface Ready {
  readonly kind: 'ready';
  readonly created: readonly string[];
  /** All content files with the item: the old ones in the same order, then the new ones. */
  readonly after: readonly SourceFile[];
  readonly checked: CheckResult;
  /** The new findings, mainly texts to write. */
  readonly left: readonly Finding[];
}

interface Context {
  readonly sources: readonly SourceFile[];
  readonly before: CheckResult;
  readonly schemas: SchemaSet;
  readonly options: CheckOptions;
}

/** The rules whose findings can be supplied; texts still to write do not stop them. */
const SUPPLIED = allRules.filter(({ name }) =>
  ['syntax', 'files', 'schema', 'references', 'page-names', 'page-parts'].includes(name),
);

/** More rounds than any item needs: each supplies what the one before made necessary. */
const ROUNDS = 12;

/**
 * Adds an item to its collection, then supplies what the check finds missing, as its schema
 * describes it, until only texts are missing.
 * @throws Error if parts are still missing after `ROUNDS` rounds
 */
export function addItem(context: Context, request: AddRequest): AddResult {
  const { sources, before, schemas, options } = context;
  if (!INTERNAL_NAME.test(request.id)) return { kind: 'invalid-name' };
  const { id, displayName } = request;
  const addContext = {
    project: before.project,
    id,
    displayName,
    names: new Map<ReferenceKind, string>(),
  };
  const items = itemsFor(addContext, request.kind, request.typed);
  if ('kind' in items) return items;
  const taken = items.some(isNamed)
    ? (sources.find(({ text }) => mentionsId(text, request.id))?.path ??
      items.find(isTaken)?.collection.file)
    : undefined;
  if (taken !== undefined) return { kind: 'name-taken', file: taken };
  const known = new Set(before.findings.map(keyInFile));
  let after = applySteps(sources, items.map(stepOf));
  for (let round = 0; round < ROUNDS; round += 1) {
    const checked = runChecks(after, schemas, options, SUPPLIED);
    const news = checked.findings.filter((finding) => !known.has(keyInFile(finding)));
    const changes = missingParts({ ...addContext, project: checked.project }, news, items);
    if (changes.length === 0) return finish(context, after, request, items);
    after = applySteps(after, changes);
  }
  throw new Error(`${request.kind} ${request.id} is never complete`);
}

/** Notices have no name. */
function isNamed({ collection, value }: AddedItem): boolean {
  return !Array.isArray(collection.value) || !isObject(value) || 'id' in value;
}

/** A key is the name in camel case: «open-day» is written `openDay`. */
function isTaken({ collection: { value }, key }: AddedItem): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

function mentionsId(text: string, id: string): boolean {
  return text.includes(`"${id}":`) || text.includes(`"id": "${id}"`);
}

function finish(
  { sources, before, schemas, options }: Context,
  after: readonly SourceFile[],
  { id, displayName }: AddRequest,
  items: readonly AddedItem[],
): AddResult {
  const known = new Set(before.findings.map(keyInFile));
  const checked = runChecks(after, schemas, options);
  const left = checked.findings.filter(
    (finding) => finding.severity !== 'info' && !known.has(keyInFile(finding)),
  );
  const wrong = left.filter(({ severity, code }) => severity === 'error' && !isToDo(code));
  if (wrong.length > 0) return { kind: 'invalid-result', findings: wrong, after, checked };
  const facts = factsOf(checked.project, items);
  const texts = after.map((source, index) => {
    const isNew = index >= sources.length;
    const text = isNew ? `${JSON.stringify(JSON.parse(source.text), null, 2)}\n` : source.text;
    return {
      path: source.path,
      text: source.path.startsWith('texts/') ? noteFacts(text, facts, displayName || id) : text,
    };
  });
  const created = texts.slice(sources.length).map(({ path }) => path);
  return { kind: 'ready', created, after: texts, checked, left };
}

/** Texts to write, and pages that state another value, are left to people. */
function isToDo(code: string): boolean {
  return code === 'to-write' || code.startsWith('contradiction') || code.startsWith('question-');
}

/** The placeholders of the numbers typed for an item: no page shows them until its texts do. */
function factsOf(project: Project, items: readonly AddedItem[]): string[] {
  return items.flatMap(({ collection: { file, pointer }, key, value }) => {
    const [, root] = /^facts\/(.+)\.json$/.exec(file) ?? [];
    if (root === undefined || !isObject(value)) return [];
    const group = [camelCase(root), ...pointerSteps(pointer), key].join('.');
    // A page may show a number without words, as the stars of a testimonial.
    const isShown = (path: string) => (shownFacts(project).get(path)?.official.size ?? 0) > 0;
    return Object.entries(value).flatMap(([field, one]) =>
      typeof one === 'number' && !isShown(`${group}.${field}`)
        ? [placeholderOf(project, `${group}.${field}`)]
        : [],
    );
  });
}

/**
 * Notes in the last text to write of a file which facts it has to show.
 * @param name what the texts to write call the item
 */
function noteFacts(text: string, facts: readonly string[], name: string): string {
  const written = JSON.stringify(` (${name})`).slice(1);
  const at = text.lastIndexOf(written);
  if (at < 0 || facts.length === 0) return text;
  const end = at + written.length - ')"'.length;
  return `${text.slice(0, end)}: ${facts.join(', ')}${text.slice(end)}`;
}
