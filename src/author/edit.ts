import { documentOf, type JsonDocument, type SourceFile } from '../check/json/json-document.ts';
import { type Json, parentOf, pointerSteps, sameJson, valueAt } from '../content/json.ts';
import { valuesIn, withMember, withoutPart, withValue } from './edit-json.ts';

/** A value of a content file. */
export interface Location {
  readonly file: string;
  readonly pointer: string;
}

/** One change to one file. All other bytes stay. */
export type Edit =
  /** Replaces a value, or adds a member, or an item: at its index, or as `/-` after the last. */
  | { readonly op: 'set'; readonly pointer: string; readonly value: Json }
  | { readonly op: 'remove'; readonly pointer: string }
  /** Moves an item or a member to another index among its siblings. */
  | { readonly op: 'move'; readonly pointer: string; readonly to: number };

/** An edit of a place that does not exist: the file has changed, or the request is made up. */
export class InvalidEdit extends Error {
  override readonly name = 'InvalidEdit';
}

/**
 * A file after one edit.
 * @throws InvalidEdit when its place does not exist, or the file cannot be read
 */
export function editedFile(source: SourceFile, edit: Edit): SourceFile {
  const document = documentOf(source);
  if (document.value === undefined || document.findings.length > 0)
    throw new InvalidEdit(`${source.path} cannot be read`);
  try {
    const text = editedText(document, document.value, edit);
    return text === source.text ? source : { path: source.path, text };
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidEdit(error.message);
    throw error;
  }
}

function editedText(document: JsonDocument, whole: Json, edit: Edit): string {
  const { op, pointer } = edit;
  if (op === 'remove') return withoutPart(document, pointer);
  if (op === 'move') return withMoved(document, pointer, edit.to);
  const steps = pointerSteps(pointer);
  const before = valueAt(whole, steps);
  if (before !== undefined)
    return sameJson(before, edit.value) ? document.text : withValue(document, pointer, edit.value);
  const list = valueAt(whole, steps.slice(0, -1));
  if (Array.isArray(list) && !isAppend(pointer) && steps.at(-1) !== String(list.length))
    throw new InvalidEdit(`no item at ${pointer}`);
  return withMember(document, parentOf(pointer), steps.at(-1) ?? '', edit.value);
}

/** Reorders the texts of the parts; what is between them does not move. */
function withMoved(document: JsonDocument, pointer: string, to: number): string {
  const parts = valuesIn(document, parentOf(pointer));
  const from = parts.findIndex((part) => part.pointer === pointer);
  if (from < 0 || to < 0 || to >= parts.length) throw new InvalidEdit(`no place ${to}`);
  const order = parts.toSpliced(from, 1);
  const moved = parts[from];
  if (moved) order.splice(to, 0, moved);
  return parts.reduceRight((text, { start, end }, index) => {
    const part = order[index];
    const typed = part ? document.text.slice(part.start, part.end) : '';
    return text.slice(0, start) + typed + text.slice(end);
  }, document.text);
}

/** Where an item goes after the last, however many there are by then (`-` of RFC 6901). */
export function appendTo(list: string): string {
  return `${list}/-`;
}

/** Each append adds an item: two of them are never one edit. */
export function isAppend(pointer: string): boolean {
  return pointer.endsWith('/-');
}

/** Sets a value with the groups around it that are missing, as one edit. */
export function settingAt(whole: Json, pointer: string, value: Json): Edit {
  const parent = parentOf(pointer);
  if (parent === '' || valueAt(whole, pointerSteps(parent)) !== undefined)
    return { op: 'set', pointer, value };
  return settingAt(whole, parent, { [pointerSteps(pointer).at(-1) ?? '']: value });
}
