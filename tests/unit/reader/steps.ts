type Method = (this: unknown, ...given: readonly unknown[]) => unknown;

const sizeOf = (of: unknown) => (Array.isArray(of) ? of.length + 1 : 1);

/** Methods that look up or iterate; each call counts as the most entries that it can visit (`sizeOf`). */
const COUNTED: readonly (readonly [object, string])[] = [
  ...['has', 'add'].map((name) => [Set.prototype, name] as const),
  ...['get', 'set', 'has'].map((name) => [Map.prototype, name] as const),
  ...['map', 'filter', 'flatMap', 'find', 'findLast', 'findIndex', 'some', 'every', 'indexOf'].map(
    (name) => [Array.prototype, name] as const,
  ),
];

/**
 * Counts look-ups and array entries that some work may visit: unlike milliseconds, they do not
 * depend on the machine.
 */
export function stepsOf(work: () => void): number {
  let steps = 0;
  const restore = COUNTED.map(([owner, name]) => {
    const own: Method = Reflect.get(owner, name);
    const counted: Method = function (...given) {
      steps += sizeOf(this);
      return Reflect.apply(own, this, given);
    };
    Reflect.set(owner, name, counted);
    return () => Reflect.set(owner, name, own);
  });
  try {
    work();
  } finally {
    for (const back of restore) back();
  }
  return steps;
}
