import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { childOf } from './edit.ts';
import { type FieldKind, isMaybeText, kindOf } from './field-kind.ts';
import type { Described, SchemaBook } from './schema-book.ts';

/** One value of a file and how it is edited, as its schema describes it. */
export interface Field {
  readonly pointer: string;
  /** The key or the number of the item. */
  readonly name: string;
  readonly title: string;
  /** What it is for, as a form says it. */
  readonly hint: string;
  readonly kind: FieldKind;
  readonly value: Json | undefined;
  readonly described: Described;
  /** The kinds of values that the schemas call: `euro`, `percent`, `line`. */
  readonly definition: string;
  readonly isRequired: boolean;
  /** It stands in a group with free names, which somebody may change. */
  readonly isNamed: boolean;
  /** The names that its group, or the items of its list, are known by; its own is one of them. */
  readonly beside?: readonly string[];
}

/** Nobody edits them here: they are the editor's, or have a button of their own. */
const HIDDEN = new Set(['$schema', 'confirm']);

/** The whole of a file as one field; undefined when no schema describes it. */
export function fileField(book: SchemaBook, schema: string, value: Json): Field | undefined {
  const described = book.file(schema, value);
  return described && fieldOf(described, { pointer: '', name: '', value, isRequired: true });
}

export interface Parts {
  readonly fields: Field[];
  readonly absent: Field[];
}

/** The fields inside a field: members in the order of the file, then those that may be added. */
export function partsOf(book: SchemaBook, field: Field): Parts {
  const { value, described, pointer } = field;
  if (Array.isArray(value)) return { fields: items(book, field, value), absent: [] };
  const group = isObject(value) ? value : {};
  const required = listOf(described.node.required);
  const known = Object.keys(isObject(described.node.properties) ? described.node.properties : {});
  const free = Object.keys(group).filter((key) => !known.includes(key) && !HIDDEN.has(key));
  const make = (key: string) => {
    const part = book.part(described, key, group[key]);
    const isRequired = required.includes(key);
    const isNamed = !known.includes(key);
    const at = {
      pointer: childOf(pointer, key),
      name: key,
      value: group[key],
      isRequired,
      isNamed,
      beside: isNamed ? free : key === 'id' ? (field.beside ?? []) : [],
    };
    return part ? [fieldOf(part, at)] : [];
  };
  const there = Object.keys(group).filter((key) => !HIDDEN.has(key));
  const missing = known.filter((key) => !HIDDEN.has(key) && group[key] === undefined);
  return { fields: there.flatMap(make), absent: missing.flatMap(make) };
}

function items(book: SchemaBook, { described, pointer }: Field, list: readonly Json[]): Field[] {
  const beside = list.flatMap((value) => idOf(value) ?? []);
  return list.flatMap((value, index) => {
    const part = book.part(described, String(index), value);
    const name = String(index);
    const at = { pointer: childOf(pointer, index), name, value, isRequired: true, beside };
    return part ? [fieldOf(part, at)] : [];
  });
}

/** What files call an item of a list. */
export function idOf(value: Json | undefined): string | undefined {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}

/** What a new item of a list, or a new member of a group with free names, is described by. */
export function newPart(book: SchemaBook, { described }: Field): Described | undefined {
  const { items: item, additionalProperties: member } = described.node;
  return isObject(item) || isObject(member)
    ? book.part({ ...described, node: withoutProperties(described.node) }, '', undefined)
    : undefined;
}

function withoutProperties({ properties: _, ...rest }: JsonObject): JsonObject {
  return rest;
}

/**
 * What somebody gets who adds a value: the parts that it must have, each empty until it is filled in. No
 * example stands in for what nobody has chosen: an example of a price would be a price.
 */
export function emptyValue(book: SchemaBook, described: Described): Json {
  const { node } = described;
  if (node.type === 'boolean') return false;
  if (node.type === 'array') {
    const item = book.part(described, '0', undefined);
    return typeof node.minItems === 'number' && node.minItems > 0 && item
      ? [emptyValue(book, item)]
      : [];
  }
  if (node.type !== 'object') return isMaybeText(node) ? null : '';
  const entries = listOf(node.required).flatMap((key): [string, Json][] => {
    const part = HIDDEN.has(key) ? undefined : book.part(described, key, undefined);
    return part ? [[key, emptyValue(book, part)]] : [];
  });
  return Object.fromEntries(entries);
}

type At = Pick<Field, 'pointer' | 'name' | 'value' | 'isRequired' | 'beside'> & {
  isNamed?: boolean;
};

function fieldOf(described: Described, at: At): Field {
  const { node, definitions } = described;
  return {
    isNamed: false,
    ...at,
    title: String(node.title ?? at.name),
    hint: String(node.hint ?? node.description ?? ''),
    kind: kindOf(described, at.value),
    described,
    definition: definitions.find((name) => name !== 'name') ?? definitions[0] ?? '',
  };
}

export function listOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** A value that is one and not a group or a list: what stands in one line of a form. */
export function isSingle({ kind }: Field): boolean {
  return !['group', 'names', 'list', 'states', 'resting', 'says', 'any'].includes(kind);
}

/**
 * The titles on the way to a value: «Chiusure › Chiusura di Ferragosto › Ultimo giorno».
 * @param called what something with a free name is called
 */
export function titlesTo(
  book: SchemaBook,
  whole: Field,
  steps: readonly string[],
  called: (field: Field) => string = nameOf,
): string[] {
  const way = fieldsTo(book, whole, steps);
  const titles = way.map((field, at) => {
    const isItem = Array.isArray((way[at - 1] ?? whole).value);
    const said = isItem || field.isNamed ? called(field) : field.title;
    // An item of which nothing is read has its number.
    const isUnsaid = isItem && (said === field.title || said === field.name);
    return isUnsaid ? `${field.title} ${Number(field.name) + 1}` : said;
  });
  return [...titles, ...steps.slice(way.length, way.length + 1)];
}

/** The field at the end of a way; undefined where no schema describes it. */
export function fieldAt(
  book: SchemaBook,
  whole: Field,
  steps: readonly string[],
): Field | undefined {
  return [whole, ...fieldsTo(book, whole, steps)][steps.length];
}

/** The fields on a way, as far as schemas describe them. */
function fieldsTo(book: SchemaBook, whole: Field, steps: readonly string[]): Field[] {
  const [step, ...others] = steps;
  const { fields, absent } = partsOf(book, whole);
  const next = [...fields, ...absent].find(({ name }) => name === step);
  return next ? [next, ...fieldsTo(book, next, others)] : [];
}

/** A member of a group with free names is known by its name, or by what it calls itself. */
export function nameOf(field: Field): string {
  const own = isObject(field.value)
    ? (valueAt(field.value, ['name']) ?? valueAt(field.value, ['title']))
    : undefined;
  return typeof own === 'string' && own !== '' && !own.includes('{{') ? own : field.name;
}
