import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type FallbackNs,
  I18nextProvider,
  type UseTranslationResponse,
  useTranslation,
} from 'react-i18next';
import { factsOf, type PageContent, type SiteContent, type Template } from '../content/content.ts';
import { asJsonObject } from '../content/json.ts';
import { merge } from '../content/scope.ts';
import type { LayoutTexts, Site } from '../content/types.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createFormats, type FormatName } from '../i18n/format.ts';
import { unbrokenFormats } from '../i18n/unbroken.ts';
import { createLinks } from './navigation/site-links.ts';

/**
 * What header, footer and page share: the content of the locale, with the facts and the layout texts
 * as the page on screen shows them. Official facts: `content.facts`.
 */
export type SiteContextValue = ReturnType<typeof createShared>;

/** What any part of a page can use. */
export type AnyPage = ReturnType<typeof createPage>;

/** A page of one template: its structure and its texts, typed by its schemas. */
export interface TemplatePage<T extends Template> extends AnyPage {
  readonly page: PageContent<T>['page'];
  /** The page's texts by key; shared ones begin with `layout:`. */
  readonly t: UseTranslationResponse<FallbackNs<[T, 'layout']>, undefined>['t'];
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);
const PageContext = createContext<AnyPage | undefined>(undefined);

/** @throws Error outside of `SiteProvider` */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within SiteProvider');
  return site;
}

/** The page on screen, whatever its template. @throws Error where there is none */
export function useAnyPage(): AnyPage {
  const value = useContext(PageContext);
  if (!value) throw new Error('useAnyPage must be used within SiteProvider');
  return value;
}

/** The page on screen, for the parts of its template. */
export function usePage<T extends Template>(): TemplatePage<T> {
  return useAnyPage() as TemplatePage<T>;
}

export type SitePage = Site['pages'][number];

/** The page on screen; undefined if none is provided. */
export function useCurrentPage(): SitePage | undefined {
  return useContext(PageContext)?.entry;
}

/** The page's name in menus and messages; without a page, the title of the error screen. */
export function usePageName(): string {
  const { t } = useSite();
  const page = useCurrentPage();
  return page ? t(`pages.${page.id}`) : t('error.documentTitle');
}

export interface SiteProviderProps {
  content: SiteContent;
  /** The page on screen: its header and footer show its values. */
  page?: PageContent | undefined;
  children: ReactNode;
}

export function SiteProvider({ content: shared, page, children }: SiteProviderProps) {
  const content = useMemo(() => aroundPage(shared, page), [shared, page]);
  const i18n = useMemo(() => i18nOf(content, page), [content, page]);
  const { t: layout } = useTranslation('layout', { i18n });
  const { t } = useTranslation([page?.entry.template ?? 'layout', 'layout'], { i18n });
  const site = useMemo(() => createShared(content, page, layout), [content, page, layout]);
  const currentPage = useMemo(() => page && { ...createPage(site, page), t }, [site, page, t]);
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>
        <PageContext value={currentPage}>{children}</PageContext>
      </SiteContext>
    </I18nextProvider>
  );
}

/** The shared content, with the page's own layout texts. */
function aroundPage(content: SiteContent, page: PageContent | undefined): SiteContent {
  if (!page?.layout) return content;
  return {
    ...content,
    texts: merge(asJsonObject(content.texts), page.layout) as unknown as LayoutTexts,
  };
}

function i18nOf({ locale, texts: layout }: SiteContent, page: PageContent | undefined) {
  return createI18n(locale.language, {
    layout,
    ...(page && { [page.entry.template]: page.texts }),
    ...(page?.quote && { quote: page.quote.texts }),
  });
}

function createShared(content: SiteContent, page: PageContent | undefined, t: TFunction<'layout'>) {
  return {
    content,
    /** The layout's texts by key. */
    t,
    formats: unbrokenFormats(createFormats(content.locale.language, content.texts)),
    /** The facts with the values of the page on screen, for its header and footer too. */
    facts: factsOf(content.facts, page?.page ?? content.page),
    ...createLinks(content),
  };
}

function createPage({ facts, formats, ...site }: SiteContextValue, content: PageContent) {
  const { entry, page, quote, texts } = content;
  const { pathOf, link, picture, destination } = site;
  /** Formats a value for readers: `format('euro', facts.fees.enrolment)`. */
  const format = (name: FormatName, value: unknown) => formats[name].format(value);
  return {
    entry,
    page,
    quote,
    meta: texts.meta,
    facts,
    format,
    pathOf,
    link,
    picture,
    destination,
  };
}
