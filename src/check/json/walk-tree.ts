import type {
  DocumentNode,
  MemberNode,
  NumberNode,
  StringNode,
  ValueNode,
} from '@humanwhocodes/momoa';
import { escapePointer, type Json } from '../../content/json.ts';
import type { FindingArgs } from '../finding.ts';
import type { FindingCode } from '../messages.ts';
import { MOST_DEPTH } from './depth.ts';
import type { Span } from './json-document.ts';

/** Notes something that is wrong with a stretch of the file. */
export type Report = (code: FindingCode, span: Span, args?: FindingArgs, pointer?: string) => void;

/** What a walk fills: where each value and each key stands, by JSON pointer. */
export interface Spans {
  readonly values: Map<string, Span>;
  readonly keys: Map<string, Span>;
}

/** The longest text of the site has some hundreds of characters. */
export const MOST_TEXT = 10_000;

/** Turns the tree of a file into its value, and notes what no schema could say of it. */
export class TreeWalk {
  readonly #spans: Spans;
  readonly #toTyped: (offset: number) => number;
  readonly #report: Report;

  constructor(spans: Spans, toTyped: (offset: number) => number, report: Report) {
    this.#spans = spans;
    this.#toTyped = toTyped;
    this.#report = report;
  }

  valueOf(tree: DocumentNode): Json {
    return this.#value(tree.body, '', 0);
  }

  #value(node: ValueNode, pointer: string, depth: number): Json {
    this.#spans.values.set(pointer, this.#spanOf(node));
    if (node.type === 'Array' || node.type === 'Object') {
      if (depth >= MOST_DEPTH) return this.#tooDeep(node, pointer);
      if (node.type === 'Object') return this.#group(node.members, pointer, depth + 1);
      return node.elements.map((element, index) =>
        this.#value(element.value, `${pointer}/${index}`, depth + 1),
      );
    }
    if (node.type === 'String') return this.#text(node, pointer);
    if (node.type === 'Number') return this.#number(node, pointer);
    if (node.type === 'Boolean') return node.value;
    if (node.type === 'Null') return null;
    throw new TypeError(`JSON has no ${node.type}`);
  }

  #group(members: readonly MemberNode[], pointer: string, depth: number): Json {
    const value: { [key: string]: Json } = {};
    for (const { name, value: part } of members) {
      const key = name.type === 'Identifier' ? name.name : name.value;
      const at = `${pointer}/${escapePointer(key)}`;
      if (key in Object.prototype) {
        this.#report('json-key-forbidden', this.#spanOf(name), { key }, pointer);
        continue;
      }
      if (Object.hasOwn(value, key)) {
        const first = this.#spans.keys.get(at)?.start ?? 0;
        this.#report('json-duplicate-key', this.#spanOf(name), { key, first }, at);
        continue;
      }
      this.#spans.keys.set(at, this.#spanOf(name));
      value[key] = this.#value(part, at, depth);
    }
    return value;
  }

  #tooDeep(node: ValueNode, pointer: string): Json {
    this.#report('json-too-deep', firstOf(this.#spanOf(node)), { limit: MOST_DEPTH }, pointer);
    return null;
  }

  #text(node: StringNode, pointer: string): Json {
    const { length } = node.value;
    if (length <= MOST_TEXT) return node.value;
    const args = { length, limit: MOST_TEXT };
    this.#report('text-too-long', firstOf(this.#spanOf(node)), args, pointer);
    return node.value.slice(0, MOST_TEXT);
  }

  #number(node: NumberNode, pointer: string): Json {
    if (Number.isFinite(node.value)) return node.value;
    this.#report('json-number-huge', this.#spanOf(node), {}, pointer);
    return null;
  }

  #spanOf({ range }: { range?: [number, number] | undefined }): Span {
    return { start: this.#toTyped(range?.[0] ?? 0), end: this.#toTyped(range?.[1] ?? 0) };
  }
}

/** The character with which something begins: what is too long to be underlined. */
function firstOf({ start }: Span): Span {
  return { start, end: start + 1 };
}
