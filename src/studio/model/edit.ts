import { type Edit, editedFile, InvalidEdit, isAppend } from '../../author/edit.ts';
import { documentOf, type SourceFile } from '../../check/json/json-document.ts';
import { isToWrite } from '../../check/text-files.ts';
import { type Json, pointerSteps, sameJson, valueAt } from '../../content/json.ts';

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
  const [own, other] = [first, source].map((text) => documentOf(text).value);
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
