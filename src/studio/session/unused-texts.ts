import type { Finding } from '../../check/finding.ts';
import type { SourceFile } from '../../check/json/json-document.ts';
import { editedFile } from '../model/edit.ts';

const CODES = ['text-unused', 'fact-text-extra'];

/** Whether a finding is about a text that nothing uses any more. */
export function isUnusedText({ code }: Finding): boolean {
  return CODES.includes(code);
}

/** The files without these unused texts. */
export function withoutUnused(
  sources: readonly SourceFile[],
  findings: readonly Finding[],
): SourceFile[] {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return sources.map((source) =>
    (byFile.get(source.path) ?? []).reduce(
      (file, { pointer }) => editedFile(file, { op: 'remove', pointer }),
      source,
    ),
  );
}
