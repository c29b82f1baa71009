import { type DocumentNode, parse } from '@humanwhocodes/momoa';
import { type Json, parentOf, parsedJson } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import type { Span } from '../../content/span.ts';
import type { Finding, Place } from '../finding.ts';
import { MAX_DEPTH, tooDeep } from './brackets.ts';
import { LineIndex } from './line-index.ts';
import { garbledLetters, MAX_CHARACTERS, notJson } from './not-json.ts';
import { slipAt } from './slips.ts';
import { MAX_TEXT, type Report, readTree, type Spans } from './walk-tree.ts';

/** A content file as typed; the path has forward slashes and is relative to the content folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Memoised: an unchanged source is not parsed again. */
export const documentOf = memoize((source: SourceFile) => new JsonDocument(source));

/** Where a part of a document was typed when that is another file; undefined for its own parts. */
type TypedIn = (
  pointer: string,
) => { readonly document: JsonDocument; readonly pointer: string } | undefined;

/** A parsed content file: its value, where each part is, and its syntax errors. */
export class JsonDocument {
  readonly path: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Undefined when the text could not be parsed. */
  readonly value: Json | undefined;
  #lines: LineIndex | undefined;
  /** Absent in a file without errors until a position is asked for. */
  #spans: Spans | undefined;
  readonly #typedIn: TypedIn;

  /** @param transform the value that rules get instead of the typed one */
  constructor(
    { path, text }: SourceFile,
    transform: (value: Json) => Json = (value) => value,
    typedIn: TypedIn = () => undefined,
  ) {
    this.path = path;
    this.text = text;
    this.#typedIn = typedIn;
    const findings: Finding[] = [];
    const report: Report = (code, span, args = {}, pointer = '') => {
      const line = typeof args.first === 'number' && {
        line: this.#lineIndex().at(args.first).line,
      };
      const place = this.#place(span, pointer);
      findings.push({ code, severity: 'error', args: { ...args, ...line }, ...place });
    };
    const value = plainValue(text) ?? this.#read(report);
    this.value = value === undefined ? undefined : transform(value);
    this.findings = findings;
  }

  /** Where the value at a JSON pointer is; its nearest parent when there is no value. */
  locate(pointer: string, part: 'key' | 'value' = 'value'): Place {
    const elsewhere = this.#typedIn(pointer);
    if (elsewhere) return elsewhere.document.locate(elsewhere.pointer, part);
    const span = this.span(pointer, part) ?? this.span(pointer);
    if (span) return this.#place(span, pointer);
    if (pointer === '') return this.#place({ start: 0, end: 0 }, '');
    const parent = parentOf(pointer);
    return { ...this.locate(parent), pointer };
  }

  /** The offsets of the value, or the key, at a JSON pointer; undefined when there is none. */
  span(pointer: string, part: 'key' | 'value' = 'value'): Span | undefined {
    if (!this.#spans) this.#walk(this.text, () => {});
    return this.#spans?.[part === 'key' ? 'keys' : 'values'].get(pointer);
  }

  /** Where part of a string value is; offsets count characters of the value. */
  locateWithin(pointer: string, start: number, end: number): Place {
    const elsewhere = this.#typedIn(pointer);
    if (elsewhere) return elsewhere.document.locateWithin(elsewhere.pointer, start, end);
    const span = this.spanWithin(pointer, start, end);
    return span ? this.#place(span, pointer) : this.locate(pointer);
  }

  /** The offsets in the file of part of a string value; undefined when there is no string. */
  spanWithin(pointer: string, start: number, end: number): Span | undefined {
    const span = this.span(pointer);
    if (!span || this.text[span.start] !== '"') return undefined;
    const raw = this.text.slice(span.start + 1, span.end - 1);
    const first = span.start + 1;
    // Where each character of the value was typed; an escape is one character.
    const offsets = [...raw.matchAll(/\\u[0-9a-fA-F]{4}|\\.|[\s\S]/g)].map(({ index }) => index);
    const at = (character: number) => first + (offsets[character] ?? raw.length);
    return { start: at(start), end: at(end) };
  }

  #place(span: Span, pointer: string): Place {
    return this.#lineIndex().place(this.path, span, pointer);
  }

  #lineIndex(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  #read(report: Report): Json | undefined {
    const mark = this.text.startsWith('\uFEFF');
    const body = mark ? ` ${this.text.slice(1)}` : this.text;
    const refusal = notJson(body);
    if (refusal) {
      this.#spans = { values: new Map(), keys: new Map() };
      report(refusal.code, { start: 0, end: 0 }, refusal.args);
      return undefined;
    }
    if (mark) report('json-byte-order-mark', { start: 0, end: 1 });
    const garbled = garbledLetters(body);
    if (garbled) report('json-encoding', garbled, garbled.args);
    return this.#walk(body, report);
  }

  #walk(body: string, report: Report): Json | undefined {
    this.#spans = { values: new Map(), keys: new Map() };
    const read = parsed(body);
    if ('tree' in read) return readTree(read.tree, this.#spans, report);
    const { code, offset, length, args } = read.slip;
    report(code, { start: offset, end: offset + length }, args);
    return undefined;
  }
}

function parsed(text: string): { tree: DocumentNode } | { slip: ReturnType<typeof slipAt> } {
  try {
    const tree = parse(text, { mode: 'json', ranges: true });
    // Stricter than momoa: it rejects a line break or a tab inside a string.
    JSON.parse(text);
    return { tree };
  } catch (error) {
    if (error instanceof RangeError) return { slip: tooDeep(text) };
    // Momoa gives no offset at the end of a text, JSON.parse none at all.
    const hasOffset = error instanceof Error && 'offset' in error;
    const offset =
      hasOffset && !/end of input/.test(error.message) ? Number(error.offset) : text.length;
    return { slip: slipAt(text, offset) };
  }
}

/**
 * The value of a file without errors, as nearly all are; undefined for any other, which the slower
 * parser explains. It must never accept what that parser rejects.
 */
export function plainValue(text: string): Json | undefined {
  if (text.length > MAX_CHARACTERS || garbledLetters(text)) return undefined;
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  return keysIn(value, 0) === keysTyped(text) ? value : undefined;
}

/** How many keys a value holds; NaN when something in it must be reported. */
function keysIn(value: Json, depth: number): number {
  if (typeof value === 'string') return value.length > MAX_TEXT ? Number.NaN : 0;
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth >= MAX_DEPTH) return Number.NaN;
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  if (keys.some((key) => key in Object.prototype)) return Number.NaN;
  return Object.values(value).reduce(
    (sum: number, part) => sum + keysIn(part, depth + 1),
    keys.length,
  );
}

/** How many keys were typed: `JSON.parse` silently keeps only the last of two equal ones. */
function keysTyped(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon) keys += 1;
  return keys;
}
