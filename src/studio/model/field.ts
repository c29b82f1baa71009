import { factKeys, isFactKey } from '../../content/facts.ts';
import { childOf, isObject, type Json, valueAt } from '../../content/json.ts';
import { type FieldKind, fieldKind, isNullableText } from './field-kind.ts';
import type { Described, SchemaBook } from './schema-book.ts';

/** One value of a file and how it is edited, as its schema describes it. */
export interface Field {
  readonly pointer: string;
  /** The key, or the index of an item. */
  readonly name: string;
  readonly title: string;
  /** Its purpose, as the form explains it. */
  readonly hint: string;
  readonly kind: FieldKind;
  readonly value: Json | undefined;
  readonly described: Described;
  /** The shared schema definition: `euro`, `percent`, `line`; empty if there is none. */
  readonly definition: string;
  readonly isRequired: boolean;
  /** Its key is a free name, not one that the schema lists. */
  readonly isNamed: boolean;
  /** The names or ids of its siblings, its own included. */
  readonly siblingIds?: readonly string[];
  /** How many members its list or named group has; undefined for a part that the schema names. */
  readonly siblingCount?: number;
}

const WHOLE = { pointer: '', name: '', isRequired: true, isNamed: false };

/** A whole file as one field; undefined if no schema describes it. */
export function fileField(book: SchemaBook, schema: string, value: Json): Field | undefined {
  const described = book.file(schema, value);
  return described && fieldOf(described, { ...WHOLE, value });
}

export interface Parts {
  readonly fields: Field[];
  readonly absent: Field[];
}

/** The fields inside a field: those in the file, in its order, and those that may be added. */
export function fieldParts(book: SchemaBook, field: Field): Parts {
  const { value, described, pointer } = field;
  const isList = Array.isArray(value);
  const whole: Readonly<Record<string, Json>> = isList || isObject(value) ? Object(value) : {};
  const { properties, required } = described.node;
  const known = isList ? [] : Object.keys(isObject(properties) ? properties : {});
  const there = factKeys(whole);
  const free = there.filter((key) => !known.includes(key));
  const ids = isList ? value.flatMap((item) => idOf(item) ?? []) : free;
  const make = (key: string) => {
    const part = book.part(described, key, whole[key]);
    const isMember = !known.includes(key);
    const ownIds = key === 'id' ? (field.siblingIds ?? []) : [];
    const at = {
      pointer: childOf(pointer, key),
      name: key,
      value: whole[key],
      isRequired: isList || listOf(required).includes(key),
      isNamed: isMember && !isList,
      siblingIds: isMember ? ids : ownIds,
      ...(isMember && { siblingCount: free.length }),
    };
    return part ? [fieldOf(part, at)] : [];
  };
  const missing = known.filter((key) => isFactKey(key) && whole[key] === undefined);
  return { fields: there.flatMap(make), absent: missing.flatMap(make) };
}

/** The id of an item: its `id`, or the item itself if it is a text. */
export function idOf(value: Json | undefined): string | undefined {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}

/** Describes a new item of a list, or a new member of a group with free names. */
export function newPart(book: SchemaBook, { described }: Field): Described | undefined {
  const { items: item, additionalProperties: member } = described.node;
  return isObject(item) || isObject(member) ? book.part(described, '', undefined) : undefined;
}

/**
 * A new value: its required parts, each empty until it is filled in. Examples of the schema are not
 * used: an example price would be taken for a price.
 * @param names the names that references may take, by kind: a group that needs one gets the first
 */
export function emptyValue(
  book: SchemaBook,
  described: Described,
  names: Readonly<Record<string, object>> = {},
): Json {
  const { node } = described;
  if (node.type === 'boolean') return false;
  if (node.type === 'array') {
    const item = book.part(described, '0', undefined);
    return typeof node.minItems === 'number' && node.minItems > 0 && item
      ? [emptyValue(book, item, names)]
      : [];
  }
  if (node.type !== 'object') return isNullableText(node) ? null : '';
  const [first] = Object.keys(names[String(book.names(described).reference)] ?? {});
  const needed = node.minProperties && first !== undefined ? [first] : [];
  const entries = [...listOf(node.required), ...needed].flatMap((key): [string, Json][] => {
    const part = isFactKey(key) ? book.part(described, key, undefined) : undefined;
    return part ? [[key, emptyValue(book, part, names)]] : [];
  });
  return Object.fromEntries(entries);
}

type At = Omit<Field, 'title' | 'hint' | 'kind' | 'described' | 'definition'>;

function fieldOf(described: Described, at: At): Field {
  const { node, definitions } = described;
  return {
    ...at,
    title: String(node.title ?? at.name),
    hint: String(node.hint ?? node.description ?? ''),
    kind: fieldKind(described, at.value),
    described,
    definition: definitions.find((name) => name !== 'name') ?? definitions[0] ?? '',
  };
}

/** The unit of a number, or what it counts: «€», «anni», «settimane»; empty for a bare number. */
export function unitOf({ described: { node } }: Field): string {
  return String(node.unit ?? listOf(node.nouns)[0] ?? '');
}

export function listOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether a value is neither a group nor a list: it takes one line of a form. */
export function isScalar({ kind }: Field): boolean {
  return !['group', 'names', 'list', 'states', 'dependent', 'says', 'any'].includes(kind);
}

/**
 * The titles on the path to a value: «Chiusure › Chiusura di Ferragosto › Ultimo giorno».
 * @param called names an item, or a member with a free name
 */
export function titlesTo(
  book: SchemaBook,
  whole: Field,
  steps: readonly string[],
  called: (field: Field) => string,
): string[] {
  const way = fieldsTo(book, whole, steps);
  const titles = way.map((field, at) => {
    const isItem = Array.isArray((way[at - 1] ?? whole).value);
    const said = isItem || field.isNamed ? called(field) : field.title;
    // An item without a name of its own gets its number.
    const isUnsaid = isItem && (said === field.title || said === field.name);
    return isUnsaid ? `${field.title} ${Number(field.name) + 1}` : said;
  });
  // In a long text the words tell more than the number of a paragraph.
  const body = way.findIndex(({ definition }) => definition === 'body');
  if (body >= 0) return titles.slice(0, body);
  return [...titles, ...titlesOfAbsent(book, way.at(-1) ?? whole, steps.slice(way.length))];
}

/** The titles of what is not there, as the schemas know it; a bare step where they know nothing. */
function titlesOfAbsent(
  book: SchemaBook,
  { described }: Pick<Field, 'described'>,
  [step, ...others]: readonly string[],
): string[] {
  if (step === undefined) return [];
  const part = isFactKey(step) ? book.part(described, step, undefined) : undefined;
  if (!part) return [step];
  return [String(part.node.title ?? step), ...titlesOfAbsent(book, { described: part }, others)];
}

/** The field at the end of a path; undefined if no schema describes it. */
export function fieldAt(
  book: SchemaBook,
  whole: Field,
  steps: readonly string[],
): Field | undefined {
  return [whole, ...fieldsTo(book, whole, steps)][steps.length];
}

/** The fields along a path, as far as schemas describe them. */
function fieldsTo(book: SchemaBook, whole: Field, steps: readonly string[]): Field[] {
  const [step, ...others] = steps;
  const { fields, absent } = fieldParts(book, whole);
  const next = [...fields, ...absent].find(({ name }) => name === step);
  return next ? [next, ...fieldsTo(book, next, others)] : [];
}

/** What a member calls itself (`name` or `title`), or else its key. */
export function fieldName(field: Field): string {
  const own = isObject(field.value)
    ? (valueAt(field.value, ['name']) ?? valueAt(field.value, ['title']))
    : undefined;
  return typeof own === 'string' && own !== '' && !own.includes('{{') ? own : field.name;
}
