import { isObject, type Json, sameJson } from '../../content/json.ts';
import { childOf } from './edit.ts';
import { idOf } from './field.ts';
import { wordDiff } from './word-diff.ts';

/** A value that differs between two versions of a file; undefined in a version that lacks it. */
export interface Difference {
  readonly pointer: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Its new index among its siblings, from 0, if it moved. */
  readonly place?: number;
}

/**
 * The smallest values that differ. Lists of different lengths and reordered parts differ as a
 * whole: their items cannot be paired.
 */
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

/** Equal, key order included: some groups are shown in the order of the file. */
function sameOrder(a: Json, b: Json): boolean {
  return sameJson(a, b) && JSON.stringify(a) === JSON.stringify(b);
}

/** The keys of two groups, or of two equally long lists; undefined if they differ as a whole. */
function sharedKeys(a: Json, b: Json): string[] | undefined {
  if (isReordered(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length ? Object.keys(a) : undefined;
  if (!isObject(a) || !isObject(b)) return undefined;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

/** The parts of a list or a group, each with a key that does not depend on its position. */
function partsOf(value: Json | undefined): (readonly [key: string, part: Json])[] {
  if (!Array.isArray(value)) return isObject(value) ? Object.entries(value) : [];
  return value.map((part) => [idOf(part) ?? JSON.stringify(part), part] as const);
}

function isReordered(a: Json | undefined, b: Json | undefined): boolean {
  const [before, after] = [a, b].map((value) => partsOf(value).map(([key]) => key));
  return (
    Array.isArray(a) === Array.isArray(b) &&
    !sameJson(before ?? [], after ?? []) &&
    sameJson((before ?? []).toSorted(), (after ?? []).toSorted())
  );
}

/** What moved among its siblings, and what else changed; undefined if the order is the same. */
export function moves({ before, after, pointer }: Difference): Difference[] | undefined {
  if (!isReordered(before, after)) return undefined;
  const [was, is] = [partsOf(before), partsOf(after)];
  const told = wordDiff(
    was.map(([key]) => key),
    is.map(([key]) => key),
  );
  const moved = new Set(told.flatMap(({ kind, tokens }) => (kind === 'new' ? tokens : [])));
  return is.flatMap(([key, part], place) => {
    const own = was.find(([other]) => other === key)?.[1];
    const at = childOf(pointer, Array.isArray(after) ? place : key);
    const move = { pointer: at, before: own, after: part, place };
    return [...(moved.has(key) ? [move] : []), ...differences(own, part, at)];
  });
}
