import type { Finding, Place } from '../check/finding.ts';
import type { SourceFile } from '../check/json/json-document.ts';
import { type Beside, dataFiles } from './data-files.ts';
import type { Publication } from './publication.ts';
import { withoutSequences } from './sequences.ts';

/** Reports published data that differ from the content: each file at its first differing line. */
export function checkData(
  publication: Publication,
  { schema }: Pick<Beside, 'schema'>,
  files: readonly SourceFile[],
): Finding[] {
  const built = new Map(files.map(({ path, text }) => [path, text]));
  const expected = dataFiles(publication, { schema, published: () => undefined });
  return [...expected].flatMap(([path, text]) => {
    const found = built.get(path);
    if (found === undefined) return [missing(path)];
    return firstDifference(path, lines(found), lines(text));
  });
}

/** The lines without SEQUENCE: only the published file knows how often an event changed. */
function lines(text: string): string[] {
  return withoutSequences(text).split(/\r?\n/);
}

function firstDifference(
  file: string,
  found: readonly string[],
  expected: readonly string[],
): Finding[] {
  const length = Math.max(found.length, expected.length);
  for (let index = 0; index < length; index += 1) {
    const [one = '', other = ''] = [found[index], expected[index]];
    if (one === other) continue;
    const args = { found: one.trim(), expected: other.trim() };
    return [{ code: 'site-data', severity: 'error', args, ...at(file, index + 1, one.length) }];
  }
  return [];
}

function missing(file: string): Finding {
  return { code: 'site-data-missing', severity: 'error', args: { file }, ...at(file, 1, 0) };
}

function at(file: string, line: number, length: number): Place {
  return { file, line, column: 1, endLine: line, endColumn: length + 1, pointer: '' };
}
