import { type PageEntry, SHARED_TEMPLATES } from '../content/paths.ts';
import { merge } from '../content/scope.ts';
import type { Place } from './finding.ts';
import { JsonDocument } from './json/json-document.ts';

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

/**
 * What a page has in common with others of its kind, and what it has of its own laid over it. It reads as
 * one file under the name of the page’s own; each part knows the file in which it was typed.
 */
class LayeredDocument extends JsonDocument {
  readonly shared: JsonDocument;
  readonly own: JsonDocument;

  private constructor(shared: JsonDocument, own: JsonDocument) {
    super(own, (value) => merge(shared.value, value));
    this.shared = shared;
    this.own = own;
  }

  /** The same thing while neither file changes. */
  static of(shared: JsonDocument, own: JsonDocument): LayeredDocument {
    const known = layered.get(own);
    const document = known?.shared === shared ? known : new LayeredDocument(shared, own);
    layered.set(own, document);
    return document;
  }

  override locate(pointer: string, part: 'key' | 'value' = 'value'): Place {
    return this.#isOwn(pointer) ? super.locate(pointer, part) : this.shared.locate(pointer, part);
  }

  override locateWithin(pointer: string, start: number, end: number): Place {
    return this.#isOwn(pointer)
      ? super.locateWithin(pointer, start, end)
      : this.shared.locateWithin(pointer, start, end);
  }

  /** True for what the page states itself, and for what neither file has. */
  #isOwn(pointer: string): boolean {
    return super.span(pointer) !== undefined || this.shared.span(pointer) === undefined;
  }
}

const layered = new WeakMap<JsonDocument, LayeredDocument>();
