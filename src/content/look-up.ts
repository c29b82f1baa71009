/**
 * What a map of facts or texts holds for an id.
 * @throws RangeError when it holds nothing: validation met it first
 */
export function lookUp<T>(map: Readonly<Record<string, T>>, id: string): T {
  const value = map[id];
  if (value === undefined) throw new RangeError(`nothing for ${id}`);
  return value;
}
