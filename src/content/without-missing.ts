import { factValue } from './collection.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { placeholdersOf } from './placeholders.ts';

/** The ids that a page lists, by each key on the path to their list: `sections` → `story`. */
type Entries = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Removes from a page and its texts what refers to facts without a value: a line of a list, or a
 * whole entry with its part of the page's structure. Text that cannot be removed is kept, and filling
 * it in throws.
 * @param texts with sentences resolved
 */
export function withoutMissing(
  page: Json,
  texts: Json,
  facts: Json,
): { readonly page: Json; readonly texts: Json } {
  const removed = new Map<string, Set<string>>();
  const note = (first: string, id: string) =>
    removed.set(first, (removed.get(first) ?? new Set()).add(id));
  const remaining = present(texts, [], { facts, entries: entriesOf(page), note });
  return {
    page: removed.size === 0 ? page : withoutKeys(page, [], removed),
    texts: remaining ?? texts,
  };
}

/** Whether a text may be removed: a line of a list, or a text in an entry that the page lists. */
export function isOptional(page: Json, steps: readonly string[]): boolean {
  const ids = entriesOf(page).get(steps[0] ?? '');
  return steps.slice(1).some((step) => /^\d+$/.test(step) || ids?.has(step));
}

interface RemovalContext {
  readonly facts: Json;
  readonly entries: Entries;
  note(first: string, id: string): void;
}

/** The value without what must be removed; undefined if nothing is left. */
function present(value: Json, path: readonly string[], context: RemovalContext): Json | undefined {
  if (typeof value === 'string') return showsMissing(value, context.facts) ? undefined : value;
  if (Array.isArray(value)) {
    const lines = value.map((line) => present(line, path, context)).filter(isPresent);
    return lines.length === 0 && value.length > 0 ? undefined : lines;
  }
  if (!isObject(value)) return value;
  const parts: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const part = present(child, [...path, key], context);
    const [first = ''] = path;
    if (part !== undefined) parts[key] = part;
    else if (context.entries.get(first)?.has(key)) context.note(first, key);
    else return undefined;
  }
  return parts;
}

function isPresent(line: Json | undefined): line is Json {
  return line !== undefined;
}

function showsMissing(text: string, facts: Json): boolean {
  return placeholdersOf(text).some(
    ({ kind, name }) => kind === 'fact' && (factValue(facts, name) ?? null) === null,
  );
}

function entriesOf(page: Json): Entries {
  const entries = new Map<string, Set<string>>();
  const visit = (value: Json, keys: readonly string[]) => {
    if (Array.isArray(value))
      for (const item of value) {
        const id = isObject(item) ? item.id : item;
        for (const key of typeof id === 'string' ? keys : [])
          entries.set(key, (entries.get(key) ?? new Set()).add(id as string));
        visit(item, keys);
      }
    else if (isObject(value))
      for (const [key, child] of Object.entries(value)) visit(child, [...keys, key]);
  };
  visit(page, []);
  return entries;
}

function withoutKeys(value: Json, keys: readonly string[], removed: Entries): Json {
  const isRemoved = (item: Json) => {
    const id = isObject(item) ? item.id : item;
    return typeof id === 'string' && keys.some((key) => removed.get(key)?.has(id));
  };
  if (Array.isArray(value))
    return value.filter((item) => !isRemoved(item)).map((item) => withoutKeys(item, keys, removed));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, child]) => [
    key,
    withoutKeys(child, [...keys, key], removed),
  ]);
  return Object.fromEntries(parts);
}
