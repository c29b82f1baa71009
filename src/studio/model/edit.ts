import { valuesIn, withMember, withoutPart, withValue } from '../../author/edit-json.ts';
import { documentOf, type JsonDocument, type SourceFile } from '../../check/json/json-document.ts';
import { isToWrite } from '../../check/text-files.ts';
import { type Json, parentOf, pointerSteps, sameJson, valueAt } from '../../content/json.ts';

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

/** A value after edits, as the session will make them, to show before the server answers. */
export function withEdits(value: Json, edits: readonly Edit[]): Json {
  try {
    const file = { path: '', text: JSON.stringify(value) };
    return documentOf(edits.reduce(editedFile, file)).value ?? value;
  } catch (error) {
    // The server refuses it too, and says why.
    if (error instanceof InvalidEdit) return value;
    throw error;
  }
}

/** A value as it was before the edits; undefined if it was not there, or its list has changed. */
export function valueBefore(before: Json, now: Json, steps: readonly string[]): Json | undefined {
  const [step, ...others] = steps;
  if (step === undefined) return before;
  const isOther = Array.isArray(before) && before.length !== Object(now).length;
  const [oldValue, newValue] = [before, now].map((whole) => valueAt(whole, [step]));
  if (isOther || oldValue === undefined || newValue === undefined) return undefined;
  return valueBefore(oldValue, newValue, others);
}

/** Whether a later edit replaces an earlier one, because both set the same value. */
export function replacesEarlier(earlier: readonly Edit[], later: readonly Edit[]): boolean {
  const [before, after] = [earlier[0], later[0]];
  if (earlier.length + later.length > 2) return false;
  if (before?.op !== 'set' || after?.op !== 'set') return false;
  return before.pointer === after.pointer && !isAppend(after.pointer);
}

/** A translation after an edit of the first language. @param saved its text on the disk */
export function translationAfter(
  first: SourceFile,
  edits: readonly Edit[],
  source: SourceFile,
  saved: string | undefined,
): SourceFile {
  const [edit, ...others] = edits;
  const [own, other] = [first, source].map((one) => documentOf(one).value);
  if (!edit || others.length > 0 || own === undefined || other === undefined) return source;
  const onDisk = saved === undefined ? undefined : documentOf({ path: source.path, text: saved });
  return appliesToTranslation(edit, own, other, onDisk?.value) ? editedFile(source, edit) : source;
}

/**
 * Whether an edit of the first language also applies to a translation. Additions, moves and
 * removals do; added words are a draft that follows the first language until someone translates
 * it. A text that was translated, or saved as identical, is kept.
 * @param own the first language before the edit @param saved undefined if never saved
 */
function appliesToTranslation(
  edit: Edit,
  own: Json,
  other: Json,
  saved: Json | undefined,
): boolean {
  const steps = pointerSteps(edit.pointer);
  const [mine, theirs] = [own, other].map((whole) => valueAt(whole, steps));
  const [group, others] = [own, other].map((whole) => valueAt(whole, steps.slice(0, -1)));
  if (edit.op === 'move' || (edit.op === 'remove' && Array.isArray(group)))
    return areListsOfSameLength(group, others);
  if (edit.op === 'remove') return theirs !== undefined;
  if (mine === undefined && Array.isArray(group)) return areListsOfSameLength(group, others);
  if (mine === undefined) return others !== undefined && theirs === undefined;
  return (
    theirs !== undefined && sameJson(mine, theirs) && isUntranslated(theirs, valueAt(saved, steps))
  );
}

function areListsOfSameLength(one: Json | undefined, other: Json | undefined): boolean {
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
}

function isUntranslated(text: Json, saved: Json | undefined): boolean {
  return saved === undefined || !sameJson(text, saved) || text === '' || isToWrite(String(text));
}
