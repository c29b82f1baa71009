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
      if (isObject(value)) continue;
      for (const group of [path, ...groupsOf(path)])
        if (!this.#leaves.get(group)?.push(path)) this.#leaves.set(group, [path]);
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
    const isList = (group: string) => Array.isArray(valueAt(this.#facts, group.split('.')));
    const list = groupsOf(path).find(isList);
    return list === undefined ? [] : [list];
  }
}

/** `season.closures.august.to` → `season.closures.august`, `season.closures`, `season`. */
export function groupsOf(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, steps.length - 1 - index).join('.'));
}
