import { isObject, type Json, sameJson } from '../../content/json.ts';
import { childOf } from './edit.ts';

/** A value that is another in two forms of one file; undefined where a form lacks it. */
export interface Difference {
  readonly pointer: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The smallest values that differ. Lists of different lengths differ as a whole: nobody knows which item is which. */
export function differences(
  before: Json | undefined,
  after: Json | undefined,
  pointer = '',
): Difference[] {
  if (before !== undefined && after !== undefined) {
    if (sameOrder(before, after)) return [];
    const keys = sharedKeys(before, after);
    if (keys) {
      const [a, b] = [before as { [key: string]: Json }, after as { [key: string]: Json }];
      return keys.flatMap((key) => differences(a[key], b[key], childOf(pointer, key)));
    }
  }
  return [{ pointer, before, after }];
}

/** Equal, the order of the keys included: a list of tabs and a group that is drawn in its order are read as typed. */
function sameOrder(a: Json, b: Json): boolean {
  return sameJson(a, b) && JSON.stringify(a) === JSON.stringify(b);
}

/** The keys of two groups, or of two lists of one length; undefined for what can only differ as a whole. */
function sharedKeys(a: Json, b: Json): string[] | undefined {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length ? Object.keys(a) : undefined;
  if (!isObject(a) || !isObject(b)) return undefined;
  if (sameJson(a, b)) return undefined;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}
