import type { SourceFile } from '../check/json/json-document.ts';

/** One file that changes from one text to another, or is new. */
export interface FileChange {
  /** From the content folder, with slashes. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly after: string;
}

/** The files that differ between two states, and the new ones. */
export function changedFiles(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): FileChange[] {
  const old = new Map(before.map(({ path, text }) => [path, text]));
  return after.flatMap(({ path, text }) =>
    old.get(path) === text ? [] : [{ path, before: old.get(path), after: text }],
  );
}
