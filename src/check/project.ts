import { withCounts } from '../content/collection.ts';
import { eachFact } from '../content/facts.ts';
import {
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  sameJson,
  valueAt,
} from '../content/json.ts';
import {
  camelCase,
  type ExpectedFile,
  expectedFiles,
  kebabCase,
  type PageEntry,
  SHARED_PAGES,
} from '../content/paths.ts';
import { factsOnPage, statedPath, withVenues } from '../content/scope.ts';
import { addressesIn, entries, localeIds, pageEntry } from './addresses.ts';
import { soundValue } from './facts/sound.ts';
import type { JsonDocument } from './json/json-document.ts';
import { layeredPages, sharedSchema } from './layered-pages.ts';
import type { SchemaSet } from './schema/schema-set.ts';

/**
 * The content as far as it can be read, slips and all: what rules look at. Nothing here throws on a
 * broken file, so that one slip never hides another.
 */
export class Project {
  readonly schemas: SchemaSet;
  readonly expected: readonly ExpectedFile[];
  readonly pages: readonly PageEntry[];
  readonly locales: readonly string[];
  /** Languages that are being written: nothing of them is published. */
  readonly drafts: readonly string[];
  /** The official facts, with null where the schema refuses what was typed. */
  readonly facts: JsonObject;
  readonly #says = new Map<string, JsonObject>();
  readonly #factsOn = new Map<string, JsonObject>();
  readonly #addresses: ReadonlyMap<string, readonly string[]>;
  readonly #allAddresses: readonly string[];
  readonly #pageIds: readonly string[];
  readonly #templates: ReadonlyMap<string, string>;
  readonly #schemaOf: ReadonlyMap<string, string>;
  readonly #files: ReadonlyMap<string, JsonDocument>;
  /** The same as pages read them: what they have in common under the words of each. */
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
    this.#addresses = addressesIn(site);
    this.#allAddresses = [...new Set([...this.#addresses.values()].flat())].sort();
    this.expected = expectedFiles(this.pages, this.locales);
    this.#schemaOf = new Map(this.expected.map(({ path, schema }) => [path, schema]));
    this.facts = this.#readFacts();
  }

  /** The files as they were typed, one that pages share among them. */
  get files(): JsonDocument[] {
    return [...this.#files.values()];
  }

  typed(path: string): JsonDocument | undefined {
    return this.#files.get(path);
  }

  /** Every language but the first, those that are being written after the others. */
  get otherLocales(): readonly string[] {
    return [...this.locales.slice(1), ...this.drafts];
  }

  /** The files of texts that a language needs. */
  expectedIn(locale: string): ExpectedFile[] {
    const own = expectedFiles(this.pages, [locale]);
    return own.filter(({ path }) => path.startsWith(`texts/${locale}/`));
  }

  get documents(): JsonDocument[] {
    return [...this.#documents.values()];
  }

  /** The file at a path relative to the content folder. */
  document(path: string): JsonDocument | undefined {
    return this.#documents.get(path) ?? this.#files.get(path);
  }

  /** The schema that a file must meet; undefined for one that nobody needs, and when there is no such schema. */
  schemaOf(path: string): string | undefined {
    const schema = this.#schemaOf.get(path) ?? sharedSchema(path);
    return schema !== undefined && this.schemas.has(schema) ? schema : undefined;
  }

  value(path: string): Json | undefined {
    return this.document(path)?.value;
  }

  /** Every path of a fact that can be read. */
  factPaths(): readonly string[] {
    this.#factPaths ??= [...eachFact(this.facts)].map(([path]) => path);
    return this.#factPaths;
  }

  /** What a page or the layout says differently, by the paths where the facts are stated; without what their schemas refuse. */
  says(pageId: string): JsonObject {
    const known = this.#says.get(pageId) ?? this.#soundSays(pageId);
    this.#says.set(pageId, known);
    return known;
  }

  #soundSays(pageId: string): JsonObject {
    const says = this.typedSays(pageId);
    return Object.fromEntries(
      Object.entries(says)
        .filter(([fact, value]) => this.#isSound(fact, value))
        .map(([fact, value]) => [this.stated(fact, pageId), value]),
    );
  }

  /** Where a page says something of a fact, as a pointer into its file. */
  saysPointer(pageId: string, fact: string): string {
    const typed = Object.keys(this.typedSays(pageId)).find(
      (name) => this.stated(name, pageId) === fact,
    );
    return `/says/${escapePointer(typed ?? fact)}`;
  }

  /** The venue whose page it is, by its id. */
  venueOf(pageId: string): string | undefined {
    const venue = valueAt(this.value(`pages/${pageId}.json`), ['venue']);
    return typeof venue === 'string' ? venue : undefined;
  }

  /**
   * Where a fact is stated: the path of the camp's value, or of what a venue states again.
   * @param pageId the page that names it, in whose scope it is read
   */
  stated(path: string, pageId?: string): string {
    return statedPath(this.facts, path, pageId === undefined ? undefined : this.venueOf(pageId));
  }

  /** The facts as a page shows them, with what holds at each venue; without a page, the official ones. */
  factsOn(pageId?: string): JsonObject {
    const key = pageId ?? '';
    const known = this.#factsOn.get(key) ?? this.#resolved(pageId);
    this.#factsOn.set(key, known);
    return known;
  }

  #resolved(pageId: string | undefined): JsonObject {
    if (pageId === undefined) return withVenues(this.facts);
    const says = Object.entries(this.says(pageId)).filter(
      ([path]) => valueAt(this.facts, path.split('.')) !== undefined,
    );
    return withVenues(factsOnPage(this.facts, this.venueOf(pageId), Object.fromEntries(says)));
  }

  #isSound(fact: string, value: Json): boolean {
    const [root = '', ...steps] = fact.split('.');
    const address = this.schemas.addressOf(`facts/${kebabCase(root)}.schema.json`, steps);
    return value === null || !address || sameJson(soundValue(this.schemas, address, value), value);
  }

  /** What a page says, as it was typed. */
  typedSays(pageId: string): JsonObject {
    const page = this.value(`pages/${pageId}.json`);
    const says = isObject(page) ? page.says : undefined;
    return isObject(says) ? says : {};
  }

  /** The ids of pages and of what all pages share. */
  pageIds(): readonly string[] {
    return this.#pageIds;
  }

  /** True for the id of a page, or of what all pages share. */
  hasPage(id: string): boolean {
    return this.#templates.has(id) || (SHARED_PAGES as readonly string[]).includes(id);
  }

  /** The template of a page; what all pages share is its own. Undefined when there is no such page. */
  template(pageId: string): string | undefined {
    if ((SHARED_PAGES as readonly string[]).includes(pageId)) return pageId;
    return this.#templates.get(pageId);
  }

  /** The addresses at which visitors read a page, one for each locale, sorted; what all pages share stands at every one. */
  addresses(pageId: string): readonly string[] {
    if ((SHARED_PAGES as readonly string[]).includes(pageId)) return this.#allAddresses;
    return this.#addresses.get(pageId) ?? [];
  }

  /** The addresses of some pages, sorted. */
  addressesOf(pageIds: Iterable<string>): readonly string[] {
    const ids = [...pageIds];
    if (ids.some((id) => (SHARED_PAGES as readonly string[]).includes(id)))
      return this.#allAddresses;
    return [...new Set(ids.flatMap((id) => this.addresses(id)))].sort();
  }

  #readFacts(): JsonObject {
    const facts: JsonObject = {};
    for (const { path, schema } of this.expected) {
      const root = factRoot(path);
      const value = this.value(path);
      if (!root || !isObject(value)) continue;
      const sound = soundValue(this.schemas, schema, value);
      if (isObject(sound)) facts[root] = sound;
    }
    return withCounts(facts);
  }
}

function factRoot(path: string): string | undefined {
  const name = /^facts\/([a-z0-9-]+)\.json$/.exec(path)?.[1];
  return name && camelCase(name);
}
