/**
 * Archives of 200 MB have crashed phones. While one is being made, the one before may still be on its
 * way to the disk, so that two have to fit.
 */
const LARGEST_ARCHIVE_BYTES = 100_000_000;

/** Deals things out, in order, to groups that are not larger than a number of bytes. */
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
