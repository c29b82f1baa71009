/** The items whose key an earlier item has too, each with the first of these. */
export function repeatsOf<T>(
  items: readonly T[],
  keyOf: (item: T) => unknown,
): [again: T, first: T][] {
  const firsts = new Map<unknown, T>();
  return items.flatMap((item): [T, T][] => {
    const first = firsts.get(keyOf(item));
    if (first !== undefined) return [[item, first]];
    firsts.set(keyOf(item), item);
    return [];
  });
}
