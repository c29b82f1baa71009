/** Memoises a function of one object while the object lives: computes an unchanged file once. */
// Bundlers drop an unused result. @__NO_SIDE_EFFECTS__
export function memoize<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly found: V }>();
  return (of) => {
    const entry = known.get(of) ?? { found: find(of) };
    known.set(of, entry);
    return entry.found;
  };
}

/** The same for a function of an object and a name, such as a page id. */
export function memoizeEach<K extends object, V>(
  find: (of: K, name: string) => V,
): (of: K, name: string) => V {
  const known = memoize((_: K) => new Map<string, { readonly found: V }>());
  return (of, name) => {
    const entry = known(of).get(name) ?? { found: find(of, name) };
    known(of).set(name, entry);
    return entry.found;
  };
}
