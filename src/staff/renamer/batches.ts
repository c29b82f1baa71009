/** What phones can hold at once, with room to spare: archives of 200 MB have crashed some. */
export const LARGEST_ARCHIVE_BYTES = 150_000_000;

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
