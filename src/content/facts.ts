import { asJsonObject, isObject, type Json, type JsonObject, valueAt } from './json.ts';
import { memoize } from './memoize.ts';
import type { Facts } from './types.ts';

/** Whether a key is content: not the editor's `$schema`, nor the manager's `confirm`. */
export function isFactKey(key: string): boolean {
  return key !== '$schema' && key !== 'confirm';
}

/** The keys of a group with content. */
export function factKeys(group: object): string[] {
  return Object.keys(group).filter(isFactKey);
}

/** A value without the manager's notes and the editor's `$schema`. */
export function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => isFactKey(key));
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutNotes(child)]));
}

/** Every path of a fact and its value: `season`, `season.closures`, `season.closures.august.to`. */
export function* eachFact(facts: JsonObject, prefix = ''): Generator<[path: string, value: Json]> {
  for (const [key, value] of Object.entries(facts)) {
    if (!isFactKey(key)) continue;
    const path = prefix + key;
    yield [path, value];
    if (isObject(value)) yield* eachFact(value, `${path}.`);
  }
}

/**
 * The facts as one page shows them: the official ones, overridden by what the page `says`.
 * @throws RangeError for a path in `says` without a fact
 */
export function resolveFacts<T extends object>(
  facts: T,
  says: Readonly<Record<string, Json>> | undefined,
): T {
  let resolved = facts;
  for (const [path, value] of Object.entries(says ?? {}))
    resolved = replaced(resolved, path.split('.'), value, path);
  return resolved;
}

function replaced<T extends object>(
  group: T,
  [step = '', ...rest]: readonly string[],
  value: Json,
  path: string,
): T {
  const current: unknown = Object.hasOwn(group, step) ? Reflect.get(group, step) : undefined;
  if (current === undefined) throw new RangeError(`no fact at ${path}`);
  if (rest.length === 0) return { ...group, [step]: value };
  if (!isObject(current)) throw new RangeError(`no fact at ${path}`);
  return { ...group, [step]: replaced(current, rest, value, path) };
}

/**
 * The value of a fact as the page shows it, which must exist.
 * @param path `prices.week`
 * @throws RangeError if it does not: there are no default prices
 */
export function factAt(facts: Facts, path: string): Json {
  const value = valueAt(asJsonObject(facts), path.split('.')) ?? undefined;
  if (value === undefined) throw new RangeError(`no fact at ${path}`);
  return value;
}

/** Once per file: a page asks for each fact of the site. */
const cleanFile = memoize((file: object) => withoutNotes(file as Json));

/**
 * A file cast to its type: validation has shown that it matches the schema.
 * @throws RangeError for a missing file
 */
export function parsedFile<T>(files: ReadonlyMap<string, Json>, path: string): T {
  const value = files.get(path);
  if (value === undefined) throw new RangeError(`no content file ${path}`);
  return (typeof value === 'object' && value !== null ? cleanFile(value) : value) as T;
}
