import { editedFile, InvalidEdit } from '../../author/edit.ts';
import { JsonDocument, type SourceFile } from '../../check/json/json-document.ts';
import { sameJson } from '../../content/json.ts';
import { type Difference, differences } from './changes.ts';

/** A value that two people changed differently. */
export interface Conflict {
  readonly pointer: string;
  readonly mine: Difference;
  readonly theirs: Difference;
}

export type Merged =
  | { readonly kind: 'merged'; readonly text: string }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] };

/**
 * Merges a file that was edited here and also changed on the disk. Their text is kept as typed,
 * with our values in it; a value that both changed differently is a conflict.
 */
export function mergeFile(path: string, base: string, mine: string, theirs: string): Merged {
  if (theirs === base || theirs === mine) return { kind: 'merged', text: mine };
  const [start, ours, others] = [base, mine, theirs].map((text) => readValue({ path, text }));
  if (start === undefined || ours === undefined || others === undefined)
    return { kind: 'conflict', conflicts: [] };
  const own = differences(start, ours);
  const foreign = differences(start, others);
  const conflicts = own.flatMap((difference) => conflictsOf(difference, foreign));
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  try {
    return { kind: 'merged', text: withAll({ path, text: theirs }, own).text };
  } catch (error) {
    if (error instanceof InvalidEdit) return { kind: 'conflict', conflicts: [] };
    throw error;
  }
}

export type Texts = ReadonlyMap<string, string>;

/** A file that is edited here and changed on the disk, and that cannot be merged. */
export interface ConflictingFile {
  readonly path: string;
  /** The text on the disk. */
  readonly theirs: string;
  readonly conflicts: readonly Conflict[];
}

/**
 * Applies changes on the disk. Files that are not edited here become theirs; the others are merged,
 * and a file with a conflict is kept as it is here.
 * @param base the disk as it was @returns undefined if nothing changed
 */
export function followDisk(
  base: Texts,
  mine: Texts,
  theirs: Texts,
  open: readonly ConflictingFile[],
):
  | { readonly base: Texts; readonly mine: Texts; readonly conflicting: ConflictingFile[] }
  | undefined {
  const conflicting = new Map(open.map((file) => [file.path, file]));
  const [disk, next] = [new Map(base), new Map(mine)];
  let isOther = false;
  for (const path of new Set([...base.keys(), ...theirs.keys()])) {
    const text = theirs.get(path);
    const before = base.get(path);
    if (text === (conflicting.get(path)?.theirs ?? before)) continue;
    isOther = true;
    // The conflict is over once the disk is back at what it was.
    conflicting.delete(path);
    if (text === before) continue;
    const own = mine.get(path);
    // A file that is not edited here becomes theirs, even if invalid: the check reports it.
    const isOurs = text !== undefined && own !== undefined && own !== before;
    const outcome = isOurs ? mergeFile(path, before ?? '', own, text) : undefined;
    if (outcome?.kind === 'conflict') {
      conflicting.set(path, { path, theirs: text ?? '', conflicts: outcome.conflicts });
    } else if (text === undefined) {
      next.delete(path);
      disk.delete(path);
    } else {
      next.set(path, outcome?.text ?? text);
      disk.set(path, text);
    }
  }
  return isOther ? { base: disk, mine: next, conflicting: [...conflicting.values()] } : undefined;
}

/** Writes our values into another version of the file. */
function withAll(source: SourceFile, changes: readonly Difference[]): SourceFile {
  return changes.reduce(
    (file, { pointer, after }) =>
      editedFile(
        file,
        after === undefined ? { op: 'remove', pointer } : { op: 'set', pointer, value: after },
      ),
    source,
  );
}

function conflictsOf(mine: Difference, foreign: readonly Difference[]): Conflict[] {
  return foreign
    .filter(
      (theirs) => isWithin(mine.pointer, theirs.pointer) || isWithin(theirs.pointer, mine.pointer),
    )
    .filter((theirs) => !isSame(mine, theirs))
    .map((theirs) => ({ pointer: mine.pointer, mine, theirs }));
}

function isSame(a: Difference, b: Difference): boolean {
  if (a.pointer !== b.pointer) return false;
  if (a.after === undefined || b.after === undefined) return a.after === b.after;
  return sameJson(a.after, b.after);
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

function readValue(source: SourceFile) {
  const document = new JsonDocument(source);
  return document.findings.length === 0 ? document.value : undefined;
}
