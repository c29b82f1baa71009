import type { Finding } from '../../src/check/finding.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

/** Marks where the finding must point; removed before the check. */
export const MARK = '‸';

/** One edit of one file of the made-up camp. */
export interface Edit {
  readonly file: string;
  /** The first match is replaced. */
  readonly from: RegExp;
  /** The replacement, with a ‸ where the finding must point. */
  readonly to: string;
}

/** A row of a table: an edit and its finding. */
export interface Row extends Edit {
  readonly title: string;
  /** Empty in tables without codes. */
  readonly code: string;
  /** The whole sentence, if the row gives it. */
  readonly says: string | undefined;
  /** True when the ‸ marks a related place of the finding. */
  readonly related: boolean;
}

/**
 * The rows of a table, two or three lines each; ⏎ is a line break, ␣ a space at the end of a part:
 *
 *     # file of the rows below | what they replace by default
 *     - title [code] related
 *       what is replaced (a regular expression) → the replacement
 *       the sentence
 */
export function rowsOf({ raw: [table = ''] }: TemplateStringsArray): Row[] {
  let [file, usual] = ['', ''];
  return `\n${table.trim()}`.split(/\n(?=[#-] )/).flatMap((part): Row[] => {
    const head = /^# (\S+)(?: \| (.*))?$/.exec(part);
    if (head) [file, usual] = [head[1] ?? '', head[2] ?? ''];
    const [first = '', edit = '', says] = part.split('\n');
    const row = /^- (.*?)(?: \[([\w-]+)\])?( related)?$/.exec(first);
    if (!row) return [];
    const [, title = '', code = '', related] = row;
    const [from = '', ...to] = edit.slice(2).split(/→ ?/);
    const pattern = new RegExp(typed(from.trim() || usual));
    const own = { title, code, related: related !== undefined, says: says?.trim() };
    return [{ ...own, file, from: pattern, to: typed(to.join('→')) }];
  });
}

function typed(text: string): string {
  return text.replaceAll('⏎', '\n').replaceAll('␣', ' ');
}

export interface Edited {
  readonly content: readonly SourceFile[];
  /** `file:line:column` of each ‸. */
  readonly places: readonly string[];
}

/** A copy of the camp, or of other content, with one edit. */
export function edited({ file, from, to }: Edit, camp = campSources): Edited {
  const text = camp.find(({ path }) => path === file)?.text ?? '';
  const match = from.exec(text);
  if (!match) throw new Error(`${from} matches nothing in ${file}`);
  const marked = text.slice(0, match.index) + to + text.slice(match.index + match[0].length);
  const unmarked = { path: file, text: marked.replaceAll(MARK, '') };
  const content = [...camp.filter(({ path }) => path !== file), unmarked];
  return { content, places: marksOf(marked).map((place) => `${file}:${place}`) };
}

/** `line:column` of each ‸. */
export function marksOf(marked: string): string[] {
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
  return runChecks(content, schemas, { served }).findings.filter(
    (finding) => finding.severity === 'error',
  );
}

/** The errors of some content: `file:line:column`, and the sentence for the manager. */
export function reports(content: readonly SourceFile[]): { place: string; sentence: string }[] {
  return errors(content).map((finding) => ({
    place: `${finding.file}:${finding.line}:${finding.column}`,
    sentence: sentenceOf(finding),
  }));
}

/** The same, one line each. */
export function reportLines(content: readonly SourceFile[]): string[] {
  return reports(content).map(({ place, sentence }) => `${place} ${sentence}`);
}
