import {
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  pointerSteps,
} from '../../content/json.ts';
import type { References } from './reference-keywords.ts';
import { type SchemaPlace, SchemaPlaces } from './schema-places.ts';
import type { SchemaError, SchemaFile, Validators } from './validators.ts';

export type { SchemaError, SchemaFile };

/** Keys that no page may say differently. */
const NOTES = new Set(['$schema', 'confirm']);

/** Stands for every key that a schema does not name. */
const ANY_OTHER = '';

/** A part of a schema, the references to it, and its parts looked up so far. */
interface Described {
  readonly place: SchemaPlace;
  /** The parts with a `$ref` on the way to `node`, the first one first. */
  readonly referring: readonly JsonObject[];
  readonly node: JsonObject | undefined;
  readonly parts: Map<string, Described>;
}

type VisitPart = (node: JsonObject, value: Json, part: 'value' | 'key', pointer: string) => void;

/** All schemas; validates a value against any schema or part of one. */
export class SchemaSet {
  readonly #validators: Validators;
  readonly #schemas: ReadonlyMap<string, JsonObject>;
  readonly #places: SchemaPlaces;
  readonly #known = new Map<string, Described>();
  readonly #ways = new Map<string, readonly JsonObject[]>();

  /** @param validators compiled from these schemas */
  constructor(files: readonly SchemaFile[], validators: Validators) {
    this.#schemas = new Map(files.map(({ path, schema }) => [path, schema]));
    this.#validators = validators;
    this.#places = new SchemaPlaces(this.#schemas);
  }

  has(path: string): boolean {
    return this.#schemas.has(path);
  }

  /** All errors of a value; `references` holds the names that exist. */
  errors(address: string, value: Json, references: References): SchemaError[] {
    const all = this.#validators.errors(address, value, references);
    return all.filter((error) => !this.#isAbsent(address, error));
  }

  /** In facts `null` means that there is no value: allowed unless the key is required. */
  #isAbsent(address: string, { data, instancePath }: SchemaError): boolean {
    if (data !== null || instancePath === '' || !/^facts\/[^#]+$/.test(address)) return false;
    const steps = pointerSteps(instancePath);
    const { required } = this.alongPath(address, steps.slice(0, -1)).at(-1) ?? {};
    return !(Array.isArray(required) && required.includes(steps.at(-1) ?? ''));
  }

  /** The addresses of all schemas, their definitions, and the parts that pages may override. */
  addresses(): string[] {
    const parts = new Set<string>(this.#schemas.keys());
    for (const [path, { definitions }] of this.#schemas)
      for (const name of Object.keys(isObject(definitions) ? definitions : {}))
        parts.add(`${path}#/definitions/${name}`);
    for (const path of this.#schemas.keys())
      if (path.startsWith('facts/')) this.#addParts({ path, pointer: '' }, parts);
    return [...parts];
  }

  #addParts(at: SchemaPlace, parts: Set<string>): void {
    const place = this.#places.follow(at);
    const { properties } = this.#places.node(place) ?? {};
    for (const step of [...Object.keys(isObject(properties) ? properties : {}), ANY_OTHER]) {
      const next = NOTES.has(step) ? undefined : this.#places.stepInto(place, step);
      const address = next && `${next.path}#${next.pointer}`;
      if (!address || parts.has(address)) continue;
      parts.add(address);
      this.#addParts(next, parts);
    }
  }

  /**
   * The address of the schema part that describes a value: `facts/season.schema.json` and
   * `['closures', 'august', 'to']` lead to that of a date. Undefined when nothing describes it.
   */
  addressOf(path: string, steps: readonly string[]): string | undefined {
    let at: SchemaPlace | undefined = this.has(path) ? { path, pointer: '' } : undefined;
    for (const step of steps) at = at && this.#places.stepInto(this.#places.follow(at), step);
    return at && `${at.path}#${at.pointer}`;
  }

  /**
   * The ids that a value names under the keyword `texts`, by the place where their texts stand.
   * A place that the value leaves empty has an empty set.
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
   * Visits every part of a value with the schema part that describes it, and every key with the
   * schema of its group's names. A reference comes before its target.
   */
  eachPart(path: string, value: Json, visit: VisitPart): void {
    this.#visit(this.#described({ path, pointer: '' }), value, visit, '');
  }

  #visit(described: Described, value: Json, visit: VisitPart, pointer: string): void {
    const { referring, node } = described;
    for (const own of referring) visit(own, value, 'value', pointer);
    if (node) visit(node, value, 'value', pointer);
    if (typeof value !== 'object' || value === null) return;
    const names = node?.propertyNames;
    for (const key of Object.keys(value)) {
      const at = `${pointer}/${escapePointer(key)}`;
      if (isObject(names)) visit(names, key, 'key', at);
      const part = this.#partOf(described, key);
      if (part) this.#visit(part, (value as JsonObject)[key] ?? null, visit, at);
    }
  }

  /** The description of a part, cached: pages of one template share it. */
  #partOf({ place, node, parts }: Described, key: string): Described | undefined {
    const isNamed = isObject(node?.properties) && Object.hasOwn(node.properties, key);
    const name = isNamed ? key : ANY_OTHER;
    const known = parts.get(name);
    if (known) return known;
    const next = this.#places.stepInto(place, key);
    if (!next) return undefined;
    const described = this.#described(next);
    parts.set(name, described);
    return described;
  }

  #described(at: SchemaPlace): Described {
    const address = `${at.path}#${at.pointer}`;
    const known = this.#known.get(address);
    if (known) return known;
    const place = this.#places.follow(at);
    const referring = this.#places
      .referring(at)
      .map((one) => this.#places.node(one))
      .filter((own) => own !== undefined);
    const described = { place, referring, node: this.#places.node(place), parts: new Map() };
    this.#known.set(address, described);
    return described;
  }

  /**
   * The schema parts along the path to a fact, the whole first. Keywords beside a `$ref` win over
   * those of its target; `definition` is the name of the target.
   */
  alongPath(path: string, steps: readonly string[]): readonly JsonObject[] {
    const way = [path, ...steps].join('\n');
    const known = this.#ways.get(way) ?? this.#along(path, steps);
    this.#ways.set(way, known);
    return known;
  }

  #along(path: string, steps: readonly string[]): JsonObject[] {
    const described: JsonObject[] = [];
    let at: SchemaPlace | undefined = { path, pointer: '' };
    for (const step of [undefined, ...steps]) {
      if (step !== undefined) at = at && this.#places.stepInto(this.#places.follow(at), step);
      if (!at) break;
      const place = this.#places.follow(at);
      const definition = /^\/definitions\/(.+)$/.exec(place.pointer)?.[1] ?? '';
      described.push({ ...this.#places.node(place), ...this.#places.node(at), definition });
    }
    return described;
  }
}
