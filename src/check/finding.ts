import type { Json } from '../content/json.ts';
import type { FindingArgs } from './messages/sentence.ts';
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

/** The beginning of a file: where nothing more is known, and of a file that is not there. */
export const START = { line: 1, column: 1, endLine: 1, endColumn: 1, pointer: '' } as const;

export type { FindingArgs };

/** What a rule saw, without words: `messages.ts` turns it into Italian. */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly args: FindingArgs;
  /** Path of the fact that it speaks of, such as `season.end`. */
  readonly fact?: string;
  /** The value that it speaks of, as content holds it; null where a page is silent. */
  readonly value?: Json;
  /** Addresses of the pages that show it, sorted. */
  readonly pages?: readonly string[];
  /** The other places that it speaks of, the authority first. */
  readonly related?: readonly RelatedPlace[];
  /** What `--fix` types instead of a stretch of the same file. */
  readonly fix?: Fix;
}

/** Who says a value: the official facts, a price list of one venue, or a page by itself. */
export type Role = 'authority' | 'venue' | 'page';

export interface RelatedPlace extends Place {
  readonly value: Json;
  /** Addresses of the pages that show the value there, sorted. */
  readonly pages: readonly string[];
  /** `known`: a question of questions.json that tells of it. */
  readonly role: Role | 'known';
}

/** A replacement of a stretch of the file, offsets in characters of the file as it was typed. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fact, and every value of it that the site shows, the authority's first. */
export interface FactRow {
  /** Path of the fact. */
  readonly fact: string;
  /** The Italian title that its schema gives. */
  readonly label: string;
  readonly values: readonly FactValue[];
}

export interface FactValue {
  readonly value: Json;
  readonly role: Role;
  readonly places: readonly FactPlace[];
}

/** Where a value is stated or shown, and at which addresses visitors read it. */
export interface FactPlace extends Place {
  readonly pages: readonly string[];
}

/** What was not read whole: a file with a slip of its syntax, of another kind, or that is not there. */
export function unread(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => /^(?:json-|file-(?!unknown))/.test(code));
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
