import type { Json } from '../content/json.ts';
import type { Span } from '../content/span.ts';
import type words from './words.json';

/** A key of `words.json`, which has its sentence. */
export type FindingCode = keyof typeof words.codes;

/** The named arguments of a finding's sentence. */
export type FindingArgs = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * `error` fails a run, `known` and `warning` only under `--strict`, `info` never. `--release` makes
 * unconfirmed values and stale sentences and translations an `error`.
 */
export type Severity = 'error' | 'warning' | 'known' | 'info';

/** A range in one content file; lines and columns start at 1, the end is exclusive. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** JSON pointer of the value; empty for the whole file. */
  readonly pointer: string;
}

/** The start of a file: the place when nothing more is known, or the file is missing. */
export const START = { line: 1, column: 1, endLine: 1, endColumn: 1, pointer: '' } as const;

/** What a rule reports, without words: `messages.ts` turns it into Italian. */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly args: FindingArgs;
  /** Path of the fact it is about, such as `season.end`. */
  readonly fact?: string;
  /** The value it is about, as in the content; null where a page omits the value. */
  readonly value?: Json;
  /** URLs of the pages that show the value, sorted. */
  readonly pages?: readonly string[];
  /** The other places it is about, the authority first. */
  readonly related?: readonly RelatedPlace[];
  /** The edit that `--fix` makes in the same file. */
  readonly fix?: Fix;
}

/** Where a value is stated or shown, and the URLs where visitors read it, sorted. */
export interface FactPlace extends Place {
  readonly pages: readonly string[];
}

export interface RelatedPlace extends FactPlace {
  readonly value: Json;
  /**
   * Who states the value: the official facts, the price list of one venue, a page; `known`: a
   * question about it in questions.json.
   */
  readonly role: 'authority' | 'venue' | 'page' | 'known';
}

/** A replacement in the file; offsets count characters of the file as typed. */
export interface Fix extends Span {
  readonly text: string;
}

/** What a finding says besides its code, arguments and place. */
type More = Pick<Finding, 'fact' | 'value' | 'pages' | 'related' | 'fix'>;

export function errorAt(place: Place, code: FindingCode, args: FindingArgs, more?: More): Finding {
  return { code, severity: 'error', args, ...more, ...place };
}

export function warningAt(
  place: Place,
  code: FindingCode,
  args: FindingArgs,
  more?: More,
): Finding {
  return { ...errorAt(place, code, args, more), severity: 'warning' };
}

/** Another place that a finding is about. */
export function relatedPlace(place: Place, role: RelatedPlace['role'], value: Json): RelatedPlace {
  return { ...place, value, pages: [], role };
}

/** Identifies a finding wherever in its file it is: edits move lines and items. */
export function keyInFile({ code, file, args }: Finding): string {
  return `${code} ${file} ${JSON.stringify(args)}`;
}

/** Findings about files that were not fully read: a syntax error, another kind, or missing. */
export function unreadableFileFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => /^(?:json-|file-(?!unknown))/.test(code));
}

/** Orders by file, place and code, so that the output never depends on reading order. */
export function compareFindings(a: Finding, b: Finding): number {
  return comparePlaces(a, b) || compareText(a.code, b.code) || compareText(a.pointer, b.pointer);
}

export function comparePlaces(a: Place, b: Place): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
