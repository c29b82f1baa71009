/**
 * What follows from one thing alone, found when it is first asked and known while that thing lives. Of a
 * file that did not change nothing is found twice; all that depends on two things is found anew.
 */
export function once<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly found: V }>();
  return (of) => {
    const there = known.get(of) ?? { found: find(of) };
    known.set(of, there);
    return there.found;
  };
}

/** The same for each of some names, such as those of pages. */
export function onceEach<K extends object, V>(
  find: (of: K, name: string) => V,
): (of: K, name: string) => V {
  const known = once((_: K) => new Map<string, { readonly found: V }>());
  return (of, name) => {
    const there = known(of).get(name) ?? { found: find(of, name) };
    known(of).set(name, there);
    return there.found;
  };
}
