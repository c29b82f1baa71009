import type { Photo } from './photos.ts';
import type { Renamed } from './rename-photos.ts';

/** One run of the renamer: batches of photos, one download each. */
export interface Run {
  readonly batches: readonly (readonly Photo[])[];
  /** Results of the finished batches. */
  readonly results: readonly Renamed[];
  /** Finished steps of the current batch; undefined when idle. */
  readonly steps: number | undefined;
}

export function totalsOf(results: readonly Renamed[]) {
  const sum = (of: (result: Renamed) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  return {
    photos: sum(({ photos }) => photos),
    positions: sum(({ withGpsCount }) => withGpsCount),
    data: sum(({ withMetadataCount }) => withMetadataCount),
  };
}

export function isFinished({ batches, results }: Run): boolean {
  return results.length === batches.length;
}

/**
 * Archives of 200 MB have crashed phones. While one is created, the previous one may still be being
 * saved, so two must fit in memory.
 */
const MAX_ARCHIVE_BYTES = 100_000_000;

/** Splits items, in order, into batches of at most a number of bytes. */
export function inBatches<T extends { readonly size: number }>(
  things: readonly T[],
  maxBytes: number = MAX_ARCHIVE_BYTES,
): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const batch = batches.at(-1);
    if (batch && thing.size <= room) batch.push(thing);
    else {
      batches.push([thing]);
      room = maxBytes;
    }
    room -= thing.size;
  }
  return batches;
}
