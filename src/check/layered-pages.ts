import { memoize } from '../content/memoize.ts';
import { type PageNames, SHARED_TEMPLATES } from '../content/paths.ts';
import { merge } from '../content/scope.ts';
import { JsonDocument } from './json/json-document.ts';

type Documents = ReadonlyMap<string, JsonDocument>;

/**
 * The files as pages read them: the texts and structure of each page merged over those that its
 * template shares. The shared files are left out: they are not pages.
 * @param files as typed, by path
 */
export function layeredPages(
  files: Documents,
  pages: readonly PageNames[],
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
        if (own) documents.set(own.path, layered(own)(shared));
      }
    }
  return documents;
}

/** The schema of a file that pages of a template share: the one of those pages. */
export function sharedSchema(path: string): string | undefined {
  const [, folder = '', name = ''] = /^(pages|texts)\/(?:[^/]+\/)?([^/]+)\.json$/.exec(path) ?? [];
  return SHARED_TEMPLATES.includes(name) ? `${folder}/${name}.schema.json` : undefined;
}

/** The text files that pages share, in some languages; they depend on the camp's facts. */
export function sharedTextFiles(locales: readonly string[]): string[] {
  return locales.flatMap((locale) =>
    SHARED_TEMPLATES.map((template) => `texts/${locale}/${template}.json`),
  );
}

/**
 * A page's own file merged over the one that its template shares, with the path of the own file. Each
 * part is located in the file where it was typed. The same instance while neither file changes.
 */
const layered = memoize((own: JsonDocument) =>
  memoize((shared: JsonDocument) => {
    const isShared = (pointer: string) =>
      own.span(pointer) === undefined && shared.span(pointer) !== undefined;
    return new JsonDocument(
      own,
      (value) => merge(shared.value, value),
      (pointer) => (isShared(pointer) ? { document: shared, pointer } : undefined),
    );
  }),
);
