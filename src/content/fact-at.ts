import { type Json, plain, valueAt } from './json.ts';
import type { Facts } from './types.ts';

/**
 * The value of a fact as the page shows it, or undefined.
 * @param path `prices.week`
 */
export function findFact(facts: Facts, path: string): Json | undefined {
  return valueAt(plain(facts), path.split('.')) ?? undefined;
}

/**
 * The value of a fact that must exist.
 * @throws RangeError if it does not: there are no default prices
 */
export function factAt(facts: Facts, path: string): Json {
  const value = findFact(facts, path);
  if (value === undefined) throw new RangeError(`no fact at ${path}`);
  return value;
}
