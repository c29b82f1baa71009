import type { FindingCode } from './messages.ts';

/** `error` stops the build; `known` and `info` never do; `warning` only under `--strict`. */
export type Severity = 'error' | 'warning' | 'known' | 'info';

/** A stretch of one content file; lines and columns start at 1, the end is exclusive. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** JSON pointer of the value, empty for the whole file. */
  readonly pointer: string;
}

export type FindingArgs = Readonly<Record<string, string | number | readonly string[]>>;

/** What a rule saw, without words: `messages.ts` turns it into Italian. */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly args: FindingArgs;
}

/** Orders findings by file, place and code, so that the output never depends on reading order. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.pointer, b.pointer)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
