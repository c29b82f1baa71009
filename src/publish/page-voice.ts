import { FactTree } from '../check/facts/fact-tree.ts';
import { factsOfPage } from '../check/facts/facts-of-page.ts';
import {
  factsOf,
  type PageContent,
  readPageContent,
  readSiteContent,
  type SiteContent,
  type Template,
} from '../content/content.ts';
import { type Json, type JsonObject, valueAt } from '../content/json.ts';
import type { LayoutTexts, PublishTexts } from '../content/types.ts';
import { addTexts, createTranslator, filledTexts } from '../i18n/create-i18n.ts';
import type { Publication } from './publication.ts';

/** What one page in one language says, in words and values that are settled. */
export class PageVoice<T extends Template = Template> {
  readonly publication: Publication;
  readonly shared: SiteContent;
  readonly content: PageContent<T>;
  /** Texts of the page and of the layout, facts filled in as each says them. */
  readonly texts: PageContent<T>['texts'];
  readonly layout: LayoutTexts;
  readonly address: string;
  readonly #facts: JsonObject;
  readonly #shown: ReadonlySet<string>;

  constructor(publication: Publication, localeId: string, pageId: string) {
    const { files, project } = publication;
    this.publication = publication;
    this.shared = readSiteContent(files, localeId);
    this.content = readPageContent(files, localeId, pageId) as PageContent<T>;
    this.address = publication.address(localeId, pageId);
    const { locale, texts, facts, page } = this.shared;
    const { i18n } = createTranslator(locale.language, texts);
    addTexts(i18n, pageId, this.content.texts);
    const own = factsOf(facts, this.content.page);
    this.texts = filledTexts(i18n, pageId, own);
    this.layout = filledTexts(i18n, 'layout', factsOf(facts, page));
    this.#facts = own as unknown as JsonObject;
    const tree = new FactTree(project.facts);
    const named = [...factsOfPage(project, pageId).own];
    this.#shown = new Set(named.flatMap((path) => [path, ...tree.below(path)]));
  }

  /** The value of a fact that the page shows and nobody has left open. */
  value(path: string): Json | undefined {
    if (!this.#shown.has(path) || !this.publication.standing.isSettled(path)) return undefined;
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

/** The words of what the site publishes, facts filled in. */
export function publishTexts({ files }: Publication, localeId: string): PublishTexts {
  const { locale, texts, facts } = readSiteContent(files, localeId);
  const { i18n } = createTranslator(locale.language, texts);
  const own = files.get(`texts/${localeId}/publish.json`);
  if (own === undefined) throw new RangeError(`no texts/${localeId}/publish.json`);
  addTexts(i18n, 'publish', own as object);
  return filledTexts(i18n, 'publish', facts);
}

/** What is there, without what is not. */
export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
