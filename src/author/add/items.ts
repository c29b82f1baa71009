import type { Finding } from '../../check/finding.ts';
import { referencesOf } from '../../check/known-names.ts';
import type { Project, ValuePlace } from '../../check/project.ts';
import type { ReferenceKind } from '../../check/schema/reference-keywords.ts';
import { schemaFindings } from '../../check/schema/schema-findings.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  pointerSteps,
  valueAt,
} from '../../content/json.ts';
import { camelCase, factLocation } from '../../content/paths.ts';
import { allowedMeaning, meanings } from '../decide/typed-value.ts';
import {
  type AddedItem,
  type AddField,
  ANY_KEY,
  type Collection,
  collectionsOf,
  fieldsToAsk,
  itemNode,
  itemSteps,
} from './kinds.ts';
import { type AddContext, minimalValue } from './minimal-value.ts';

export type Refusal =
  /** No item to add has such a field, or the file has no such part. */
  | { readonly kind: 'unknown'; readonly typed: string; readonly known: readonly string[] }
  | { readonly kind: 'refused'; readonly field: string; readonly findings: readonly Finding[] }
  | { readonly kind: 'missing-values'; readonly fields: readonly AddField[] };

/** The requested item, and those that its kind adds with it. */
export function itemsFor(
  context: AddContext,
  word: string,
  typed: readonly string[],
): readonly AddedItem[] | Refusal {
  const { project } = context;
  const { named, values } = read(typed);
  const [main] = ofWord(project, word);
  if (!main) return { kind: 'unknown', typed: word, known: [] };
  const words = [word, ...(main.adds.alsoAdds ?? [])];
  const { venue } = named;
  const isOfVenue = venue !== undefined && main.adds.venueTitle !== undefined;
  if (isOfVenue && !project.venues().includes(venue))
    return { kind: 'unknown', typed: venue, known: project.venues() };
  const chosen = words
    .map((word) => inPart(ofWord(project, word), named))
    .map((item) => (item && isOfVenue ? atVenue(project, item, venue) : item));
  const fields = fieldsToAsk(project, main);
  if (values.length > fields.length)
    return { kind: 'unknown', typed: values[fields.length] ?? '', known: [] };
  const inOrder = values.map((value, index) => [fields[index]?.key, value]);
  const all: Record<string, string> = { ...named, ...Object.fromEntries(inOrder) };
  const items: AddedItem[] = [];
  for (const collection of chosen) {
    if (!collection) return { kind: 'unknown', typed: word, known: [] };
    const own = valuesFor(project, collection, all);
    if ('kind' in own) return own as Refusal;
    items.push(itemOf(context, collection, context.id, own));
  }
  const known = chosen.flatMap((item) => (item ? keysOf(project, item) : []));
  const strange = Object.keys(all).find((key) => !known.includes(key));
  if (strange !== undefined) return { kind: 'unknown', typed: strange, known };
  const missing = fields.filter(({ key, isOptional }) => all[key] === undefined && !isOptional);
  return missing.length > 0 ? { kind: 'missing-values', fields: missing } : items;
}

/** An item that is added because another names it, such as the page of a new venue. */
export function itemNamed(
  context: AddContext,
  kind: ReferenceKind,
  name: string,
  defaults: JsonObject = {},
): AddedItem | undefined {
  const collection = collectionsOf(context.project).find(({ adds }) => adds.names === kind);
  if (!collection) return undefined;
  const adds = { ...collection.adds, defaults: { ...collection.adds.defaults, ...defaults } };
  return itemOf(context, { ...collection, adds }, name, {});
}

function itemOf(
  context: AddContext,
  collection: Collection,
  id: string,
  typed: JsonObject,
): AddedItem {
  const { project } = context;
  const { adds, schema, value: siblings } = collection;
  const key = camelCase(id);
  if (adds.names) context.names.set(adds.names, adds.names === 'venue' ? key : id);
  const steps = itemSteps(collection, key);
  const node = itemNode(project, collection);
  if (node.type !== 'object') {
    const isName = node.definition === 'id' || node.reference !== undefined;
    const value = isName ? key : minimalValue(context, schema, steps);
    return { collection, key, value: value ?? key };
  }
  const first = Object.values(isObject(siblings) || Array.isArray(siblings) ? siblings : {}).find(
    isObject,
  );
  const own = Object.fromEntries(
    (Array.isArray(node.required) ? node.required.map(String) : []).flatMap((field) => {
      const part = minimalValue({ ...context, id }, schema, [...steps, field]);
      return part === undefined ? [] : [[field, part]];
    }),
  );
  const base =
    adds.copiesFirst && first ? { ...own, ...first, ...('id' in own && { id: own.id }) } : own;
  const fill = (part: Json, field: string): Json => {
    if (part === '{first}') return first?.[field] ?? null;
    if (part === '{next}') return nextOf(siblings, field);
    if (isObject(part))
      return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, fill(one, name)]));
    if (typeof part !== 'string') return part;
    const Key = key.charAt(0).toUpperCase() + key.slice(1);
    const values: JsonObject = { ...typed, id, key, Key };
    return part.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
  const defaults = Object.entries(adds.defaults ?? {}).map(([field, part]) => [
    field,
    fill(part, field),
  ]);
  const value = { ...base, ...Object.fromEntries(defaults), ...typed };
  return { collection, key, value: inOrderOf(node.properties, value) };
}

/** The values in the order of the schema. */
function inOrderOf(properties: Json | undefined, value: JsonObject): JsonObject {
  const keys = isObject(properties) ? Object.keys(properties) : [];
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  const entries = Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(entries);
}

function nextOf(siblings: Json, field: string): number {
  const numbers = (Array.isArray(siblings) ? siblings : []).map((sibling) =>
    valueAt(sibling, [field]),
  );
  return Math.max(0, ...numbers.filter((number) => typeof number === 'number')) + 1;
}

function ofWord(project: Project, word: string): Collection[] {
  return collectionsOf(project).filter(({ adds }) => (adds.word ?? adds.part) === word);
}

/** If several parts of a file have this collection: that of the named part, or the last. */
function inPart(
  collections: readonly Collection[],
  named: Readonly<Record<string, string>>,
): Collection | undefined {
  const [first] = collections;
  const wanted = first?.adds.inside === undefined ? undefined : named[first.adds.inside];
  if (first?.adds.inside === undefined) return first;
  if (wanted === undefined) return collections.at(-1);
  return collections.find(({ part }) =>
    [valueAt(part, ['id']), valueAt(part, ['number'])].map(String).includes(wanted),
  );
}

/** The same collection among the facts of a venue. */
function atVenue(project: Project, collection: Collection, venue: string): Collection {
  const { file, schema } = factLocation('venues');
  const root = camelCase(collection.file.slice('facts/'.length, -'.json'.length));
  const steps = [venue, root, ...pointerSteps(collection.pointer)];
  const value = valueAt(project.value(file), steps) ?? {};
  return { ...collection, file, schema, pointer: pointerOf(steps), value };
}

/** Separates values in order from named ones: `days=14`. */
function read(typed: readonly string[]): { named: Record<string, string>; values: string[] } {
  const isNamed = (entry: string) => /^[a-zA-Z]+=/.test(entry);
  const pairs = typed.filter(isNamed).map((entry): [string, string] => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });
  return { named: Object.fromEntries(pairs), values: typed.filter((entry) => !isNamed(entry)) };
}

function keysOf(project: Project, collection: Collection): string[] {
  const { properties } = itemNode(project, collection);
  const own = Object.keys(isObject(properties) ? properties : {}).filter((key) => key !== 'id');
  const { inside, venueTitle } = collection.adds;
  if (inside !== undefined) return [inside];
  return venueTitle === undefined ? own : [...own, 'venue'];
}

/** The values typed for an item, parsed as its schema allows. */
function valuesFor(
  project: Project,
  collection: Collection,
  typed: Readonly<Record<string, string>>,
): JsonObject | Refusal {
  const values: JsonObject = {};
  const { venueTitle } = collection.adds;
  for (const field of keysOf(project, collection)) {
    const text = typed[field];
    const isTarget = field === collection.adds.inside || (field === 'venue' && venueTitle);
    if (text === undefined || isTarget) continue;
    const place = { ...collection, steps: [...itemSteps(collection, ANY_KEY), field] };
    const list = text.split(',').map((part) => part.trim());
    const value = allowedMeaning(project, place, text, [list]);
    if (value === undefined)
      return { kind: 'refused', field, findings: slipsOf(project, place, text) };
    values[field] = value;
  }
  return values;
}

/** Why no meaning of a typed value is allowed in a place. */
function slipsOf(project: Project, place: ValuePlace, text: string): Finding[] {
  const document = project.document(place.file);
  const [meant = null] = meanings(text);
  const errors = project.errorsAt(place, meant, referencesOf(project, undefined));
  const named = errors.map((error) => ({
    ...error,
    instancePath: pointerOf(place.steps) + error.instancePath,
  }));
  return document ? schemaFindings(document, named) : [];
}
