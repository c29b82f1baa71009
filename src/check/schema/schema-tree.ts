import { childOf, isObject, type Json, type JsonObject } from '../../content/json.ts';
import { memoizeEach } from '../../content/memoize.ts';
import { VOCABULARY } from './reference-keywords.ts';

/** Makes the path of a schema a URI. */
export const BASE = 'schema:///';

/** A schema as data; its path is relative to the schema folder. */
export interface SchemaFile {
  readonly path: string;
  readonly schema: JsonObject;
}

/** Stands for every key that a schema does not name. */
const ANY_OTHER = '';

/** Where a part of a schema is: its file, relative to the schema folder, and the JSON pointer. */
interface SchemaLocation {
  readonly path: string;
  readonly pointer: string;
}

/** A part of a schema, what its `$ref`s lead to, and its parts looked up so far. */
export interface Described {
  /** Where its `$ref`s lead; the part itself without one. */
  readonly location: SchemaLocation;
  readonly node: JsonObject | undefined;
  /** The parts with a `$ref` on the way there, the first one first. */
  readonly referring: readonly JsonObject[];
  /** The node with the keywords beside the first `$ref`, and the name of its `definition`. */
  readonly whole: JsonObject;
  readonly parts: Map<string, Described>;
}

const OURS: ReadonlySet<string> = new Set(VOCABULARY);

type VisitPart = (node: JsonObject, value: Json, part: 'value' | 'key', pointer: string) => void;

/** All schemas as data: finds the part that describes a value. */
export class SchemaTree {
  readonly #schemas: ReadonlyMap<string, JsonObject>;
  readonly #known = new Map<string, Described>();

  constructor(files: readonly SchemaFile[]) {
    this.#schemas = new Map(files.map(({ path, schema }) => [path, schema]));
  }

  has(path: string): boolean {
    return this.#schemas.has(path);
  }

  /**
   * The ids that a value names under the keyword `texts`, by the location of their texts.
   * A location that the value leaves empty has an empty set.
   */
  textIds(path: string, value: Json): ReadonlyMap<string, ReadonlySet<string>> {
    const ids = new Map<string, Set<string>>();
    this.eachPart(path, value, ({ texts }, id) => {
      if (typeof texts !== 'string') return;
      const set = ids.get(texts) ?? new Set();
      ids.set(texts, typeof id === 'string' ? set.add(id) : set);
    });
    return ids;
  }

  /**
   * Visits every part of a group whose part of the schema has a keyword of ours, and every key with the
   * schema of its group's names. A reference comes before its target, a condition before its branch.
   */
  eachPart(path: string, value: Json, visit: VisitPart): void {
    if (typeof value !== 'object' || value === null) return;
    for (const part of this.#partsOf(value, path)) visit(...part);
  }

  /** Several rules visit a file, and again after an edit of another. */
  readonly #partsOf = memoizeEach((value: object, path) => {
    const parts: Parameters<VisitPart>[] = [];
    const keep: VisitPart = (...part) => {
      if (Object.keys(part[0]).some((key) => OURS.has(key))) parts.push(part);
    };
    this.#visit(this.described({ path, pointer: '' }), value as Json, keep, '');
    return parts;
  });

  #visit(described: Described, value: Json, visit: VisitPart, pointer: string): void {
    const { referring, node } = described;
    for (const own of referring) visit(own, value, 'value', pointer);
    if (node) visit(node, value, 'value', pointer);
    const branch = node?.if && (holds(node.if, value) ? 'then' : 'else');
    if (branch && isObject(node[branch]))
      this.#visit(this.partAt(described, branch, ` ${branch}`), value, visit, pointer);
    if (typeof value !== 'object' || value === null) return;
    const names = node?.propertyNames;
    for (const key of Object.keys(value)) {
      const at = childOf(pointer, key);
      if (isObject(names)) visit(names, key, 'key', at);
      const part = this.partOf(described, key);
      if (part) this.#visit(part, (value as JsonObject)[key] ?? null, visit, at);
    }
  }

  /** What describes a key or the items of a value; pages of one template share it. */
  protected partOf(described: Described, key: string): Described | undefined {
    const { node, parts } = described;
    const isNamed = isObject(node?.properties) && Object.hasOwn(node.properties, key);
    const name = isNamed ? key : ANY_OTHER;
    const known = parts.get(name);
    if (known) return known;
    const others = ['additionalProperties', 'items'].find((keyword) => isObject(node?.[keyword]));
    const step = isNamed ? `properties/${key}` : others;
    if (step === undefined) return undefined;
    return this.partAt(described, step, name);
  }

  /** @param name under which the part is remembered */
  protected partAt(
    { location: { path, pointer }, parts }: Described,
    step: string,
    name: string,
  ): Described {
    const part = parts.get(name) ?? this.described({ path, pointer: `${pointer}/${step}` });
    parts.set(name, part);
    return part;
  }

  protected described(at: SchemaLocation): Described {
    const id = `${at.path}#${at.pointer}`;
    const known = this.#known.get(id);
    if (known) return known;
    const referring: JsonObject[] = [];
    let [location, node] = [at, this.#nodeAt(at)];
    while (typeof node?.$ref === 'string') {
      referring.push(node);
      const [file = '', pointer = ''] = node.$ref.split('#');
      const target = new URL(file, BASE + location.path).href.slice(BASE.length);
      location = { path: file === '' ? location.path : target, pointer };
      node = this.#nodeAt(location);
    }
    const definition = /^\/definitions\/(.+)$/.exec(location.pointer)?.[1] ?? '';
    const whole = { ...node, ...referring[0], definition };
    const described = { location, node, referring, whole, parts: new Map() };
    this.#known.set(id, described);
    return described;
  }

  #nodeAt({ path, pointer }: SchemaLocation): JsonObject | undefined {
    let node: Json | undefined = this.#schemas.get(path);
    for (const step of pointer.split('/').slice(1)) node = isObject(node) ? node[step] : undefined;
    return isObject(node) ? node : undefined;
  }

  /**
   * The schema parts along the path to a fact, the whole first. Keywords beside a `$ref` win over
   * those of its target; `definition` is the name of the target.
   */
  alongPath(path: string, steps: readonly string[]): readonly JsonObject[] {
    return this.#along(path, steps).map(({ whole }) => whole);
  }

  /** Whether the group of a value requires it, or no schema describes it. */
  requires(path: string, steps: readonly string[]): boolean {
    const way = this.alongPath(path, steps);
    const required = way.at(-2)?.required;
    if (way.length <= steps.length) return true;
    return Array.isArray(required) && required.includes(steps.at(-1) ?? '');
  }

  #along(path: string, steps: readonly string[]): Described[] {
    let last: Described | undefined = this.described({ path, pointer: '' });
    const way = [last];
    for (const step of steps) {
      last = last && this.partOf(last, step);
      if (last) way.push(last);
    }
    return way;
  }
}

/** One of the values that a schema lists, as people say it; undefined if the schema does not say. */
export function choiceTitle(
  { enum: values, enumDescriptions: titles }: JsonObject,
  value: Json,
): string | undefined {
  const at = Array.isArray(values) && Array.isArray(titles) ? values.indexOf(value) : -1;
  return at < 0 ? undefined : String(Object(titles)[at]);
}

/** Whether a condition (`if`) holds: ours ask only for a group, and for keys in it. */
export function holds(condition: Json, value: Json | undefined): boolean {
  const { required = [] } = Object(condition);
  return isObject(value) && [required].flat().every((key) => Object.hasOwn(value, String(key)));
}
