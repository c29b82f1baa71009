import { type Json, plain, valueAt } from './json.ts';
import type { Facts } from './types.ts';

/**
 * The value of a fact, as the page shows it; undefined when there is none.
 * @param path `prices.week`
 */
export function findFact(facts: Facts, path: string): Json | undefined {
  return valueAt(plain(facts), path.split('.')) ?? undefined;
}

/**
 * The same, where there must be one.
 * @throws RangeError when the path leads to no fact: a missing price is no price
 */
export function factAt(facts: Facts, path: string): Json {
  const value = findFact(facts, path);
  if (value === undefined) throw new RangeError(`no fact at ${path}`);
  return value;
}
