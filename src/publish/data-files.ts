import type { Finding, Place } from '../check/finding.ts';
import type { SourceFile } from '../check/json/json-document.ts';
import { readSiteContent } from '../content/content.ts';
import type { JsonObject } from '../content/json.ts';
import { lookUp } from '../content/look-up.ts';
import { calendarPath } from '../content/paths.ts';
import { calendarFile } from './calendar.ts';
import { publicFacts } from './public-facts.ts';
import type { Publication } from './publication.ts';

/**
 * The data files of the site: path, relative to the site → text.
 * @param schema of the published facts, published with them
 */
export function dataFiles(publication: Publication, schema: JsonObject): Map<string, string> {
  const files = new Map<string, string>();
  const add = (url: string, text: string) => files.set(url.slice(1), text);
  add('/dati/fatti.json', `${JSON.stringify(publicFacts(publication), null, 1)}\n`);
  add('/dati/fatti.schema.json', `${JSON.stringify(schema, null, 1)}\n`);
  for (const locale of publication.site.locales) {
    const { id } = locale;
    const { facts } = readSiteContent(publication.files, id);
    for (const venue of [undefined, ...publication.venues]) {
      const page = venue === undefined ? undefined : lookUp(facts.venues, venue).page;
      add(calendarPath(locale, page), calendarFile(publication, id, venue));
    }
  }
  return files;
}

/** Reports published data that differ from the content: each file at its first differing line. */
export function checkData(
  publication: Publication,
  schema: JsonObject,
  files: readonly SourceFile[],
): Finding[] {
  const built = new Map(files.map(({ path, text }) => [path, text]));
  return [...dataFiles(publication, schema)].flatMap(([path, text]) => {
    const found = built.get(path);
    if (found === undefined) return [missing(path)];
    return firstDifference(path, found.split(/\r?\n/), text.split(/\r?\n/));
  });
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
