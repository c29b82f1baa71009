import { childOf, isObject, type Json } from '../src/content/json.ts';

/** A value and all that it holds, each with its JSON pointer, the outer ones first. */
export function* eachValue(value: Json, pointer = ''): Generator<{ pointer: string; value: Json }> {
  yield { pointer, value };
  const children = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  for (const [key, child] of children) yield* eachValue(child, childOf(pointer, key));
}
