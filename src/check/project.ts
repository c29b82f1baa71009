import { withCounts } from '../content/collection.ts';
import type { ContentFiles } from '../content/content.ts';
import { eachFact } from '../content/facts.ts';
import { escapePointer, isObject, type Json, type JsonObject, valueAt } from '../content/json.ts';
import { memoizeEach } from '../content/memoize.ts';
import {
  camelCase,
  type ExpectedFile,
  expectedFiles,
  FACT_FILES,
  factLocation,
  type PageNames,
  SHARED_PAGES,
} from '../content/paths.ts';
import { factsOnPage, statedPath, withVenues } from '../content/scope.ts';
import type { JsonDocument } from './json/json-document.ts';
import { layeredPages, sharedSchema } from './layered-pages.ts';
import { entries, localeIds, pageEntry, urlsIn } from './page-urls.ts';
import type { References } from './schema/reference-keywords.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import { isOfValue, validValue } from './schema/schema-set.ts';

/** Where a value is in a file with a schema. */
export interface ValuePlace {
  readonly file: string;
  readonly schema: string;
  readonly steps: readonly string[];
}

/**
 * The content that rules check, as far as it can be read. Nothing here throws on a broken file, so
 * that one mistake never hides another.
 */
export class Project {
  readonly schemas: SchemaSet;
  readonly expected: readonly ExpectedFile[];
  readonly pages: readonly PageNames[];
  readonly locales: readonly string[];
  /** Languages still being written, not published. */
  readonly drafts: readonly string[];
  /** The official facts, with null for values that the schema rejects. */
  readonly facts: JsonObject;
  readonly #urls: ReadonlyMap<string, readonly string[]>;
  readonly #allUrls: readonly string[];
  readonly #pageIds: readonly string[];
  readonly #templates: ReadonlyMap<string, string>;
  readonly #schemaOf: ReadonlyMap<string, string>;
  readonly #files: ReadonlyMap<string, JsonDocument>;
  /** The files as pages read them, each merged over what its template shares. */
  readonly #documents: ReadonlyMap<string, JsonDocument>;
  #factPaths: readonly string[] | undefined;

  constructor(documents: readonly JsonDocument[], schemas: SchemaSet) {
    this.schemas = schemas;
    this.#files = new Map(documents.map((document) => [document.path, document]));
    const site = this.#files.get('site.json')?.value;
    this.pages = entries(site, 'pages').flatMap(pageEntry);
    this.locales = localeIds(site, false);
    this.drafts = localeIds(site, true);
    this.#documents = layeredPages(this.#files, this.pages, [...this.locales, ...this.drafts]);
    this.#pageIds = [...SHARED_PAGES, ...this.pages.map((page) => page.id)];
    this.#templates = new Map(this.pages.map(({ id, template }) => [id, template]));
    this.#urls = urlsIn(site);
    this.#allUrls = [...new Set([...this.#urls.values()].flat())].sort();
    this.expected = expectedFiles(this.pages, this.locales);
    this.#schemaOf = new Map(this.expected.map(({ path, schema }) => [path, schema]));
    this.facts = this.#readFacts();
  }

  /** The files as typed, shared ones included. */
  get files(): JsonDocument[] {
    return [...this.#files.values()];
  }

  /** The value of each file that can be read, by path. */
  get contentFiles(): ContentFiles {
    return new Map(
      this.files.flatMap(({ path, value }) =>
        value === undefined ? [] : [[path, value] as const],
      ),
    );
  }

  typed(path: string): JsonDocument | undefined {
    return this.#files.get(path);
  }

  /** Every language but the first, drafts last. */
  get otherLocales(): readonly string[] {
    return [...this.locales.slice(1), ...this.drafts];
  }

  /** The text files that a language needs. */
  expectedIn(locale: string): ExpectedFile[] {
    const own = expectedFiles(this.pages, [locale]);
    return own.filter(({ path }) => path.startsWith(`texts/${locale}/`));
  }

  get documents(): JsonDocument[] {
    return [...this.#documents.values()];
  }

  /** The file at a path relative to the content folder, as pages read it. */
  document(path: string): JsonDocument | undefined {
    return this.#documents.get(path) ?? this.#files.get(path);
  }

  /** The schema of a file; undefined when the file is not expected or the schema is missing. */
  schemaOf(path: string): string | undefined {
    const schema = this.#schemaOf.get(path) ?? sharedSchema(path);
    return schema !== undefined && this.schemas.has(schema) ? schema : undefined;
  }

  value(path: string): Json | undefined {
    return this.document(path)?.value;
  }

  /** What the schemas reject of a value in the place of a fact, or of part of another file. */
  errorsAt({ file, schema, steps }: ValuePlace, value: Json, references?: References) {
    return this.schemas.errorsAt(schema, this.value(file), steps, value, references);
  }

  /** The path of every fact that can be read. */
  factPaths(): readonly string[] {
    this.#factPaths ??= [...eachFact(this.facts)].map(([path]) => path);
    return this.#factPaths;
  }

  /**
   * What a page or the layout says differently of existing facts, by the path where each is stated;
   * without values that the schema rejects.
   */
  says(pageId: string): JsonObject {
    return saysOf(this, pageId);
  }

  /** JSON pointer, in the page's file, of what it says about a fact. */
  saysPointer(pageId: string, fact: string): string {
    const typed = Object.keys(this.typedSays(pageId)).find(
      (name) => this.stated(name, pageId) === fact,
    );
    return `/says/${escapePointer(typed ?? fact)}`;
  }

  /** Ids of the venues; of the listed ones alone when asked. */
  venues(isListed?: boolean): string[] {
    const all = Object.entries(isObject(this.facts.venues) ? this.facts.venues : {});
    return all.flatMap(([id, venue]) =>
      isListed === undefined || valueAt(venue, ['listed']) === isListed ? [id] : [],
    );
  }

  /** Id of the venue that a page is about. */
  venueOf(pageId: string): string | undefined {
    const venue = valueAt(this.value(`pages/${pageId}.json`), ['venue']);
    return typeof venue === 'string' ? venue : undefined;
  }

  /**
   * The path where a fact is stated: the camp's, or a venue's where the venue overrides it.
   * @param pageId the page whose scope applies
   */
  stated(path: string, pageId?: string): string {
    return statedPath(this.facts, path, pageId === undefined ? undefined : this.venueOf(pageId));
  }

  /** The facts as a page shows them, with each venue's values; the official ones without a page. */
  factsOn(pageId?: string): JsonObject {
    return factsShown(this, pageId ?? '');
  }

  /** What a page says differently, as typed. */
  typedSays(pageId: string): JsonObject {
    const page = this.value(`pages/${pageId}.json`);
    const says = isObject(page) ? page.says : undefined;
    return isObject(says) ? says : {};
  }

  /** Ids of the pages, and of what all pages share. */
  pageIds(): readonly string[] {
    return this.#pageIds;
  }

  /** The template of a page or of what all pages share; undefined for an unknown page. */
  template(pageId: string): string | undefined {
    return isShared(pageId) ? pageId : this.#templates.get(pageId);
  }

  /** The URLs of a page, one per locale, sorted; every URL for what all pages share. */
  urls(pageId: string): readonly string[] {
    return isShared(pageId) ? this.#allUrls : (this.#urls.get(pageId) ?? []);
  }

  /** The URLs of some pages, sorted, each once. */
  urlsOf(pageIds: Iterable<string>): readonly string[] {
    const ids = [...pageIds];
    if (ids.some(isShared)) return this.#allUrls;
    return [...new Set(ids.flatMap((id) => this.urls(id)))].sort();
  }

  #readFacts(): JsonObject {
    const facts = FACT_FILES.flatMap((name): [string, Json][] => {
      const value = this.value(`facts/${name}.json`);
      if (!isObject(value)) return [];
      const errors = this.schemas.errors(`facts/${name}.schema.json`, value);
      const valid = validValue(value, errors);
      return isObject(valid) ? [[camelCase(name), valid]] : [];
    });
    return withCounts(Object.fromEntries(facts));
  }
}

const saysOf = memoizeEach((project: Project, pageId: string): JsonObject => {
  const hasFact = (path: string) => valueAt(project.facts, path.split('.')) !== undefined;
  return Object.fromEntries(
    Object.entries(project.typedSays(pageId))
      .filter(
        ([fact, value]) =>
          value === null || !project.errorsAt(factLocation(fact), value).some(isOfValue),
      )
      .map(([fact, value]): [string, Json] => [project.stated(fact, pageId), value])
      .filter(([path]) => hasFact(path)),
  );
});

/** @param pageId empty for the official facts */
const factsShown = memoizeEach((project: Project, pageId: string): JsonObject => {
  if (pageId === '') return withVenues(project.facts);
  const [venue, says] = [project.venueOf(pageId), project.says(pageId)];
  if (venue === undefined && Object.keys(says).length === 0) return project.factsOn();
  return withVenues(factsOnPage(project.facts, venue, says));
});

/** True for the id of what all pages share. */
function isShared(id: string): boolean {
  return (SHARED_PAGES as readonly string[]).includes(id);
}
