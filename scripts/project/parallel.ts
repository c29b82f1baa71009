/** Calls `work` for each item, at most `maxConcurrent` at a time; rejects with the first error. */
export async function eachInParallel<T>(
  items: readonly T[],
  maxConcurrent: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
}
