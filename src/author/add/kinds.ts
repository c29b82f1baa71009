import { once } from '../../check/once.ts';
import type { Project } from '../../check/project.ts';
import type { ReferenceKind } from '../../check/schema/reference-keywords.ts';
import { isObject, type Json, type JsonObject, pointerSteps, valueAt } from '../../content/json.ts';

/** What a schema says of a list or a group to which something can be added: its keyword `adds`. */
export interface Adds {
  /** What the manager types: `npm run add -- sport`; without one it only comes along with others. */
  readonly word?: string;
  /** What it is to the manager, where the schema of an item says less. */
  readonly title?: string;
  readonly about?: string;
  /** Its name for those that bring it along, where nobody adds it alone. */
  readonly part?: string;
  /** The references that name its items. */
  readonly names?: ReferenceKind;
  /** What an item has from the start; `{id}`, `{key}`, `{next}`, `{like}` and `{field}` stand for values. */
  readonly starts?: JsonObject;
  /** Starts as the first one that is there. */
  readonly like?: boolean;
  /** What items start with that come along because this one names them, by the kind of reference. */
  readonly brings?: Readonly<Record<string, JsonObject>>;
  /** What is added beside it, by their words. */
  readonly with?: readonly string[];
  /** How the manager says in which part of the file: by its name or its number. */
  readonly in?: string;
  readonly inTitle?: string;
}

/** A list or a group of one file to which something can be added. */
export interface Collection {
  readonly adds: Adds;
  readonly file: string;
  readonly schema: string;
  readonly pointer: string;
  readonly value: Json;
  /** The part of the file in which it stands. */
  readonly part: Json | undefined;
}

/** One kind of thing, as the manager reads of it. */
export interface Kind {
  readonly word: string;
  readonly title: string;
  readonly about: string;
  /** What must be typed after its name, in this order. */
  readonly asks: readonly Field[];
  /** What may be said of it by name. */
  readonly may: readonly Field[];
}

export interface Field {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** True where what it starts with is known. */
  readonly mayLack: boolean;
  readonly isDay: boolean;
}

/** Every place where something can be added, in the order of the files. */
export const collectionsOf = once((project: Project): readonly Collection[] =>
  project.expected.flatMap(({ path: file, schema }) => {
    const whole = project.value(file);
    if (whole === undefined || !project.schemas.has(schema)) return [];
    const found: Collection[] = [];
    project.schemas.eachPart(schema, whole, ({ adds }, value, part, pointer) => {
      if (part !== 'value' || !isObject(adds)) return;
      const around = valueAt(whole, pointerSteps(pointer).slice(0, -1));
      found.push({ adds, file, schema, pointer, value, part: around });
    });
    return found;
  }),
);

/** What can be added, each kind once. */
export function kindsOf(project: Project): Kind[] {
  const known = new Set<string>();
  return collectionsOf(project).flatMap((one): Kind[] => {
    const { word } = one.adds;
    if (word === undefined || known.has(word)) return [];
    known.add(word);
    const { title, description, hint } = itemNode(project, one);
    const about = String(one.adds.about ?? hint ?? description ?? '');
    return [
      {
        word,
        title: String(one.adds.title ?? title),
        about,
        asks: asked(project, one),
        may: optional(project, one),
      },
    ];
  });
}

/** The steps of an item that is not there yet. */
export function itemSteps({ pointer, value }: Collection, key: string): string[] {
  return [...pointerSteps(pointer), Array.isArray(value) ? String(value.length) : key];
}

export function itemNode(project: Project, collection: Collection): JsonObject {
  const steps = itemSteps(collection, 'any-other');
  return project.schemas.alongPath(collection.schema, steps)[steps.length] ?? {};
}

const FACTS = /^(?:facts\/|notices)/;

/** Where structure is added nothing is asked: it starts with what is lawful. */
export function asked(project: Project, collection: Collection): Field[] {
  const { file, schema, adds } = collection;
  const { required } = itemNode(project, collection);
  if (!FACTS.test(file) || !Array.isArray(required)) return [];
  const steps = itemSteps(collection, 'any-other');
  return required.map(String).flatMap((key): Field[] => {
    const node = project.schemas.alongPath(schema, [...steps, key]).at(-1) ?? {};
    if (holdsWords(project, schema, [...steps, key])) return [];
    const [title, about] = [String(node.title ?? key), String(node.hint ?? node.description ?? '')];
    const start = adds.starts?.[key];
    if (start !== undefined && !/^\{(?!like|next|id|key)\w+\}$/.test(String(start))) return [];
    return [{ key, title, about, mayLack: start !== undefined, isDay: node.definition === 'date' }];
  });
}

/** Plain values of facts that an item may have, and the part of the file into which it goes. */
function optional(project: Project, collection: Collection): Field[] {
  const { file, schema, adds } = collection;
  const { properties, required = [] } = itemNode(project, collection);
  const steps = itemSteps(collection, 'any-other');
  const known = new Set([...(Array.isArray(required) ? required.map(String) : []), 'confirm']);
  const own = FACTS.test(file) && isObject(properties) ? Object.keys(properties) : [];
  const fields = own.flatMap((key): Field[] => {
    const node = project.schemas.alongPath(schema, [...steps, key]).at(-1) ?? {};
    const item = project.schemas.alongPath(schema, [...steps, key, '0'])[steps.length + 2];
    const isPlain =
      /^(?:number|integer|string)$/.test(String(item?.type ?? node.type)) || node.enum;
    if (known.has(key) || !isPlain) return [];
    const about = String(node.hint ?? node.description ?? '');
    return [{ key, title: String(node.title ?? key), about, mayLack: true, isDay: false }];
  });
  const parts = (adds.with ?? []).flatMap((word) => {
    const other = collectionsOf(project).find((one) => one.adds.word === word);
    return other?.adds.in === undefined ? [] : partOf(other);
  });
  return [...fields, ...parts, ...partOf(collection)];
}

function partOf({ adds }: Collection): Field[] {
  const { in: key } = adds;
  return key === undefined
    ? []
    : [{ key, title: String(adds.inTitle ?? key), about: '', mayLack: true, isDay: false }];
}

const WORDS = new Set(['line', 'name', 'paragraphs', 'list', 'body', 'sentence']);

/** True for a part that is nothing but words. */
export function isWords({ definition }: JsonObject): boolean {
  return WORDS.has(String(definition));
}

/** True for words that somebody has to write, in a list or in each language too. */
function holdsWords(project: Project, schema: string, steps: readonly string[]): boolean {
  const node = project.schemas.alongPath(schema, steps)[steps.length];
  if (!node) return false;
  if (node.type === 'array') return isWords(node) || holdsWords(project, schema, [...steps, '0']);
  return isWords(node) || valueAt(node, ['propertyNames', 'reference']) === 'locale';
}
