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

/** The words of a schema around one value. */
export interface Description {
  /** The shared definition that it refers to: `euro`, `date`. */
  readonly definition: string | undefined;
  readonly title: string;
  /** What the value counts: «enti», «settimane». */
  readonly nouns: readonly string[];
}

interface SchemaPlace {
  readonly path: string;
  readonly pointer: string;
}

/** All schemas, compiled once; validates a value against any of them or any part of them. */
export class SchemaSet {
  readonly #ajv: Ajv;
  readonly #schemas: ReadonlyMap<string, JsonObject>;
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

  /** What the schema tells of a value besides its limits; undefined when nothing describes it. */
  describe(path: string, steps: readonly string[]): Description | undefined {
    const [file, pointer] = this.addressOf(path, steps)?.split('#') ?? [];
    if (file === undefined || pointer === undefined) return undefined;
    const own = this.#node({ path: file, pointer });
    const reference = typeof own?.$ref === 'string' ? own.$ref : '';
    return {
      definition: /#\/definitions\/(\w+)$/.exec(reference)?.[1],
      title: typeof own?.title === 'string' ? own.title : '',
      nouns: Array.isArray(own?.nouns) ? own.nouns.map(String) : [],
    };
  }

  /**
   * The ids that a value names under the keyword `texts`, by the place where their texts stand.
   * A place of the schema that the value leaves empty has an empty set.
   */
  textIds(path: string, value: Json): ReadonlyMap<string, ReadonlySet<string>> {
    const ids = new Map<string, Set<string>>();
    const note = (node: JsonObject | undefined, id: Json) => {
      if (typeof node?.texts !== 'string') return;
      const set = ids.get(node.texts) ?? new Set();
      ids.set(node.texts, typeof id === 'string' ? set.add(id) : set);
    };
    const walk = (at: SchemaPlace, current: Json) => {
      const place = this.#follow(at);
      const node = this.#node(place);
      note(this.#node(at), current);
      if (place !== at) note(node, current);
      if (typeof current !== 'object' || current === null) return;
      for (const [key, child] of Object.entries(current)) {
        if (isObject(node?.propertyNames)) note(node.propertyNames, key);
        const next = this.#stepInto(place, key);
        if (next) walk(next, child);
      }
    };
    walk({ path, pointer: '' }, value);
    return ids;
  }

  #compiled(address: string): ValidateFunction {
    const validate = this.#ajv.getSchema(BASE + address);
    if (!validate) throw new Error(`no schema at ${address}`);
    return validate as ValidateFunction;
  }

  #node({ path, pointer }: SchemaPlace): JsonObject | undefined {
    let node: Json | undefined = this.#schemas.get(path);
    for (const step of pointer.split('/').slice(1)) node = isObject(node) ? node[step] : undefined;
    return isObject(node) ? node : undefined;
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
