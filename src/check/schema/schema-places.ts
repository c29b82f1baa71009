import { isObject, type Json, type JsonObject } from '../../content/json.ts';
import { BASE } from './validators.ts';

/** A part of a schema: its file, relative to the schema folder, and the JSON pointer into it. */
export interface SchemaPlace {
  readonly path: string;
  readonly pointer: string;
}

/** Follows references and steps from one part of the schemas to another. */
export class SchemaPlaces {
  readonly #schemas: ReadonlyMap<string, JsonObject>;
  readonly #nodes = new Map<string, JsonObject | undefined>();

  constructor(schemas: ReadonlyMap<string, JsonObject>) {
    this.#schemas = schemas;
  }

  /** The object at a place; undefined when there is none. */
  node({ path, pointer }: SchemaPlace): JsonObject | undefined {
    const address = `${path}#${pointer}`;
    if (this.#nodes.has(address)) return this.#nodes.get(address);
    let node: Json | undefined = this.#schemas.get(path);
    for (const step of pointer.split('/').slice(1)) node = isObject(node) ? node[step] : undefined;
    const found = isObject(node) ? node : undefined;
    this.#nodes.set(address, found);
    return found;
  }

  /** The place that a chain of `$ref` leads to; the same place without one. */
  follow(at: SchemaPlace): SchemaPlace {
    const next = this.#referred(at);
    return next ? this.follow(next) : at;
  }

  /** The places with a `$ref` on the way to the one that `follow` finds. */
  referring(at: SchemaPlace): SchemaPlace[] {
    const next = this.#referred(at);
    return next ? [at, ...this.referring(next)] : [];
  }

  #referred(at: SchemaPlace): SchemaPlace | undefined {
    const reference = this.node(at)?.$ref;
    if (typeof reference !== 'string') return undefined;
    const [file = '', pointer = ''] = reference.split('#');
    const path = file === '' ? at.path : new URL(file, BASE + at.path).href.slice(BASE.length);
    return { path, pointer };
  }

  /** The part that describes one key, or the items, of the value that a place describes. */
  stepInto(at: SchemaPlace, step: string): SchemaPlace | undefined {
    const node = this.node(at);
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
