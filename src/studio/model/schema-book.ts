import { isObject, type Json, type JsonObject } from '../../content/json.ts';

/** What the schemas say about a value: its own keywords, then those that `$ref` adds. */
export interface Described {
  readonly node: JsonObject;
  /** Names of the shared definitions it refers to, nearest first: `['line']`. */
  readonly definitions: readonly string[];
  /** The schema file of the node, to resolve references in it. */
  readonly path: string;
}

const FOLDER = 'schema:///';

/** The schemas as data for forms: follows references, and picks the branch that a value fits. */
export class SchemaBook {
  readonly #schemas: Readonly<Record<string, Json>>;

  constructor(schemas: Readonly<Record<string, Json>>) {
    this.#schemas = schemas;
  }

  /** Describes a whole file; undefined if there is no such schema. */
  file(path: string, value: Json | undefined): Described | undefined {
    const node = this.#schemas[path];
    return isObject(node) ? this.#resolved(node, path, [], value) : undefined;
  }

  /** Describes a member of a group or an item of a list; undefined if none is allowed there. */
  part({ node, path }: Described, key: string, value: Json | undefined): Described | undefined {
    const { properties, additionalProperties, items } = node;
    const own =
      isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
    const found = own ?? additionalProperties ?? items;
    return isObject(found) ? this.#resolved(found, path, [], value) : undefined;
  }

  /** The schema for the names in a group with free names. */
  names({ node, path }: Described): JsonObject {
    const { propertyNames } = node;
    return isObject(propertyNames) ? this.#resolved(propertyNames, path, [], undefined).node : {};
  }

  #resolved(
    node: JsonObject,
    path: string,
    definitions: readonly string[],
    value: Json | undefined,
  ): Described {
    const { $ref: reference, ...own } = node;
    if (typeof reference === 'string') {
      const target = this.#at(reference, path);
      const next = this.#resolved(
        target.node,
        target.path,
        [...definitions, target.name].filter((name) => name !== ''),
        value,
      );
      // The description of a definition is generic: only the value's own helps in a form.
      const { description: _, hint: __, ...known } = next.node;
      return { ...next, node: { ...known, ...own } };
    }
    return this.#chosen({ node, definitions, path }, value);
  }

  /** `if … then … else`: the schemas use it for a text that may be a group. */
  #chosen(described: Described, value: Json | undefined): Described {
    const { if: condition, then, else: other, ...rest } = described.node;
    if (!isObject(condition)) return described;
    const branch = fits(condition, value) ? then : other;
    if (!isObject(branch)) return { ...described, node: rest };
    const { title, description, hint, examples, ...own } = rest;
    const next = this.#resolved(branch, described.path, described.definitions, value);
    const words = { title, description, hint, examples } as JsonObject;
    return { ...next, node: { ...next.node, ...own, ...words } };
  }

  #at(reference: string, from: string): { node: JsonObject; path: string; name: string } {
    const [file = '', pointer = ''] = reference.split('#');
    const path = file === '' ? from : new URL(file, FOLDER + from).href.slice(FOLDER.length);
    let node: Json | undefined = this.#schemas[path];
    for (const step of pointer.split('/').slice(1)) node = isObject(node) ? node[step] : undefined;
    const name = /^\/definitions\/(.+)$/.exec(pointer)?.[1] ?? '';
    return { node: isObject(node) ? node : {}, path, name };
  }
}

/** Covers the only conditions that the schemas use: `type: object` and required keys. */
function fits(condition: JsonObject, value: Json | undefined): boolean {
  if (condition.type === 'object' && !isObject(value)) return false;
  const required = Array.isArray(condition.required) ? condition.required : [];
  return required.every((key) => isObject(value) && Object.hasOwn(value, String(key)));
}
