import { fileURLToPath } from 'node:url';
import {
  readContentFolder,
  readSchemas,
  readServedFiles,
} from '../../scripts/project/content-folder.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export const realContent: readonly SourceFile[] = readContentFolder(folder('content'));
export const realSchemas = new SchemaSet(readSchemas(folder('schemas')));

const served = readServedFiles(folder('public'));

/** Shows in the text of an edit where the finding must point; it is taken out before the check. */
const MARK = '‸';

/** One edit of one file of the real content. It holds for whatever values the manager gave. */
export interface Edit {
  readonly file: string;
  /** The first place that matches is replaced. */
  readonly from: RegExp;
  /** What is typed instead, with a ‸ where the finding must point. */
  readonly to: string;
}

export interface Edited {
  readonly content: readonly SourceFile[];
  /** `file:line:column` of each ‸. */
  readonly places: readonly string[];
}

/** A copy of the real content with one edit. */
export function edited({ file, from, to }: Edit): Edited {
  const text = textOf(file);
  const match = from.exec(text);
  if (!match) throw new Error(`${from} matches nothing in ${file}`);
  const marked = text.slice(0, match.index) + to + text.slice(match.index + match[0].length);
  const content = withFile(file, marked.replaceAll(MARK, ''));
  return { content, places: marksOf(marked).map((place) => `${file}:${place}`) };
}

function marksOf(marked: string): string[] {
  return marked
    .split(MARK)
    .slice(0, -1)
    .map((_, index, parts) => {
      const lines = parts
        .slice(0, index + 1)
        .join('')
        .split('\n');
      return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    });
}

export function textOf(file: string): string {
  const source = realContent.find(({ path }) => path === file);
  if (!source) throw new Error(`no ${file}`);
  return source.text;
}

export function withFile(path: string, text: string): SourceFile[] {
  return [...without(path), { path, text }];
}

export function without(path: string): SourceFile[] {
  return realContent.filter((source) => source.path !== path);
}

export function errors(content: readonly SourceFile[]): Finding[] {
  return runChecks(content, realSchemas, { served }).findings.filter(
    (finding) => finding.severity === 'error',
  );
}

/** What the checker says of some content: `file:line:column`, then the sentence that a manager reads. */
export function reports(content: readonly SourceFile[]): { place: string; sentence: string }[] {
  return errors(content).map((finding) => ({
    place: `${finding.file}:${finding.line}:${finding.column}`,
    sentence: sentenceOf(finding),
  }));
}
