import { factsNamed, factValue, isSelector, listCounted, withCounts } from './collection.ts';
import type { JsonObject } from './json.ts';
import { factsOfVenue, statedPath, withVenues } from './scope.ts';

/**
 * The fact to edit to change what a name shows. For the lowest price, it is the price of one venue;
 * for a count or all dates of a list, which have no field of their own, it is the list.
 * @param facts as the files state them
 * @param venue the venue of the page that shows it
 */
export function factBehind(facts: JsonObject, name: string, venue?: string): string {
  if (!name.split('.').some(isSelector)) return statedPath(facts, name, venue);
  const counted = withCounts(facts);
  const shown = venue === undefined ? withVenues(counted) : factsOfVenue(counted, venue);
  const named = factsNamed(shown, name);
  const value = factValue(shown, name);
  const one =
    named.length === 1 ? named[0] : named.find((path) => factValue(shown, path) === value);
  return statedPath(facts, one === undefined ? listOf(name) : (listCounted(one) ?? one), venue);
}

function listOf(name: string): string {
  const steps = name.split('.');
  return steps.slice(0, steps.findIndex(isSelector)).join('.');
}
