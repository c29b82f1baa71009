import type { DocumentNode, MemberNode, StringNode, ValueNode } from '@humanwhocodes/momoa';
import { escapePointer, type Json } from '../../content/json.ts';
import type { Finding, FindingArgs, Place } from '../finding.ts';
import type { FindingCode } from '../messages.ts';
import { LineIndex } from './line-index.ts';
import { readJson } from './read-json.ts';

/** A content file as it was typed: path with forward slashes, relative to the project. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
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

  constructor({ path, text }: SourceFile) {
    this.path = path;
    this.text = text;
    this.#lines = new LineIndex(text);
    const findings: Finding[] = [];
    const report = (code: FindingCode, span: Span, args: FindingArgs = {}, pointer = '') => {
      findings.push({ code, severity: 'error', args, ...this.#place(span, pointer) });
    };
    this.value = this.#read(report);
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
    const span = this.#values.get(pointer);
    if (!span || this.text[span.start] !== '"') return this.locate(pointer);
    const raw = this.text.slice(span.start + 1, span.end - 1);
    const offsets = rawOffsets(raw);
    const from = span.start + 1 + (offsets[start] ?? 0);
    const to = span.start + 1 + (offsets[end] ?? raw.length);
    return this.#place({ start: from, end: to }, pointer);
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

  #read(
    report: (code: FindingCode, span: Span, args?: FindingArgs, pointer?: string) => void,
  ): Json | undefined {
    const mark = this.text.startsWith('\uFEFF');
    if (mark) report('json-byte-order-mark', { start: 0, end: 1 });
    const body = mark ? ` ${this.text.slice(1)}` : this.text;
    if (body.trim() === '') {
      report('json-empty', { start: 0, end: 0 });
      return undefined;
    }
    const lost = body.indexOf('\uFFFD');
    if (lost >= 0) report('json-encoding', { start: lost, end: lost + 1 });
    const { tree, slips, toTyped } = readJson(body);
    for (const slip of slips) {
      report(slip.code, { start: slip.offset, end: slip.offset + slip.length }, slip.args);
    }
    return tree && this.#walkDocument(tree, toTyped, report);
  }

  #walkDocument(
    tree: DocumentNode,
    toTyped: (offset: number) => number,
    report: (code: FindingCode, span: Span, args?: FindingArgs, pointer?: string) => void,
  ): Json {
    const spanOf = (node: { range?: [number, number] | undefined }): Span => ({
      start: toTyped(node.range?.[0] ?? 0),
      end: toTyped(node.range?.[1] ?? 0),
    });
    const visit = (node: ValueNode, pointer: string): Json => {
      this.#values.set(pointer, spanOf(node));
      if (node.type === 'Array') {
        return node.elements.map((element, index) => visit(element.value, `${pointer}/${index}`));
      }
      if (node.type === 'Object') return visitMembers(node.members, pointer);
      if (node.type === 'Null') return null;
      if (node.type === 'String' || node.type === 'Number' || node.type === 'Boolean')
        return node.value;
      throw new TypeError(`JSON has no ${node.type}`);
    };
    const visitMembers = (members: readonly MemberNode[], pointer: string): Json => {
      const value: { [key: string]: Json } = {};
      for (const member of members) {
        const key = (member.name as StringNode).value;
        const at = `${pointer}/${escapePointer(key)}`;
        if (Object.hasOwn(value, key)) {
          const first = this.#keys.get(at);
          const line = first ? this.#lines.at(first.start).line : 0;
          report('json-duplicate-key', spanOf(member.name), { key, line }, at);
          continue;
        }
        this.#keys.set(at, spanOf(member.name));
        Object.defineProperty(value, key, {
          value: visit(member.value, at),
          enumerable: true,
          writable: true,
          configurable: true,
        });
      }
      return value;
    };
    return visit(tree.body, '');
  }
}

/** For each character of a text value, the offset at which it was typed, escapes included. */
function rawOffsets(raw: string): number[] {
  const offsets: number[] = [];
  for (const match of raw.matchAll(/\\u[0-9a-fA-F]{4}|\\.|[\s\S]/g)) offsets.push(match.index);
  offsets.push(raw.length);
  return offsets;
}
