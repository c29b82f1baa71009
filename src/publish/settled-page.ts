import type { TFunction } from 'i18next';
import { FactTree } from '../check/facts/fact-tree.ts';
import { factsOfPage } from '../check/facts/facts-of-page.ts';
import { factsOf, type PageContent, type SiteContent, type Template } from '../content/content.ts';
import { asJsonObject, type Json, type JsonObject, valueAt } from '../content/json.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { filledPage, filledPublication, filledSite } from '../i18n/filled-content.ts';
import type { Publication } from './publication.ts';

/** One page in one language, with settled facts only. */
export class SettledPage<T extends Template = Template> {
  readonly publication: Publication;
  readonly shared: SiteContent;
  readonly content: PageContent<T>;
  /** Texts of the page, facts filled in. */
  readonly texts: PageContent<T>['texts'];
  readonly url: string;
  readonly #facts: JsonObject;
  readonly #pageId: string;
  readonly #shown: ReadonlySet<string>;

  constructor(publication: Publication, localeId: string, pageId: string) {
    const { files, project } = publication;
    this.publication = publication;
    this.#pageId = pageId;
    this.shared = filledSite(files, localeId);
    this.content = filledPage(files, localeId, pageId) as PageContent<T>;
    this.url = publication.url(localeId, pageId);
    const { texts, page } = this.content;
    this.texts = texts;
    this.#facts = asJsonObject(factsOf(this.shared.facts, page));
    const tree = new FactTree(project.facts);
    const named = [...factsOfPage(project, pageId).own];
    this.#shown = new Set(named.flatMap((path) => [path, ...tree.below(path)]));
  }

  /** The value of a fact, if the page shows it and it is settled. */
  value(path: string): Json | undefined {
    const stated = this.publication.project.stated(path, this.#pageId);
    if (!this.#shown.has(stated) || !this.publication.isSettled(stated)) return undefined;
    return valueAt(this.#facts, path.split('.'));
  }

  text(path: string): string | undefined {
    const value = this.value(path);
    return typeof value === 'string' ? value : undefined;
  }

  number(path: string): number | undefined {
    const value = this.value(path);
    return typeof value === 'number' ? value : undefined;
  }
}

/** The texts of the published data, by key. */
export function publishWords({ files }: Publication, localeId: string): TFunction<'publish'> {
  const { language } = filledSite(files, localeId).locale;
  const publish = filledPublication(files, localeId);
  return createI18n(language, { publish }).getFixedT(null, 'publish');
}

/** Removes undefined fields. */
export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
