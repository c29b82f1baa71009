import { holds, type Described as SchemaPart, SchemaTree } from '../../check/schema/schema-tree.ts';
import { isObject, type Json, type JsonObject } from '../../content/json.ts';

/** What the schemas say about a value: its own keywords, then those that `$ref` adds. */
export interface Described {
  readonly node: JsonObject;
  /** Names of the shared definitions it refers to, nearest first: `['line']`. */
  readonly definitions: readonly string[];
  /** The part of the schemas in which its own parts are found. */
  readonly at: SchemaPart;
}

/** The schemas as data for forms: follows references, and picks the branch that a value fits. */
export class SchemaBook extends SchemaTree {
  /** Describes a whole file; undefined if there is no such schema. */
  file(path: string, value: Json | undefined): Described | undefined {
    return this.has(path) ? this.#shown(this.described({ path, pointer: '' }), value) : undefined;
  }

  /** Describes a member of a group or an item of a list; undefined if none is allowed there. */
  part({ at }: Described, key: string, value: Json | undefined): Described | undefined {
    const part = this.partOf(at, key);
    return part && this.#shown(part, value);
  }

  /** The schema for the names in a group with free names. */
  names({ at }: Described): JsonObject {
    if (!isObject(at.node?.propertyNames)) return {};
    return this.#shown(this.partAt(at, 'propertyNames', ' names'), undefined).node;
  }

  #shown(at: SchemaPart, value: Json | undefined): Described {
    const [first, ...others] = at.referring;
    const target = this.#chosen(at, value);
    const definitions = at.referring.flatMap(
      ({ $ref }) => /#\/definitions\/(.+)$/.exec(String($ref))?.[1] ?? [],
    );
    if (!first) return target;
    // The description of a definition is generic: only the value's own helps in a form.
    const {
      description: _,
      hint: __,
      ...known
    } = Object.assign({}, target.node, ...others.toReversed());
    const { $ref: ___, ...node } = { ...known, ...first };
    return { ...target, node, definitions: [...definitions, ...target.definitions] };
  }

  /** `if … then … else`: the schemas use it for a text that may be a group. */
  #chosen(at: SchemaPart, value: Json | undefined): Described {
    const { if: condition, then: _, else: __, ...rest } = at.node ?? {};
    const step = condition !== undefined && holds(condition, value) ? 'then' : 'else';
    if (!isObject(at.node?.[step])) return { node: rest, definitions: [], at };
    const { title, description, hint, examples, ...own } = rest;
    const branch = this.#shown(this.partAt(at, step, ` ${step}`), value);
    const words = { title, description, hint, examples } as JsonObject;
    return { ...branch, node: { ...branch.node, ...own, ...words } };
  }
}
