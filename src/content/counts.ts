import { itemsOf } from './collection.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** The fact files with a `count`, and the key of the list that it counts. */
const LISTS: readonly (readonly [root: string, list: string])[] = [
  ['agreements', 'bodies'],
  ['sports', 'sports'],
  ['shows', 'themes'],
  ['dailyEvents', 'events'],
];

/** Adds a computed `count` beside each list; nobody types it, so it is never wrong. */
export function withCounts(facts: JsonObject): JsonObject {
  const counted = LISTS.flatMap(([root, list]): [string, Json][] => {
    const file = facts[root];
    const count = isObject(file) ? itemsOf(file[list])?.length : undefined;
    return isObject(file) && count !== undefined ? [[root, { count, ...file }]] : [];
  });
  return { ...facts, ...Object.fromEntries(counted) };
}

/** The list whose items `sports.count` counts; undefined for any other path. */
export function listCounted(path: string): string | undefined {
  const [root, list] = LISTS.find(([one]) => path === `${one}.count`) ?? [];
  return root && `${root}.${list}`;
}
