import type { Photo } from './photos.ts';
import type { Renamed } from './rename-photos.ts';

/** One run of the renamer: batches of photos, each of which becomes a download. */
export interface Run {
  readonly batches: readonly (readonly Photo[])[];
  /** Results of the finished batches. */
  readonly results: readonly Renamed[];
  /** Finished steps of the current batch; undefined when idle. */
  readonly steps: number | undefined;
}

export interface Totals {
  readonly photos: number;
  readonly positions: number;
  readonly data: number;
}

export function totalsOf(results: readonly Renamed[]): Totals {
  const sum = (of: (result: Renamed) => number) => results.reduce((all, one) => all + of(one), 0);
  return {
    photos: sum(({ photos }) => photos),
    positions: sum(({ positions }) => positions),
    data: sum(({ data }) => data),
  };
}

export function isFinished({ batches, results }: Run): boolean {
  return results.length === batches.length;
}
