import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { campSources } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

/** Shows in the text of an edit where the finding must point; it is taken out before the check. */
export const MARK = '‸';

/** One edit of one file of the made-up camp. */
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

/** A copy of the camp with one edit. */
export function edited({ file, from, to }: Edit, camp = campSources): Edited {
  const text = camp.find(({ path }) => path === file)?.text ?? '';
  const match = from.exec(text);
  if (!match) throw new Error(`${from} matches nothing in ${file}`);
  const marked = text.slice(0, match.index) + to + text.slice(match.index + match[0].length);
  const own = { path: file, text: marked.replaceAll(MARK, '') };
  const content = camp.map((source) => (source.path === file ? own : source));
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

export function errors(content: readonly SourceFile[]): Finding[] {
  return runChecks(content, schemas, { served, matrix: false }).findings.filter(
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
