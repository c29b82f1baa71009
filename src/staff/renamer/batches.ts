/**
 * Archives of 200 MB have crashed phones. While one is created, the previous one may still be being
 * saved, so two must fit in memory.
 */
const LARGEST_ARCHIVE_BYTES = 100_000_000;

/** Splits items, in order, into batches of at most a number of bytes. */
export function inBatches<T extends { readonly size: number }>(
  things: readonly T[],
  largest: number = LARGEST_ARCHIVE_BYTES,
): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const batch = batches.at(-1);
    if (batch && thing.size <= room) batch.push(thing);
    else {
      batches.push([thing]);
      room = largest;
    }
    room -= thing.size;
  }
  return batches;
}
