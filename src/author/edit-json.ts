import type { JsonDocument } from '../check/json/json-document.ts';
import { childOf, isObject, type Json, parentOf, pointerSteps, valueAt } from '../content/json.ts';
import type { Span } from '../content/span.ts';

const WIDTH = 120;

/**
 * The text of a file with one value replaced; every other character is unchanged.
 * @throws RangeError if the pointer leads nowhere
 */
export function withValue(document: JsonDocument, pointer: string, value: Json): string {
  const span = spanAt(document, pointer);
  const { text } = document;
  const indent = indentOf(text, span.start);
  const room = WIDTH - (span.start - lineStartOf(text, span.start));
  return replaced(text, span, written(value, indent, room, lineEnding(text)));
}

/**
 * The text of a file without one member of a group, or one item of a list, and without the comma
 * that it no longer needs.
 * @throws RangeError if the pointer leads nowhere
 */
export function withoutPart(document: JsonDocument, pointer: string): string {
  const { text } = document;
  const parent = parentOf(pointer);
  const parts = valuesIn(document, parent);
  const own = parts.findIndex((part) => part.pointer === pointer);
  const [part, before, after] = [parts[own], parts[own - 1], parts[own + 1]];
  if (!part) throw new RangeError(`nothing at ${pointer} in ${document.path}`);
  if (after) return replaced(text, { start: part.start, end: after.start }, '');
  if (before) return replaced(text, { start: before.end, end: part.end }, '');
  const whole = spanAt(document, parent);
  return replaced(text, { start: whole.start + 1, end: whole.end - 1 }, '');
}

/**
 * The text of a file with a member appended to a group, or an item to a list.
 * @param key of the member; ignored for a list
 * @throws RangeError if the pointer leads to neither a group nor a list
 */
export function withMember(
  document: JsonDocument,
  pointer: string,
  key: string,
  value: Json,
): string {
  const { text } = document;
  const group = valueAt(document.value, pointerSteps(pointer));
  if (typeof group !== 'object' || group === null)
    throw new RangeError(`no group at ${pointer} in ${document.path}`);
  const whole = spanAt(document, pointer);
  const last = valuesIn(document, pointer).at(-1);
  const all = Array.isArray(group) ? [...group, value] : { ...group, [key]: value };
  if (!last) return withValue(document, pointer, all);
  const isInLines = /[\r\n]/.test(text.slice(whole.start, last.start));
  const name = Array.isArray(group) ? '' : `${JSON.stringify(key)}: `;
  const end = lineEnding(text);
  const lead = isInLines ? indentOf(text, last.start) : '';
  const room = isInLines
    ? WIDTH - lead.length
    : WIDTH - (whole.end - lineStartOf(text, whole.start));
  const member = written(value, lead, room - name.length, end);
  // What no longer fits on the line of its group breaks the group into lines.
  if (!isInLines && /[\r\n]/.test(member)) return withValue(document, pointer, all);
  const gap = isInLines ? `,${end}${lead}` : ', ';
  return replaced(text, { start: last.end, end: last.end }, `${gap}${name}${member}`);
}

function lineStartOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartOf(text, offset)))?.[0] ?? '';
}

function replaced(text: string, { start, end }: Span, instead: string): string {
  return text.slice(0, start) + instead + text.slice(end);
}

/** The members of a group, or the items of a list, in the order of the file. */
export function valuesIn(document: JsonDocument, pointer: string): (Span & { pointer: string })[] {
  const whole = valueAt(document.value, pointerSteps(pointer));
  if (typeof whole !== 'object' || whole === null) return [];
  return Object.keys(whole)
    .map((key) => {
      const at = childOf(pointer, key);
      const value = spanAt(document, at);
      return { pointer: at, start: document.span(at, 'key')?.start ?? value.start, end: value.end };
    })
    .sort((a, b) => a.start - b.start);
}

function spanAt(document: JsonDocument, pointer: string): Span {
  const span = document.span(pointer);
  if (!span) throw new RangeError(`nothing at ${pointer} in ${document.path}`);
  return span;
}

/** Writes each part on one line if it fits, in the style of the content: `{ "from": "10:00" }`. */
function written(value: Json, indent: string, room: number, end: string): string {
  const short = onOneLine(value);
  if (short.length <= room || typeof value !== 'object' || value === null) return short;
  const inner = `${indent}  `;
  const members = Object.entries(value).map(([key, child]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    const left = WIDTH - inner.length - name.length;
    return `${inner}${name}${written(child, inner, left, end)}`;
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, members.join(`,${end}`), `${indent}${close}`].join(end);
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${onOneLine(child)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function lineEnding(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}
