import { escapePointer, type Json } from '../content/json.ts';

/** An object or list inside a value, and its JSON pointer. */
export interface GroupAt {
  readonly group: Extract<Json, object>;
  readonly pointer: string;
}

/** Every object and list in a value, outer ones first. */
export function eachGroup(value: Json | undefined, pointer = ''): GroupAt[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    eachGroup(child, `${pointer}/${escapePointer(key)}`),
  );
  return [{ group: value, pointer }, ...inside];
}
