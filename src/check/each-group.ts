import { escapePointer, type Json } from '../content/json.ts';

/** Every object and list in a value with its JSON pointer, outer ones first. */
export function eachGroup(
  value: Json | undefined,
  pointer = '',
): { readonly group: Extract<Json, object>; readonly pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    eachGroup(child, `${pointer}/${escapePointer(key)}`),
  );
  return [{ group: value, pointer }, ...inside];
}
