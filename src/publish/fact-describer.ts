import { officialValue } from '../check/facts/fact-place.ts';
import { labelIn, otherVenues, venueName } from '../check/facts/fact-schema.ts';
import { type ShownFact, shownFacts } from '../check/facts/shown-facts.ts';
import { readPageContent, readPublishTexts, readSiteContent } from '../content/content.ts';
import { canonicalJson, isObject, type Json, type JsonObject, valueAt } from '../content/json.ts';
import { SHARED_PAGES } from '../content/paths.ts';
import type { PublishedFactsFact, RegulationsTexts } from '../content/types.ts';
import { createFormats, type Formats } from '../i18n/format.ts';
import { romeDateAt } from '../time/rome.ts';
import { type Article, articlesOf } from './fact-articles.ts';
import { ENDS, ends, factKindOf, formattedValue, isRange, type Kind, UNITS } from './fact-kind.ts';
import type { Publication } from './publication.ts';

/** The language of the schemas' titles; other languages have them in their texts. */
const LABELS = 'it';

/** Describes facts for publication. */
export class FactDescriber {
  readonly #publication: Publication;
  readonly #shown: ReadonlyMap<string, ShownFact>;
  readonly #articles: ReadonlyMap<string, Article>;
  readonly #formats: ReadonlyMap<string, Formats>;

  constructor(publication: Publication) {
    const { project, files, site } = publication;
    this.#publication = publication;
    this.#shown = shownFacts(project);
    this.#articles = articlesOf(project);
    this.#formats = new Map(
      site.locales.map(({ id, language }) => {
        const { texts } = readSiteContent(files, id);
        return [id, createFormats(language, texts)];
      }),
    );
  }

  /** Undefined for a fact that no public page shows, or that has no value for visitors. */
  describe(path: string): PublishedFactsFact | undefined {
    const { project } = this.#publication;
    const kind = factKindOf(project, path);
    const value = valueAt(project.facts, path.split('.'));
    const { pages, differs } = this.#pagesShowing(path);
    if (!kind || value === undefined || pages.length + differs.length === 0) return undefined;
    if (this.#isHidden(path)) return undefined;
    const own = isRange(kind) ? ends(value) : value;
    const unit = UNITS[kind];
    const article = this.#article(path);
    const later = this.#later(path, kind);
    const byVenue = otherVenues(project, path).filter(
      (other) => officialValue(project, other) !== undefined && !this.#isHidden(other),
    );
    return {
      id: path,
      kind,
      value: own,
      ...(unit && { unit }),
      label: this.#label(path),
      written: this.#formatted(kind, own),
      pages,
      ...(article && { article, validSince: this.#since() }),
      confirmed: this.#publication.isConfirmed(path),
      undecided: this.#publication.isUndecided(path),
      ...(differs.length > 0 && { differs }),
      ...(byVenue.length > 0 && { byVenue }),
      ...(later.length > 0 && { later }),
    };
  }

  /** The values that follow on later days; `null` once the fact has none. */
  #later(path: string, kind: Kind): NonNullable<PublishedFactsFact['later']> {
    const valueIn = ({ project }: Publication) => {
      const value = valueAt(project.facts, path.split('.')) ?? null;
      return isRange(kind) && value !== null ? ends(value) : value;
    };
    let last = canonicalJson(valueIn(this.#publication));
    return this.#publication.periods.slice(1).flatMap(({ from, publication }) => {
      const value = valueIn(publication);
      if (canonicalJson(value) === last) return [];
      last = canonicalJson(value);
      const written = value === null ? {} : this.#formatted(kind, value);
      return [{ from: romeDateAt(from), value, written }];
    });
  }

  /** Whether a fact belongs to an unlisted venue, which is not published. */
  #isHidden(path: string): boolean {
    const steps = path.split('.');
    return this.#publication.project.venues(false).some((id) => steps.includes(id));
  }

  #article(path: string): PublishedFactsFact['article'] {
    const publication = this.#publication;
    const article = this.#articles.get(path);
    const [first] = publication.site.locales;
    if (!article || !first) return undefined;
    const title = (locale: string) =>
      (readPageContent(publication.files, locale, article.pageId).texts as RegulationsTexts)
        .sections[article.id]?.title ?? '';
    return {
      id: article.id,
      title: Object.fromEntries(publication.site.locales.map(({ id }) => [id, title(id)])),
      address: `${publication.url(first.id, article.pageId)}#${article.id}`,
    };
  }

  /** The day of the regulations' last version, from which they apply. */
  #since(): string {
    return String(valueAt(this.#publication.project.facts, ['legal', 'updated']) ?? '');
  }

  #label(path: string): Record<string, string> {
    const { project, files, site } = this.#publication;
    const entries = site.locales.flatMap(({ id }) => {
      const { labels = {} } = readPublishTexts(files, id);
      const label = labelIn(project, path, (title) => (id === LABELS ? title : labels[title]));
      return label === undefined ? [] : [[id, label] as const];
    });
    return Object.fromEntries(entries);
  }

  #formatted(kind: Kind, value: Json): Record<string, string> {
    const { project } = this.#publication;
    const entries = [...this.#formats].map(([locale, formats]) => {
      const text = formattedValue(kind, value, formats);
      if (text !== undefined) return [locale, text];
      const name = kind === 'venue' ? venueName(project, String(value)) : value;
      return [locale, typeof name === 'object' ? '' : String(name)];
    });
    return Object.fromEntries(entries.filter(([, text]) => text !== ''));
  }

  /** The public pages that show the official value, and those that show another, by value. */
  #pagesShowing(path: string): {
    pages: string[];
    differs: NonNullable<PublishedFactsFact['differs']>;
  } {
    const { project } = this.#publication;
    const group = valueAt(project.facts, path.split('.'));
    const rows = [path, ...ENDS.map((end) => `${path}.${end}`)].flatMap((rowPath) => {
      const row = this.#shown.get(rowPath);
      return row
        ? [{ row, end: rowPath === path ? undefined : rowPath.slice(path.length + 1) }]
        : [];
    });
    const overrides = rows.flatMap(({ row, end }) =>
      row.overrides
        .filter(({ pageId }) => this.#publication.isPublic(pageId))
        .map(({ pageId, value }) => ({
          pageId,
          value: end && isObject(group) ? { ...(ends(group) as JsonObject), [end]: value } : value,
        })),
    );
    const others = new Set(overrides.map(({ pageId }) => pageId));
    const official = rows.flatMap(({ row }) => [...row.official]).filter((id) => !others.has(id));
    const byValue = Map.groupBy(overrides, ({ value }) => canonicalJson(value));
    return {
      pages: this.#publicUrls(official),
      differs: [...byValue.values()].map((same) => ({
        value: same[0]?.value ?? null,
        pages: this.#publicUrls(same.map(({ pageId }) => pageId)),
      })),
    };
  }

  #publicUrls(pageIds: readonly string[]): string[] {
    const { project } = this.#publication;
    const open = [...new Set(pageIds)].filter((id) => this.#publication.isPublic(id));
    const paths = open.flatMap((id) => this.#urlsOf(id, project.urls(id)));
    return [...new Set(paths)].sort();
  }

  /** The URLs of a page; for what all pages share, those of all public pages. */
  #urlsOf(id: string, urls: readonly string[]): readonly string[] {
    const { project } = this.#publication;
    if (!(SHARED_PAGES as readonly string[]).includes(id)) return urls;
    return project.pages
      .filter((page) => this.#publication.isPublic(page.id))
      .flatMap((page) => project.urls(page.id));
  }
}
