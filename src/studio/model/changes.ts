import { diff } from '../../author/decide/line-diff.ts';
import { isObject, type Json } from '../../content/json.ts';
import { childOf } from './edit.ts';
import { idOf } from './field.ts';

/** A value that differs between two versions of a file; undefined in a version that lacks it. */
export interface Difference {
  readonly pointer: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Its new index among its siblings, from 0, if it moved. */
  readonly index?: number;
}

/** A part of a list or a group, with a key that does not depend on its position. */
type Part = readonly [key: string, part: Json];

/**
 * The smallest values that differ. Lists of different lengths and parts in another order differ as
 * a whole: their items cannot be paired.
 */
export function differences(
  before: Json | undefined,
  after: Json | undefined,
  pointer = '',
): Difference[] {
  // The order of keys counts: some groups are shown in the order of the file.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const keys = sharedKeys(before, after);
  if (!keys) return [{ pointer, before, after }];
  const [a, b] = [Object(before), Object(after)];
  return keys.flatMap((key) => differences(a[key], b[key], childOf(pointer, key)));
}

/** The keys of two groups, or of two equally long lists; undefined if they differ as a whole. */
function sharedKeys(before: Json | undefined, after: Json | undefined): string[] | undefined {
  const [was, is] = [partsOf(before), partsOf(after)];
  const isList = Array.isArray(before);
  if (!was || !is || isList !== Array.isArray(after)) return undefined;
  const [a, b] = [was, is].map((parts) => parts.map(([key]) => key)) as [string[], string[]];
  const [kept, left] = [new Set(a), new Set(b)];
  const isReordered =
    a.filter((key) => left.has(key)).join() !== b.filter((key) => kept.has(key)).join();
  if (isReordered || (isList && a.length !== b.length)) return undefined;
  return isList ? Object.keys(a) : [...new Set([...a, ...b])];
}

function partsOf(value: Json | undefined): Part[] | undefined {
  if (!Array.isArray(value)) return isObject(value) ? Object.entries(value) : undefined;
  return value.map((part) => [idOf(part) ?? JSON.stringify(part), part]);
}

/** What changes, for a person: in lists and reordered groups part by part. */
export function changes(
  before: Json | undefined,
  after: Json | undefined,
  pointer = '',
): Difference[] {
  return differences(before, after, pointer).flatMap(partByPart);
}

/** Parts that were moved, added, removed or replaced. */
function partByPart(one: Difference): Difference[] {
  const { before, after, pointer } = one;
  const [was, is] = [partsOf(before), partsOf(after)];
  const isList = Array.isArray(before);
  if (!was || !is || isList !== Array.isArray(after)) return [one];
  const steps = diff(
    was.map(([key]) => key),
    is.map(([key]) => key),
  );
  const added = new Set(
    steps.flatMap(({ kind, to }) => (kind === 'added' ? (is[to]?.[0] ?? []) : [])),
  );
  /** Moved parts by key. */
  const moved = new Map<string, Json>();
  for (const { kind, from } of steps) {
    const part = was[from];
    if (kind === 'removed' && part && added.has(part[0])) moved.set(...part);
  }
  const result: Difference[] = [];
  /** Removed parts, until a new one replaces them. */
  const removed: Difference[] = [];
  for (const { kind, from, to } of steps) {
    const [key, part] = (kind === 'removed' ? was[from] : is[to]) ?? ['', null];
    const at = childOf(pointer, isList ? to : key);
    if (kind === 'removed') {
      if (!moved.has(key)) removed.push({ pointer: at, before: part, after: undefined });
      continue;
    }
    const isMoved = kind === 'added' && moved.has(key);
    if (isMoved) result.push({ pointer: at, before: moved.get(key), after: part, index: to });
    if (kind === 'same') result.push(...removed.splice(0));
    const replaced = isList && kind === 'added' && !isMoved ? removed.shift()?.before : undefined;
    const own = isMoved ? moved.get(key) : kind === 'same' ? was[from]?.[1] : replaced;
    result.push(...changes(own, part, at));
  }
  return [...result, ...removed];
}
