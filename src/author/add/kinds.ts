import { declaredParts } from '../../check/declared.ts';
import type { Project } from '../../check/project.ts';
import type { ReferenceKind } from '../../check/schema/reference-keywords.ts';
import {
  childOf,
  isObject,
  type Json,
  type JsonObject,
  pointerSteps,
  valueAt,
} from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { appendTo } from '../edit.ts';
import { type EditStep, setValueStep } from '../steps.ts';

/** The schema keyword `adds`: how to add an item to this list or group. */
export interface Adds {
  /** What the manager types: `npm run add -- sport`. Without it, added only with others. */
  readonly word?: string;
  /** Its title for the manager, instead of that of the item's schema. */
  readonly title?: string;
  readonly about?: string;
  /** The name by which `alsoAdds` of other kinds lists it, for a kind that nobody adds by itself. */
  readonly part?: string;
  /** Nothing shows a name for its items. */
  readonly unnamed?: boolean;
  /** What its name is, instead of «Come si chiama». */
  readonly nameTitle?: string;
  /** The kind of reference that names its items. */
  readonly names?: ReferenceKind;
  /** The initial values of an item; `{id}`, `{key}`, `{next}`, `{first}`, `{field}` are replaced. */
  readonly defaults?: JsonObject;
  /** A new item starts as a copy of the first. */
  readonly copiesFirst?: boolean;
  /** The initial values of items that are added because this one names them, by kind. */
  readonly referencedDefaults?: Readonly<Record<string, JsonObject>>;
  /** The words of the items that are added with it. */
  readonly alsoAdds?: readonly string[];
  /** The key by which the manager chooses a part of the file: its id or number. */
  readonly inside?: string;
  readonly insideTitle?: string;
  /** The title of the field `venue`, for a kind that can be added to one venue. */
  readonly venueTitle?: string;
}

/** A list or a group of one file to which something can be added. */
export interface Collection {
  readonly adds: Adds;
  readonly file: string;
  readonly schema: string;
  readonly pointer: string;
  readonly value: Json;
  /** The part of the file that contains it. */
  readonly part: Json | undefined;
}

/** A kind of item, as shown to the manager. */
export type Kind = ReturnType<typeof kindsOf>[number];

export interface AddField {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** A range of hours as it is typed; empty for other values. */
  readonly example: string;
  /** True for an optional field, or one with an initial value. */
  readonly isOptional: boolean;
  readonly isDay: boolean;
  /** The kind of the references that it takes; empty if it takes none. */
  readonly reference: string;
  /** The values that it takes; empty if it takes others. */
  readonly choices: readonly string[];
}

/** Every place where something can be added, in the order of the files. */
export const collectionsOf = memoize((project: Project): readonly Collection[] =>
  project.expected.flatMap(({ path: file, schema }) =>
    declaredParts(project, file, 'adds').map(({ declared, value, pointer }) => {
      const part = valueAt(project.value(file), pointerSteps(pointer).slice(0, -1));
      return { adds: Object(declared) as Adds, file, schema, pointer, value, part };
    }),
  ),
);

/** The kinds of items that can be added, each once. */
export function kindsOf(project: Project) {
  const byWord = Map.groupBy(collectionsOf(project), ({ adds }) => adds.word);
  return [...byWord].flatMap(([word, [one]]) => {
    if (word === undefined || !one) return [];
    const { title, description, hint } = itemNode(project, one);
    return [
      {
        word,
        title: String(one.adds.title ?? title),
        about: String(one.adds.about ?? hint ?? description ?? ''),
        isNamed: one.adds.unnamed !== true,
        nameTitle: one.adds.nameTitle,
        /** The fields to type after its name, in this order. */
        requiredFields: fieldsToAsk(project, one),
        /** The optional fields, typed as `key=value`. */
        optionalFields: optionalFieldsOf(project, one),
      },
    ];
  });
}

/** The path of an item to be added. */
export function itemSteps({ pointer, value }: Collection, key: string): string[] {
  return [...pointerSteps(pointer), Array.isArray(value) ? String(value.length) : key];
}

/** An item to append to a collection. */
export interface AddedItem {
  readonly collection: Collection;
  readonly key: string;
  readonly value: Json;
}

export function stepOf({
  collection: { file, pointer, value: items },
  key,
  value,
}: AddedItem): EditStep {
  return setValueStep(
    file,
    Array.isArray(items) ? appendTo(pointer) : childOf(pointer, key),
    value,
  );
}

/** A key that no schema names, so that `additionalProperties` applies. */
export const ANY_KEY = 'any-other';

export function itemNode(project: Project, collection: Collection): JsonObject {
  const steps = itemSteps(collection, ANY_KEY);
  return project.schemas.alongPath(collection.schema, steps)[steps.length] ?? {};
}

const FACTS = /^(?:facts\/|notices)/;

/** The fields to ask for. Only facts and notices have some: structure starts with valid values. */
export function fieldsToAsk(project: Project, collection: Collection): AddField[] {
  const { file, schema, adds } = collection;
  const { required } = itemNode(project, collection);
  if (!FACTS.test(file) || !Array.isArray(required)) return [];
  return required.map(String).flatMap((key): AddField[] => {
    const start = adds.defaults?.[key];
    const isAsked = start === undefined || FIELD_REFERENCE.test(String(start));
    const steps = [...itemSteps(collection, ANY_KEY), key];
    if (!isAsked || holdsWords(project, schema, steps)) return [];
    const node = project.schemas.alongPath(schema, steps).at(-1) ?? {};
    return [fieldOf(key, node, start !== undefined)];
  });
}

/** An initial value that another field gives: `{from}`. */
const FIELD_REFERENCE = /^\{(?!(?:first|next|id|key)\})\w+\}$/;

/** The optional plain fields of an item, and the part of the file to add it to. */
function optionalFieldsOf(project: Project, collection: Collection): AddField[] {
  const { file, schema, adds } = collection;
  const { properties, required = [] } = itemNode(project, collection);
  const steps = itemSteps(collection, ANY_KEY);
  const known = new Set([...(Array.isArray(required) ? required.map(String) : []), 'confirm']);
  const own = FACTS.test(file) && isObject(properties) ? Object.keys(properties) : [];
  const fields = own.flatMap((key): AddField[] => {
    const node = project.schemas.alongPath(schema, [...steps, key]).at(-1) ?? {};
    const item = project.schemas.alongPath(schema, [...steps, key, '0'])[steps.length + 2];
    const isPlain =
      /^(?:number|integer|string)$/.test(String(item?.type ?? node.type)) || node.enum;
    if (known.has(key) || !isPlain) return [];
    return [fieldOf(key, { ...item, ...node }, true)];
  });
  const parts = (adds.alsoAdds ?? []).flatMap((word) => {
    const other = collectionsOf(project).find((collection) => collection.adds.word === word);
    return other?.adds.inside === undefined ? [] : partOf(other);
  });
  return [...fields, ...parts, ...partOf(collection), ...venueField(adds)];
}

function fieldOf(key: string, node: JsonObject, isOptional: boolean): AddField {
  return {
    key,
    title: String(node.title ?? key),
    about: String(node.hint ?? node.description ?? ''),
    example: node.definition === 'timeRange' ? '15:00-18:30' : '',
    isOptional,
    isDay: node.definition === 'date',
    reference: String(node.reference ?? ''),
    choices: Array.isArray(node.enum) ? node.enum.map(String) : [],
  };
}

function partOf({ adds }: Collection): AddField[] {
  const { inside: key, insideTitle = key } = adds;
  return key === undefined ? [] : [fieldOf(key, { title: String(insideTitle) }, true)];
}

function venueField({ venueTitle: title }: Adds): AddField[] {
  return title === undefined ? [] : [fieldOf('venue', { title, reference: 'venue' }, true)];
}

const WORDS = new Set(['line', 'name', 'paragraphs', 'list', 'body', 'sentence']);

/** Whether a part of a schema is text. */
export function isWords({ definition }: JsonObject): boolean {
  return WORDS.has(String(definition));
}

/** Whether a part is text that somebody has to write, also as a list or by language. */
function holdsWords(project: Project, schema: string, steps: readonly string[]): boolean {
  const node = project.schemas.alongPath(schema, steps)[steps.length];
  if (!node) return false;
  if (node.type === 'array') return isWords(node) || holdsWords(project, schema, [...steps, '0']);
  return isWords(node) || valueAt(node, ['propertyNames', 'reference']) === 'locale';
}
