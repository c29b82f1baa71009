/** The items whose key an earlier item has too, each with the first of these. */
export function repeatsOf<T>(
  items: readonly T[],
  keyOf: (item: T) => unknown,
): [again: T, first: T][] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((again): [T, T] => [again, first as T]),
  );
}
