import { escapePointer, type Json } from '../content/json.ts';

/** A group or a list inside a value, and its JSON pointer. */
export interface GroupAt {
  readonly group: Extract<Json, object>;
  readonly pointer: string;
}

/** Every group and list of a value, each before what it holds. */
export function eachGroup(value: Json | undefined, pointer = ''): GroupAt[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    eachGroup(child, `${pointer}/${escapePointer(key)}`),
  );
  return [{ group: value, pointer }, ...inside];
}
