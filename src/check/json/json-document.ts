import type { Json } from '../../content/json.ts';
import type { Finding, Place } from '../finding.ts';
import { LineIndex } from './line-index.ts';
import { garbledLetters, refusalOf } from './other-kinds.ts';
import { readJson } from './read-json.ts';
import { type Report, TreeWalk } from './walk-tree.ts';

/** A content file as it was typed: path with forward slashes, relative to the project. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A file that did not change is not read again: what was read depends on nothing else. */
const readBefore = new WeakMap<SourceFile, JsonDocument>();

export function documentOf(source: SourceFile): JsonDocument {
  const document = readBefore.get(source) ?? new JsonDocument(source);
  readBefore.set(source, document);
  return document;
}

/** Offsets in characters of the file as it was typed; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A content file that was read: its value, where each part stands, and the slips of its syntax. */
export class JsonDocument {
  readonly path: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Undefined when the text could not be read. */
  readonly value: Json | undefined;
  readonly #lines: LineIndex;
  readonly #values = new Map<string, Span>();
  readonly #keys = new Map<string, Span>();

  /** @param watched what rules get instead of the value, such as one that remembers who read it */
  constructor({ path, text }: SourceFile, watched: (value: Json) => Json = (value) => value) {
    this.path = path;
    this.text = text;
    this.#lines = new LineIndex(text);
    const findings: Finding[] = [];
    const report: Report = (code, span, args = {}, pointer = '') => {
      const line = typeof args.first === 'number' && { line: this.#lines.at(args.first).line };
      findings.push({
        code,
        severity: 'error',
        args: { ...args, ...line },
        ...this.#place(span, pointer),
      });
    };
    const value = this.#read(report);
    this.value = value === undefined ? undefined : watched(value);
    this.findings = findings;
  }

  /** Where the value at a JSON pointer stands; the nearest parent when the pointer leads nowhere. */
  locate(pointer: string, part: 'key' | 'value' = 'value'): Place {
    const spans = part === 'key' ? this.#keys : this.#values;
    const span = spans.get(pointer) ?? this.#values.get(pointer);
    if (span) return this.#place(span, pointer);
    const parent = pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));
    if (pointer === '') return this.#place({ start: 0, end: 0 }, '');
    return { ...this.locate(parent), pointer };
  }

  /** The offsets of the value, or of the key, at a JSON pointer; undefined when nothing stands there. */
  span(pointer: string, part: 'key' | 'value' = 'value'): Span | undefined {
    return (part === 'key' ? this.#keys : this.#values).get(pointer);
  }

  /** Where a stretch inside a text value stands; offsets count characters of the value. */
  locateWithin(pointer: string, start: number, end: number): Place {
    const span = this.spanWithin(pointer, start, end);
    return span ? this.#place(span, pointer) : this.locate(pointer);
  }

  /** The offsets in the file of a stretch inside a text value; undefined when no text stands there. */
  spanWithin(pointer: string, start: number, end: number): Span | undefined {
    const span = this.#values.get(pointer);
    if (!span || this.text[span.start] !== '"') return undefined;
    const raw = this.text.slice(span.start + 1, span.end - 1);
    const first = span.start + 1;
    if (!raw.includes('\\'))
      return { start: first + start, end: first + Math.min(end, raw.length) };
    const offsets = rawOffsets(raw);
    return { start: first + (offsets[start] ?? 0), end: first + (offsets[end] ?? raw.length) };
  }

  #place({ start, end }: Span, pointer: string): Place {
    const from = this.#lines.at(start);
    const to = this.#lines.at(Math.max(end, start));
    return {
      file: this.path,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      pointer,
    };
  }

  #read(report: Report): Json | undefined {
    const mark = this.text.startsWith('\uFEFF');
    const body = mark ? ` ${this.text.slice(1)}` : this.text;
    const refusal = refusalOf(body);
    if (refusal) {
      report(refusal.code, { start: 0, end: 0 }, refusal.args);
      return undefined;
    }
    if (mark) report('json-byte-order-mark', { start: 0, end: 1 });
    const garbled = garbledLetters(body);
    if (garbled) report('json-encoding', garbled, garbled.args);
    return this.#walk(body, report);
  }

  /** Whatever the file holds, the others are still checked. */
  #walk(body: string, report: Report): Json | undefined {
    try {
      const { tree, slips, toTyped } = readJson(body);
      for (const { code, offset, length, args } of slips)
        report(code, { start: offset, end: offset + length }, args);
      const spans = { values: this.#values, keys: this.#keys };
      return tree && new TreeWalk(spans, toTyped, report).valueOf(tree);
    } catch {
      report('json-unreadable', { start: 0, end: 0 });
      return undefined;
    }
  }
}

/** For each character of a text value, the offset at which it was typed, escapes included. */
function rawOffsets(raw: string): number[] {
  const offsets: number[] = [];
  for (const match of raw.matchAll(/\\u[0-9a-fA-F]{4}|\\.|[\s\S]/g)) offsets.push(match.index);
  offsets.push(raw.length);
  return offsets;
}
