import { withCounts } from './collection.ts';
import { withoutLinksTo } from './disabled-pages.ts';
import { parsedFile, withoutNotes } from './facts.ts';
import { asJsonObject, type Json, type JsonObject } from './json.ts';
import {
  camelCase,
  FACT_FILES,
  instructionPath,
  QUOTE_TEMPLATE,
  SHARED_TEMPLATES,
} from './paths.ts';
import { type QuoteContent, readQuoteContent } from './quote-content.ts';
import { factsOnPage, merge, withVenues } from './scope.ts';
import { resolveSentences } from './sentences.ts';
import type {
  Facts,
  GeneratorInstruction,
  LayoutPage,
  LayoutTexts,
  Links,
  Notices,
  Pictures,
  PublishTexts,
  Questions,
  Site,
  TemplatePages,
  TemplateTexts,
} from './types.ts';
import { withoutMissing } from './without-missing.ts';

export type Template = Exclude<keyof TemplatePages, 'layout'>;
export type Locale = Site['locales'][number];
export type PageEntry<T extends Template = Template> = Site['pages'][number] & {
  readonly template: T;
};

/** The site, with the name of the camp. */
export type NamedSite = Site & { readonly brand: string };

/** What all pages of one locale share. Placeholders are unfilled; see `i18n/filled-content.ts`. */
export interface SiteContent {
  readonly site: NamedSite;
  readonly locale: Locale;
  readonly links: Links;
  readonly pictures: Pictures;
  /** The open questions, as families read them, and the pages whose values may change. */
  readonly undecided: readonly QuestionForFamilies[];
  /** Current notices for families. */
  readonly notices: Notices['notices'];
  readonly facts: Facts;
  readonly page: LayoutPage;
  readonly texts: LayoutTexts;
}

/** An open question, described in one language: «l’ultimo giorno della stagione». */
export interface QuestionForFamilies
  extends Pick<Questions['questions'][string], 'fact' | 'format'> {
  readonly what: string;
  /** Ids of pages, or `layout`. */
  readonly pages: readonly string[];
}

/** What one page adds. Placeholders are still unfilled. */
export interface PageContent<T extends Template = Template> {
  readonly entry: PageEntry<T>;
  readonly page: TemplatePages[T];
  readonly texts: TemplateTexts[T];
  /** On the estimate page: the texts of quotes. */
  readonly quote?: QuoteContent;
  /** Overrides of header and footer texts, where this page shows other facts. */
  readonly layout?: JsonObject;
}

/** Parsed and validated content files, by path relative to the content folder. */
export type ContentFiles = ReadonlyMap<string, Json>;

/** Locales and pages. The page of an unlisted venue is not in menus or search engines. */
export function readSite(files: ContentFiles): NamedSite {
  const site = parsedFile<Site>(files, 'site.json');
  const venues = Object.values(parsedFile<Facts['venues']>(files, 'facts/venues.json'));
  const unlisted = new Set(venues.filter(({ listed }) => !listed).map(({ page }) => page));
  const disabled = disabledPages(site);
  const onSite = site.pages.filter(({ id }) => !disabled.has(id));
  const pages = onSite.map((page) =>
    unlisted.has(page.id) ? { ...page, menus: [], listed: false, indexed: false } : page,
  );
  // Only the check reads a draft language.
  const locales = site.locales.filter(({ draft }) => draft !== true);
  const offline = { ...site.offline, pages: site.offline.pages.filter((id) => !disabled.has(id)) };
  const brand = parsedFile<Facts['camp']>(files, 'facts/camp.json').name;
  return { ...site, brand, pages, locales, offline };
}

/** The ids of pages that are switched off (`off` in site.json). */
function disabledPages({ pages }: Site): ReadonlySet<string> {
  return new Set(pages.filter(({ off }) => off === true).map(({ id }) => id));
}

/** @throws RangeError for a missing locale or file */
export function readSiteContent(files: ContentFiles, localeId: string): SiteContent {
  const site = readSite(files);
  const locale = site.locales.find(({ id }) => id === localeId);
  if (!locale) throw new RangeError(`no locale ${localeId}`);
  const facts = readFacts(files);
  const disabled = disabledPages(parsedFile<Site>(files, 'site.json'));
  const file = parsedFile<Json>(files, 'pages/layout.json');
  const page = withoutLinksTo(disabled, file) as unknown as LayoutPage;
  return {
    site,
    locale,
    links: parsedFile<Links>(files, 'links.json'),
    pictures: parsedFile<Pictures>(files, 'pictures.json'),
    notices: parsedFile<Notices>(files, 'notices.json').notices,
    undecided: undecidedIn(readQuestions(files), localeId),
    facts,
    page,
    texts: readLayoutTexts(files, localeId, factsOf(facts, page)),
  };
}

/** The texts of header and footer, with sentences resolved. */
export function readLayoutTexts(files: ContentFiles, localeId: string, facts: Facts): LayoutTexts {
  return readTexts(files, `texts/${localeId}/layout.json`, facts);
}

/** The undecided contradictions. @throws RangeError for a missing file */
export function readQuestions(files: ContentFiles): Questions {
  return parsedFile<Questions>(files, 'questions.json');
}

/** The notices of open questions; deciding a question removes its notice from every page. */
function undecidedIn({ questions }: Questions, localeId: string): QuestionForFamilies[] {
  return Object.values(questions).flatMap(({ fact, format, notice, values }) => {
    const what = notice?.[localeId];
    if (what === undefined) return [];
    return { what, fact, ...(format && { format }), pages: values.flatMap(({ pages }) => pages) };
  });
}

/** @throws RangeError for a missing page or file */
export function readPageContent(
  files: ContentFiles,
  localeId: string,
  pageId: string,
): PageContent {
  const entry = readSite(files).pages.find(({ id }) => id === pageId);
  if (!entry) throw new RangeError(`no page ${pageId}`);
  const disabled = disabledPages(parsedFile<Site>(files, 'site.json'));
  const file = withoutLinksTo(disabled, withoutNotes(layered(files, 'pages', entry)));
  const facts = factsOf(readFacts(files), file as PageOfFacts);
  const words = wordsFor<Json>(layered(files, `texts/${localeId}`, entry), facts);
  const { page, texts } = withoutMissing(file, words, asJsonObject(withVenues(facts)));
  return {
    entry: entry as PageEntry,
    page: page as unknown as PageContent['page'],
    texts: texts as unknown as PageContent['texts'],
    ...(entry.template === QUOTE_TEMPLATE && { quote: readQuoteContent(files, localeId, facts) }),
  };
}

/**
 * The prompt texts of the content generator. Only the server reads them; browsers never get them.
 * @throws RangeError for a missing file
 */
export function readInstruction(files: ContentFiles, localeId: string): GeneratorInstruction {
  return readTexts(files, instructionPath(localeId), readFacts(files));
}

/** The texts of the published data, such as the calendar. */
export function readPublishTexts(files: ContentFiles, localeId: string): PublishTexts {
  return readTexts(files, `texts/${localeId}/publish.json`, readFacts(files));
}

/** The facts as a page shows them: those of its venue, overridden by what it `says`. */
export function factsOf(facts: Facts, page: PageOfFacts): Facts {
  const says = page.says as Readonly<Record<string, Json>> | undefined;
  return factsOnPage(facts, typeof page.venue === 'string' ? page.venue : undefined, says ?? {});
}

/** What a page declares about its facts. */
export interface PageOfFacts {
  readonly says?: unknown;
  /** On the page of a venue: its id. */
  readonly venue?: unknown;
}

/** The facts as typed, except that `null` means absent; in a venue it removes a value of the camp. */
function readFacts(files: ContentFiles): Facts {
  const facts = FACT_FILES.map((name) => {
    const file = parsedFile<Json>(files, `facts/${name}.json`);
    return [camelCase(name), name === 'venues' ? file : merge(undefined, file)];
  });
  return withCounts(Object.fromEntries(facts)) as unknown as Facts;
}

/** A page's own parts merged over those that its template shares. */
function layered(
  files: ContentFiles,
  folder: string,
  { id, template }: Site['pages'][number],
): Json {
  const own = parsedFile<Json>(files, `${folder}/${id}.json`);
  const isShared = SHARED_TEMPLATES.includes(template);
  const shared = isShared ? files.get(`${folder}/${template}.json`) : undefined;
  return shared === undefined ? own : merge(shared, own);
}

function readTexts<T>(files: ContentFiles, path: string, facts: Facts): T {
  return wordsFor(parsedFile<Json>(files, path), facts);
}

/** Texts with sentences resolved. */
function wordsFor<T>(texts: Json, facts: Facts): T {
  return resolveSentences(withoutNotes(texts), asJsonObject(withVenues(facts))) as T;
}
