import type { DocumentNode, MemberNode, ValueNode } from '@humanwhocodes/momoa';
import { childOf, type Json } from '../../content/json.ts';
import type { Span } from '../../content/span.ts';
import type { FindingArgs, FindingCode } from '../finding.ts';
import { MAX_DEPTH } from './brackets.ts';

/** Reports something wrong with a span of the file. */
export type Report = (code: FindingCode, span: Span, args?: FindingArgs, pointer?: string) => void;

/** Where each value and each key is, by JSON pointer. */
export interface Spans {
  readonly values: Map<string, Span>;
  readonly keys: Map<string, Span>;
}

/** Far above any text of the site: the longest has a few hundred characters. */
export const MAX_TEXT = 10_000;

/** The value of a syntax tree; fills `spans`, and reports what no schema could. */
export function readTree(tree: DocumentNode, spans: Spans, report: Report): Json {
  return value(tree.body, '', 0);

  function value(node: ValueNode, pointer: string, depth: number): Json {
    const span = spanOf(node);
    spans.values.set(pointer, span);
    // Something too long to underline is marked at its first character.
    const first = { start: span.start, end: span.start + 1 };
    if (node.type === 'Array' || node.type === 'Object') {
      if (depth >= MAX_DEPTH) report('json-too-deep', first, { limit: MAX_DEPTH }, pointer);
      if (depth >= MAX_DEPTH) return null;
      if (node.type === 'Object') return group(node.members, pointer, depth + 1);
      return node.elements.map((element, index) =>
        value(element.value, `${pointer}/${index}`, depth + 1),
      );
    }
    if (node.type === 'String' && node.value.length > MAX_TEXT)
      report('text-too-long', first, { length: node.value.length, limit: MAX_TEXT }, pointer);
    if (node.type === 'Number' && !Number.isFinite(node.value)) {
      report('json-number-huge', span, {}, pointer);
      return null;
    }
    if (node.type === 'Null') return null;
    if (node.type === 'String' || node.type === 'Number' || node.type === 'Boolean')
      return node.value;
    throw new TypeError(`JSON has no ${node.type}`);
  }

  function group(members: readonly MemberNode[], pointer: string, depth: number): Json {
    const known: { [key: string]: Json } = {};
    for (const { name, value: part } of members) {
      const key = name.type === 'Identifier' ? name.name : name.value;
      const at = childOf(pointer, key);
      if (key in Object.prototype) {
        report('json-key-forbidden', spanOf(name), { key }, pointer);
      } else if (Object.hasOwn(known, key)) {
        const first = spans.keys.get(at)?.start ?? 0;
        report('json-duplicate-key', spanOf(name), { key, first }, at);
      } else {
        spans.keys.set(at, spanOf(name));
        known[key] = value(part, at, depth);
      }
    }
    return known;
  }
}

function spanOf({ range = [0, 0] }: { range?: [number, number] | undefined }): Span {
  return { start: range[0], end: range[1] };
}
