import { eachFact } from '../../content/facts.ts';
import { isObject, type JsonObject, valueAt } from '../../content/json.ts';

/** The facts as paths: which are single values, and which values a group holds. */
export class FactTree {
  readonly #facts: JsonObject;
  /** The single values below each path, itself included. */
  readonly #leaves = new Map<string, string[]>();

  constructor(facts: JsonObject) {
    this.#facts = facts;
    for (const [path, value] of eachFact(facts)) {
      if (!isObject(value)) for (const group of [path, ...groupsOf(path)]) this.#note(group, path);
    }
  }

  /** The paths of all single values; a list is one value. */
  get leaves(): string[] {
    return [...this.#leaves].flatMap(([path, leaves]) => (leaves[0] === path ? [path] : []));
  }

  /** The single values of a path: itself, those of its group, or the list it leads into. */
  below(path: string): readonly string[] {
    const known = this.#leaves.get(path);
    if (known) return known;
    const list = groupsOf(path).find((group) => this.#isList(group));
    return list === undefined ? [] : [list];
  }

  #isList(path: string): boolean {
    return Array.isArray(valueAt(this.#facts, path.split('.')));
  }

  #note(group: string, leaf: string): void {
    const leaves = this.#leaves.get(group);
    if (leaves) leaves.push(leaf);
    else this.#leaves.set(group, [leaf]);
  }
}

/** `season.closures.august.to` → `season.closures.august`, `season.closures`, `season`. */
export function groupsOf(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, steps.length - 1 - index).join('.'));
}
