import type { FindingArgs } from '../finding.ts';
import type { FindingCode } from '../messages.ts';

/** What to write instead, so that reading can go on and find the next slip in the same file. */
export interface Mend {
  readonly offset: number;
  readonly remove: number;
  readonly insert: string;
}

export interface Slip {
  readonly code: FindingCode;
  readonly offset: number;
  readonly length: number;
  readonly args: FindingArgs;
  /** Absent when nothing can be read after this slip. */
  readonly mend?: Mend;
}

/** Where a reader stopped, and what stands around. */
export interface Stop {
  readonly text: string;
  readonly offset: number;
  readonly found: string;
  /** The last character before the slip that is not white space, and where it stands. */
  readonly before: { readonly char: string; readonly offset: number };
}

export type Recogniser = (stop: Stop) => Slip | undefined;

/** Replaces a stretch; without a text to insert, spaces keep every other place where it was. */
export function replacing(offset: number, length: number, insert = ' '.repeat(length)): Mend {
  return { offset, remove: length, insert };
}
