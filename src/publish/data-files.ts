import type { Finding, Place } from '../check/finding.ts';
import type { SourceFile } from '../check/json/json-document.ts';
import { readSiteContent } from '../content/content.ts';
import type { JsonObject } from '../content/json.ts';
import { lookUp } from '../content/look-up.ts';
import { calendarPath } from '../content/paths.ts';
import { calendarFile, withoutSequences } from './calendar.ts';
import { publicFacts } from './public-facts.ts';
import type { Publication } from './publication.ts';

/** Input besides the content. */
export interface DataFileOptions {
  /** The schema of the published facts, published with them. */
  readonly schema: JsonObject;
  /** The previously published version of a file, by path. */
  published(path: string): string | undefined;
}

/** The data files of the site: path, relative to the site → text. */
export function dataFiles(publication: Publication, options: DataFileOptions): Map<string, string> {
  const files = new Map<string, string>();
  const add = (address: string, text: string) => files.set(address.slice(1), text);
  add('/dati/fatti.json', `${JSON.stringify(publicFacts(publication), null, 1)}\n`);
  add('/dati/fatti.schema.json', `${JSON.stringify(options.schema, null, 1)}\n`);
  for (const locale of publication.site.locales) {
    const { id } = locale;
    const { facts } = readSiteContent(publication.files, id);
    for (const venue of [undefined, ...publication.venues]) {
      const page = venue === undefined ? undefined : lookUp(facts.venues, venue).page;
      const address = calendarPath(locale, page);
      const published = options.published(address.slice(1));
      add(address, calendarFile(publication, id, { ...(venue && { venue }), published }));
    }
  }
  return files;
}

/** Reports published data that differ from the content: each file at its first differing line. */
export function checkData(
  publication: Publication,
  { schema }: Pick<DataFileOptions, 'schema'>,
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
