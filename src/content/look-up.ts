/**
 * Looks up an id in a map of facts or texts.
 * @throws RangeError if it is missing, which the check reports first
 */
export function lookUp<T>(map: Readonly<Record<string, T>>, id: string): T {
  const value = map[id];
  if (value === undefined) throw new RangeError(`nothing for ${id}`);
  return value;
}
