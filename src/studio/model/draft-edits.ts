import { documentOf, type SourceFile } from '../../check/json/json-document.ts';
import { isToWrite } from '../../check/text-files.ts';
import { type Json, pointerSteps, sameJson, valueAt } from '../../content/json.ts';
import { type Edit, editedFile } from './edit.ts';

/** A file of another language after an edit of the first. @param saved its text on the disk */
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
  return draftEdit(edit, { own, other, saved: onDisk?.value }).reduce(editedFile, source);
}

/** A file of texts of the first language and the same in another, as they are before an edit. */
interface Translated {
  readonly own: Json;
  readonly other: Json;
  /** The other as it was saved; undefined where it never was. */
  readonly saved: Json | undefined;
}

/**
 * What an edit of the first language does to another: what is added, moved and taken out is so in both, with
 * the words of the first as a draft, which follows them until somebody translates it. What was translated, or
 * is meant to be the same, stays.
 */
function draftEdit(edit: Edit, { own, other, saved }: Translated): Edit[] {
  const steps = pointerSteps(edit.pointer);
  const [mine, theirs] = [valueAt(own, steps), valueAt(other, steps)];
  if (edit.op === 'append') return areOneList(mine, theirs) ? [edit] : [];
  const [group, others] = [own, other].map((whole) => valueAt(whole, steps.slice(0, -1)));
  if (edit.op === 'move') return areOneList(group, others) ? [edit] : [];
  if (edit.op === 'remove')
    return Array.isArray(group)
      ? areOneList(group, others)
        ? [edit]
        : []
      : theirs === undefined
        ? []
        : [edit];
  if (mine === undefined) return others !== undefined && theirs === undefined ? [edit] : [];
  return theirs !== undefined && sameJson(mine, theirs) && isDraft(theirs, valueAt(saved, steps))
    ? [edit]
    : [];
}

function areOneList(one: Json | undefined, other: Json | undefined): boolean {
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
}

function isDraft(text: Json, saved: Json | undefined): boolean {
  return saved === undefined || !sameJson(text, saved) || text === '' || isToWrite(String(text));
}
