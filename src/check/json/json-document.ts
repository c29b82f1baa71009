import type { Json } from '../../content/json.ts';
import type { Finding, Place } from '../finding.ts';
import { LineIndex } from './line-index.ts';
import { garbledLetters, refusalOf } from './other-kinds.ts';
import { plainValue } from './plain-json.ts';
import { readJson } from './read-json.ts';
import { type Report, type Spans, TreeWalk } from './walk-tree.ts';

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

const NO_SPANS: Spans = { values: new Map(), keys: new Map() };

/** A content file that was read: its value, where each part stands, and the slips of its syntax. */
export class JsonDocument {
  readonly path: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Undefined when the text could not be read. */
  readonly value: Json | undefined;
  #lines: LineIndex | undefined;
  /** Absent while nobody has asked where something stands in a file without slips. */
  #spans: Spans | undefined;

  /** @param watched what rules get instead of the value, such as one that remembers who read it */
  constructor({ path, text }: SourceFile, watched: (value: Json) => Json = (value) => value) {
    this.path = path;
    this.text = text;
    const findings: Finding[] = [];
    const report: Report = (code, span, args = {}, pointer = '') => {
      const line = typeof args.first === 'number' && {
        line: this.#lineIndex().at(args.first).line,
      };
      findings.push({
        code,
        severity: 'error',
        args: { ...args, ...line },
        ...this.#place(span, pointer),
      });
    };
    const value = plainValue(text) ?? this.#read(report);
    this.value = value === undefined ? undefined : watched(value);
    this.findings = findings;
  }

  /** Where the value at a JSON pointer stands; the nearest parent when the pointer leads nowhere. */
  locate(pointer: string, part: 'key' | 'value' = 'value'): Place {
    const { keys, values } = this.#whereParts();
    const span = (part === 'key' ? keys : values).get(pointer) ?? values.get(pointer);
    if (span) return this.#place(span, pointer);
    const parent = pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));
    if (pointer === '') return this.#place({ start: 0, end: 0 }, '');
    return { ...this.locate(parent), pointer };
  }

  /** The offsets of the value, or of the key, at a JSON pointer; undefined when nothing stands there. */
  span(pointer: string, part: 'key' | 'value' = 'value'): Span | undefined {
    const { keys, values } = this.#whereParts();
    return (part === 'key' ? keys : values).get(pointer);
  }

  /** Where a stretch inside a text value stands; offsets count characters of the value. */
  locateWithin(pointer: string, start: number, end: number): Place {
    const span = this.spanWithin(pointer, start, end);
    return span ? this.#place(span, pointer) : this.locate(pointer);
  }

  /** The offsets in the file of a stretch inside a text value; undefined when no text stands there. */
  spanWithin(pointer: string, start: number, end: number): Span | undefined {
    const span = this.span(pointer);
    if (!span || this.text[span.start] !== '"') return undefined;
    const raw = this.text.slice(span.start + 1, span.end - 1);
    const first = span.start + 1;
    if (!raw.includes('\\'))
      return { start: first + start, end: first + Math.min(end, raw.length) };
    const offsets = rawOffsets(raw);
    return { start: first + (offsets[start] ?? 0), end: first + (offsets[end] ?? raw.length) };
  }

  #place({ start, end }: Span, pointer: string): Place {
    const lines = this.#lineIndex();
    const from = lines.at(start);
    const to = lines.at(Math.max(end, start));
    return {
      file: this.path,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      pointer,
    };
  }

  #lineIndex(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  #whereParts(): Spans {
    if (!this.#spans) this.#walk(this.text, () => {});
    return this.#spans ?? NO_SPANS;
  }

  #read(report: Report): Json | undefined {
    this.#spans = NO_SPANS;
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
      this.#spans = { values: new Map(), keys: new Map() };
      return tree && new TreeWalk(this.#spans, toTyped, report).valueOf(tree);
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
