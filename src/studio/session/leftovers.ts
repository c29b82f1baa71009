import { editedFile } from '../../author/edit.ts';
import type { Finding } from '../../check/finding.ts';
import type { SourceFile } from '../../check/json/json-document.ts';
import type { CheckResult } from '../../check/run-checks.ts';
import { findingView } from './finding-view.ts';
import type { Remedy } from './remedies.ts';

/** A removal may make something else unused, whose removal may again. */
const ROUNDS = 6;

/**
 * The files without what a removal left without use: texts of what is gone, items that name it.
 * @param known the findings before the removal
 */
export function withoutLeftovers(
  sources: readonly SourceFile[],
  known: readonly Finding[],
  check: (sources: readonly SourceFile[]) => CheckResult,
): readonly SourceFile[] {
  const before = new Set(known.map(keyOf));
  let files = sources;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { findings, project } = check(files);
    const left = findings
      .filter((finding) => !before.has(keyOf(finding)))
      .filter((finding) =>
        findingView(finding, project).remedies.some((remedy) => removes(remedy, finding)),
      );
    if (left.length === 0) break;
    const byFile = Map.groupBy(left, ({ file }) => file);
    files = files.map((source) => {
      const pointers = new Set(byFile.get(source.path)?.map(({ pointer }) => pointer));
      return [...pointers]
        .toSorted(lastFirst)
        .reduce((file, pointer) => editedFile(file, { op: 'remove', pointer }), source);
    });
  }
  return files;
}

/** Without its place and its suggestions: a removal moves items, and takes names away. */
function keyOf({ code, file, args: { found, id, fact, at } }: Finding): string {
  return JSON.stringify([code, file, found, id, fact, at]);
}

/** A settled question names nothing that is gone: it stays, and its finding says so. */
function removes(remedy: Remedy, { code, file, pointer }: Finding): boolean {
  if (code === 'question-settled' || remedy.kind !== 'write' || remedy.file !== file) return false;
  return remedy.edits.every((edit) => edit.op === 'remove' && edit.pointer === pointer);
}

/** Removing an item moves only those after it. */
function lastFirst(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}
