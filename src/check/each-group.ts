import { childOf, type Json } from '../content/json.ts';
import { memoize } from '../content/memoize.ts';

/** Every object and list in a value with its JSON pointer, outer ones first. */
export function eachGroup(value: Json | undefined): readonly Group[] {
  return typeof value === 'object' && value !== null ? groupsOf(value) : [];
}

const groupsOf = memoize((value: object): readonly Group[] => {
  const groups: Group[] = [];
  addGroups(value as Json, '', groups);
  return groups;
});

interface Group {
  readonly group: Extract<Json, object>;
  readonly pointer: string;
}

function addGroups(value: Json | undefined, pointer: string, groups: Group[]): void {
  if (typeof value !== 'object' || value === null) return;
  groups.push({ group: value, pointer });
  for (const [key, child] of Object.entries(value)) addGroups(child, childOf(pointer, key), groups);
}
