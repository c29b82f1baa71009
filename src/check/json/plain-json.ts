import type { Json } from '../../content/json.ts';
import { MOST_DEPTH } from './brackets.ts';
import { garbledLetters, MOST_CHARACTERS } from './other-kinds.ts';
import { MOST_TEXT } from './walk-tree.ts';

/**
 * The value of a file in which nothing is wrong, as nearly all are; undefined for any other, which a
 * slower reader explains. It must never give what that one would refuse.
 */
export function plainValue(text: string): Json | undefined {
  if (text.length > MOST_CHARACTERS || garbledLetters(text)) return undefined;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  return keysIn(value, 0) === keysTyped(text) ? value : undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many keys a value holds; NaN when something in it has to be told. */
function keysIn(value: Json, depth: number): number {
  if (typeof value === 'string') return value.length > MOST_TEXT ? Number.NaN : 0;
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth >= MOST_DEPTH) return Number.NaN;
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  if (keys.some((key) => key in Object.prototype)) return Number.NaN;
  return Object.values(value).reduce(
    (sum: number, part) => sum + keysIn(part, depth + 1),
    keys.length,
  );
}

/** How many keys were typed: `JSON.parse` keeps the last of two that are alike, and says nothing. */
function keysTyped(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon) keys += 1;
  return keys;
}
