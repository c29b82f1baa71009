import { childOf, isObject, type Json, pointerSteps, sameJson, withPart } from '../content/json.ts';

/** The files of a state, by path. */
export type Files = ReadonlyMap<string, Json>;

/** A part of a content file that was added (no `before`), changed, or removed (no `after`). */
export interface ContentChange {
  readonly file: string;
  /** JSON pointer; empty for a whole file. */
  readonly pointer: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The changes between two states; a list whose length changed is one change. */
export function contentChanges(before: Files, after: Files): ContentChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((file) => within(file, '', before.get(file), after.get(file)));
}

function within(file: string, pointer: string, before?: Json, after?: Json): ContentChange[] {
  if (before !== undefined && after !== undefined && sameJson(before, after)) return [];
  if (
    !isGroup(before) ||
    !isGroup(after) ||
    (Array.isArray(before) && before.length !== (Array.isArray(after) ? after.length : -1))
  )
    return [{ file, pointer, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => key !== '$schema')
    .flatMap((key) => {
      const at = childOf(pointer, key);
      return within(file, at, Reflect.get(before, key), Reflect.get(after, key));
    });
}

function isGroup(value: Json | undefined): value is Extract<Json, object> {
  return Array.isArray(value) || isObject(value);
}

/** The files with some changes reverted. */
export function without(files: Files, changes: readonly ContentChange[]): Files {
  const taken = new Map(files);
  for (const { file, pointer, before } of changes) {
    const value = withPart(taken.get(file), pointerSteps(pointer), before);
    if (value === undefined) taken.delete(file);
    else taken.set(file, value);
  }
  return taken;
}
