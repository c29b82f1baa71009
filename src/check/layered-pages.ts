import { type PageEntry, SHARED_TEMPLATES } from '../content/paths.ts';
import type { JsonDocument } from './json/json-document.ts';
import { LayeredDocument } from './json/layered-document.ts';

type Documents = ReadonlyMap<string, JsonDocument>;

/**
 * The files as pages read them: the words and the structure of each page laid over what its template
 * shares, which is no page by itself.
 * @param files as they were typed, by path
 */
export function layeredPages(
  files: Documents,
  pages: readonly PageEntry[],
  locales: readonly string[],
): Documents {
  const documents = new Map(files);
  for (const folder of ['pages', ...locales.map((locale) => `texts/${locale}`)])
    for (const template of SHARED_TEMPLATES) {
      const shared = files.get(`${folder}/${template}.json`);
      if (!shared) continue;
      documents.delete(shared.path);
      for (const page of pages) {
        const own = page.template === template && files.get(`${folder}/${page.id}.json`);
        if (own) documents.set(own.path, LayeredDocument.of(shared, own));
      }
    }
  return documents;
}

/** The schema of a file that pages share: that of the pages. */
export function sharedSchema(path: string): string | undefined {
  const [, folder = '', name = ''] = /^(pages|texts)\/(?:[^/]+\/)?([^/]+)\.json$/.exec(path) ?? [];
  return SHARED_TEMPLATES.includes(name) ? `${folder}/${name}.schema.json` : undefined;
}

/** The texts that pages share, in some languages: what they rest on holds for the camp. */
export function sharedTexts(locales: readonly string[]): string[] {
  return locales.flatMap((locale) =>
    SHARED_TEMPLATES.map((template) => `texts/${locale}/${template}.json`),
  );
}
