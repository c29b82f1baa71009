import { documentOf, type SourceFile } from '../../check/json/json-document.ts';
import { isToWrite } from '../../check/text-files.ts';
import { type Json, pointerSteps, sameJson, valueAt } from '../../content/json.ts';
import { type Edit, editedFile } from './edit.ts';

/** A translation after an edit of the first language. @param saved its text on the disk */
export function draftedFile(
  first: SourceFile,
  edits: readonly Edit[],
  source: SourceFile,
  saved: string | undefined,
): SourceFile {
  const [edit, ...others] = edits;
  const [own, other] = [first, source].map((one) => documentOf(one).value);
  if (!edit || others.length > 0 || own === undefined || other === undefined) return source;
  const onDisk = saved === undefined ? undefined : documentOf({ path: source.path, text: saved });
  return goesAlong(edit, own, other, onDisk?.value) ? editedFile(source, edit) : source;
}

/**
 * Whether an edit of the first language also applies to a translation. Additions, moves and
 * removals do; added words are a draft that follows the first language until someone translates
 * it. A text that was translated, or saved as identical, is kept.
 * @param own the first language before the edit @param saved undefined if never saved
 */
function goesAlong(edit: Edit, own: Json, other: Json, saved: Json | undefined): boolean {
  const steps = pointerSteps(edit.pointer);
  const [mine, theirs] = [own, other].map((whole) => valueAt(whole, steps));
  if (edit.op === 'append') return areOneList(mine, theirs);
  const [group, others] = [own, other].map((whole) => valueAt(whole, steps.slice(0, -1)));
  if (edit.op === 'move' || (edit.op === 'remove' && Array.isArray(group)))
    return areOneList(group, others);
  if (edit.op === 'remove') return theirs !== undefined;
  if (mine === undefined) return others !== undefined && theirs === undefined;
  return theirs !== undefined && sameJson(mine, theirs) && isDraft(theirs, valueAt(saved, steps));
}

function areOneList(one: Json | undefined, other: Json | undefined): boolean {
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
}

function isDraft(text: Json, saved: Json | undefined): boolean {
  return saved === undefined || !sameJson(text, saved) || text === '' || isToWrite(String(text));
}
