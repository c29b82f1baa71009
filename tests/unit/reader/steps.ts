type Method = (this: unknown, ...given: readonly unknown[]) => unknown;

const sizeOf = (of: unknown) => (Array.isArray(of) ? of.length + 1 : 1);

/** Methods that look things up, or go through an array: what each call costs at most. */
const COUNTED: readonly (readonly [object, string])[] = [
  ...['has', 'add'].map((name) => [Set.prototype, name] as const),
  ...['get', 'set', 'has'].map((name) => [Map.prototype, name] as const),
  ...['map', 'filter', 'flatMap', 'find', 'findLast', 'findIndex', 'some', 'every', 'indexOf'].map(
    (name) => [Array.prototype, name] as const,
  ),
];

/**
 * How many look-ups a piece of work makes, and how many entries of arrays it may go through: a busy
 * machine changes milliseconds, and not this.
 */
export function stepsOf(work: () => void): number {
  let steps = 0;
  const restore = COUNTED.map(([owner, name]) => {
    const own: Method = Reflect.get(owner, name);
    const counted: Method = function (...given) {
      steps += sizeOf(this);
      return own.apply(this, [...given]);
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
