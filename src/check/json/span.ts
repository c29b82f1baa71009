import type { FindingArgs, FindingCode } from '../finding.ts';

/** Offsets in characters of the file as typed; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A typing mistake in the JSON syntax; offset and length count characters of the file. */
export interface SyntaxSlip {
  readonly code: FindingCode;
  readonly offset: number;
  readonly length: number;
  readonly args: FindingArgs;
}
