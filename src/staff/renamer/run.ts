import type { Photo } from './photos.ts';
import type { Renamed } from './rename-photos.ts';

/** What one press of the button set going: photos in batches, each of which becomes a download. */
export interface Run {
  readonly batches: readonly (readonly Photo[])[];
  /** Of the batches that are done. */
  readonly results: readonly Renamed[];
  /** Steps that are done of the batch that is being made; undefined when none is. */
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
