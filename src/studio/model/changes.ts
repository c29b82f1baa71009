import { childOf, isObject, type Json } from '../../content/json.ts';
import { idOf } from './field.ts';

/** A value that differs between two versions of a file; undefined in a version that lacks it. */
export interface Difference {
  readonly pointer: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Whether its parts were reordered; other changes have separate rows. */
  readonly isReordered?: boolean;
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
  const parts = compared(before, after);
  if (
    !parts ||
    parts.isReordered ||
    (parts.isList && parts.beforeParts.length !== parts.afterParts.length)
  )
    return [{ pointer, before, after }];
  const [a, b] = [Object(before), Object(after)];
  const keys = parts.isList
    ? Object.keys(a)
    : [...parts.beforeByKey.keys(), ...parts.afterByKey.keys()];
  return [...new Set(keys)].flatMap((key) => differences(a[key], b[key], childOf(pointer, key)));
}

/** The parts of two lists or groups; undefined if they differ as a whole. */
function compared(before: Json | undefined, after: Json | undefined) {
  const [beforeParts, afterParts] = [partsOf(before), partsOf(after)];
  const isList = Array.isArray(before);
  if (!beforeParts || !afterParts || isList !== Array.isArray(after)) return undefined;
  const [beforeByKey, afterByKey] = [new Map(beforeParts), new Map(afterParts)];
  const sharedKeys = (parts: readonly Part[], others: ReadonlyMap<string, Json>) =>
    parts.flatMap(([key]) => (others.has(key) ? key : [])).join();
  return {
    beforeParts,
    afterParts,
    isList,
    beforeByKey,
    afterByKey,
    isReordered: sharedKeys(beforeParts, afterByKey) !== sharedKeys(afterParts, beforeByKey),
  };
}

function partsOf(value: Json | undefined): Part[] | undefined {
  if (!Array.isArray(value)) return isObject(value) ? Object.entries(value) : undefined;
  const seen = new Map<string, number>();
  return value.map((part) => {
    const key = idOf(part) ?? JSON.stringify(part);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    // Of equal items, the second counts as another.
    return [count === 0 ? key : `${key}\0${count}`, part];
  });
}

/** What changes, for a person: in lists and reordered groups part by part. */
export function changes(
  before: Json | undefined,
  after: Json | undefined,
  pointer = '',
): Difference[] {
  return differences(before, after, pointer).flatMap(partByPart);
}

/**
 * Parts that were removed, added or changed, then their order, if the remaining parts were
 * reordered. If a group was added or removed that contains only another group, the inner one is
 * reported.
 */
function partByPart(difference: Difference): Difference[] {
  const { before, after, pointer } = difference;
  const group = before === undefined ? after : after === undefined ? before : undefined;
  const [[key = '', only] = [], ...others] = Object.entries(isObject(group) ? group : {});
  if (isObject(only) && others.length === 0)
    return partByPart({
      pointer: childOf(pointer, key),
      before: before && only,
      after: after && only,
    });
  const parts = compared(before, after);
  if (!parts) return [difference];
  const { beforeParts, afterParts, isList, beforeByKey, afterByKey, isReordered } = parts;
  const at = ([key]: Part, index: number) => childOf(pointer, isList ? index : key);
  return [
    ...beforeParts.flatMap((part, index) =>
      afterByKey.has(part[0])
        ? []
        : [{ pointer: at(part, index), before: part[1], after: undefined }],
    ),
    ...afterParts.flatMap((part, index) =>
      changes(beforeByKey.get(part[0]), part[1], at(part, index)),
    ),
    ...(isReordered ? [{ ...difference, isReordered }] : []),
  ];
}
