import { type Json, plain, valueAt } from './json.ts';
import type { Facts } from './types.ts';

/**
 * The value of a fact, as the page shows it.
 * @param path `prices.sportCity.week`
 * @throws RangeError when the path leads to no fact: a missing price is no price
 */
export function factAt(facts: Facts, path: string): Json {
  const value = valueAt(plain(facts), path.split('.'));
  if (value === undefined) throw new RangeError(`no fact at ${path}`);
  return value;
}
