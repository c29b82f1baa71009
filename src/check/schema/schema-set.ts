import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isObject, type Json, type JsonObject } from '../../content/json.ts';
import { addOurFormats } from './formats.ts';
import { addReferenceKeywords, type References } from './reference-keywords.ts';

const BASE = 'schema:///';

/** A schema as data; its path is relative to the folder of schemas. */
export interface SchemaFile {
  readonly path: string;
  readonly schema: JsonObject;
}

export type SchemaError = ErrorObject<string, Record<string, unknown>>;

interface SchemaPlace {
  readonly path: string;
  readonly pointer: string;
}

/** All schemas, compiled once; validates a value against any of them or any part of them. */
export class SchemaSet {
  readonly #ajv: Ajv;
  readonly #schemas: ReadonlyMap<string, JsonObject>;
  readonly #nodes = new Map<string, JsonObject>();
  readonly #references: { current: References | undefined } = { current: undefined };

  constructor(files: readonly SchemaFile[]) {
    this.#ajv = new Ajv({
      allErrors: true,
      verbose: true,
      strict: true,
      strictTypes: false,
      multipleOfPrecision: 6,
    });
    addOurFormats(this.#ajv);
    addReferenceKeywords(this.#ajv, this.#references);
    this.#schemas = new Map(files.map(({ path, schema }) => [path, schema]));
    for (const { path, schema } of files) this.#ajv.addSchema({ ...schema, $id: BASE + path });
  }

  has(path: string): boolean {
    return this.#schemas.has(path);
  }

  /** All slips of a value; `references` says which names exist. */
  errors(path: string, value: Json, references: References): SchemaError[] {
    const validate = this.#compiled(path);
    this.#references.current = references;
    validate(value);
    return [...((validate.errors ?? []) as SchemaError[])];
  }

  /**
   * The address of the part of a schema that describes a value inside it: `season.schema.json` and
   * `['closures', 'august', 'to']` lead to the definition of a date. Undefined when nothing describes it.
   */
  addressOf(path: string, steps: readonly string[]): string | undefined {
    let at: SchemaPlace | undefined = { path, pointer: '' };
    for (const step of steps) at = at && this.#stepInto(this.#follow(at), step);
    return at && `${at.path}#${at.pointer}`;
  }

  /**
   * The ids that a value names under the keyword `texts`, by the place where their texts stand.
   * A place of the schema that the value leaves empty has an empty set.
   */
  textIds(path: string, value: Json): ReadonlyMap<string, ReadonlySet<string>> {
    const ids = new Map<string, Set<string>>();
    for (const [{ texts }, id] of this.parts(path, value)) {
      if (typeof texts !== 'string') continue;
      const set = ids.get(texts) ?? new Set();
      ids.set(texts, typeof id === 'string' ? set.add(id) : set);
    }
    return ids;
  }

  /**
   * Every part of a value with the part of the schema that describes it; a key, with what describes
   * the names of its group. A definition that is referred to comes after what refers to it.
   */
  *parts(
    path: string,
    value: Json,
    pointer = '',
  ): Generator<[node: JsonObject, value: Json, part: 'value' | 'key']> {
    const at = { path, pointer };
    const place = this.#follow(at);
    const node = this.#node(place);
    const own = place === at ? undefined : this.#node(at);
    if (own) yield [own, value, 'value'];
    if (node) yield [node, value, 'value'];
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (isObject(node?.propertyNames)) yield [node.propertyNames, key, 'key'];
      const next = this.#stepInto(place, key);
      if (next) yield* this.parts(next.path, child, next.pointer);
    }
  }

  /**
   * What the schema says of each value on the way to a fact, the whole first. What stands beside a
   * reference goes before what it refers to; `definition` is the name of the last reference.
   */
  describe(path: string, steps: readonly string[]): JsonObject[] {
    const described: JsonObject[] = [];
    let at: SchemaPlace | undefined = { path, pointer: '' };
    for (const step of [undefined, ...steps]) {
      if (step !== undefined) at = at && this.#stepInto(this.#follow(at), step);
      if (!at) break;
      const place = this.#follow(at);
      const definition = /^\/definitions\/(.+)$/.exec(place.pointer)?.[1] ?? '';
      described.push({ ...this.#node(place), ...this.#node(at), definition });
    }
    return described;
  }

  #compiled(address: string): ValidateFunction {
    const validate = this.#ajv.getSchema(BASE + address);
    if (!validate) throw new Error(`no schema at ${address}`);
    return validate as ValidateFunction;
  }

  #node({ path, pointer }: SchemaPlace): JsonObject | undefined {
    const known = this.#nodes.get(`${path}#${pointer}`);
    if (known) return known;
    let node: Json | undefined = this.#schemas.get(path);
    for (const step of pointer.split('/').slice(1)) node = isObject(node) ? node[step] : undefined;
    if (!isObject(node)) return undefined;
    this.#nodes.set(`${path}#${pointer}`, node);
    return node;
  }

  #follow(at: SchemaPlace): SchemaPlace {
    const reference = this.#node(at)?.$ref;
    if (typeof reference !== 'string') return at;
    const [file = '', pointer = ''] = reference.split('#');
    const path = file === '' ? at.path : new URL(file, BASE + at.path).href.slice(BASE.length);
    return this.#follow({ path, pointer });
  }

  #stepInto(at: SchemaPlace, step: string): SchemaPlace | undefined {
    const node = this.#node(at);
    const properties = node?.properties;
    if (isObject(properties) && Object.hasOwn(properties, step)) {
      return { path: at.path, pointer: `${at.pointer}/properties/${step}` };
    }
    if (isObject(node?.additionalProperties))
      return { ...at, pointer: `${at.pointer}/additionalProperties` };
    if (isObject(node?.items)) return { ...at, pointer: `${at.pointer}/items` };
    return undefined;
  }
}
