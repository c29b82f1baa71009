import { readSiteContent } from '../content/content.ts';
import type { JsonObject } from '../content/json.ts';
import { lookUp } from '../content/look-up.ts';
import { calendarPath } from '../content/paths.ts';
import { calendarFile } from './calendar.ts';
import { publicFacts } from './public-facts.ts';
import type { Publication } from './publication.ts';

/** Input besides the content. */
export interface Beside {
  /** The schema of the published facts, published with them. */
  readonly schema: JsonObject;
  /** The previously published version of a file, by path. */
  published(path: string): string | undefined;
}

/** The data files of the site: path, relative to the site → text. */
export function dataFiles(publication: Publication, beside: Beside): Map<string, string> {
  const files = new Map<string, string>();
  const add = (address: string, text: string) => files.set(address.slice(1), text);
  add('/dati/fatti.json', `${JSON.stringify(publicFacts(publication), null, 1)}\n`);
  add('/dati/fatti.schema.json', `${JSON.stringify(beside.schema, null, 1)}\n`);
  for (const locale of publication.site.locales) {
    const { id } = locale;
    const { facts } = readSiteContent(publication.files, id);
    for (const venue of [undefined, ...publication.venues]) {
      const page = venue === undefined ? undefined : lookUp(facts.venues, venue).page;
      const address = calendarPath(locale, page);
      const published = beside.published(address.slice(1));
      add(address, calendarFile(publication, id, { ...(venue && { venue }), published }));
    }
  }
  return files;
}
