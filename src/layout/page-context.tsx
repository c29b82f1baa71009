import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type FallbackNs,
  I18nextProvider,
  type UseTranslationResponse,
  useTranslation,
} from 'react-i18next';
import type { PageContent, SiteContent, Template } from '../content/content.ts';
import type { Facts } from '../content/types.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import type { FormatName } from '../i18n/format.ts';
import { type SiteContextValue, useSite } from './site-context.tsx';

/** What a part of any page can ask for. */
export interface AnyPage
  extends Pick<SiteContextValue, 'pathOf' | 'link' | 'picture' | 'destination'> {
  readonly entry: PageContent['entry'];
  /** Title and description, for the document's head. */
  readonly meta: PageContent['texts']['meta'];
  /** Facts ∪ what this page says. */
  readonly facts: Facts;
  /** On the page that quotes, the words of every quote. */
  readonly quote: PageContent['quote'];
  /** Writes a value: `write('euro', facts.fees.enrolment)`. */
  write(format: FormatName, value: unknown): string;
}

/** What the parts of one template bind: its structure and its words, typed by its schemas. */
export interface TemplatePage<T extends Template> extends AnyPage {
  readonly page: PageContent<T>['page'];
  /** The page's own texts by key; those that all pages share begin with `layout:`. */
  readonly t: UseTranslationResponse<FallbackNs<[T, 'layout']>, undefined>['t'];
}

const AnyPageContext = createContext<AnyPage | undefined>(undefined);

/** The page that is being shown, whatever its template. */
export function useAnyPage(): AnyPage {
  const value = useContext(AnyPageContext);
  if (!value) throw new Error('a page needs its provider');
  return value;
}

export interface PageProviderProps<T extends Template> {
  content: PageContent<T>;
  children: ReactNode;
}

/** The provider of a template's pages, and the one hook through which their parts read them. */
export function createPage<T extends Template>() {
  const Context = createContext<TemplatePage<T> | undefined>(undefined);
  function PageProvider({ content, children }: PageProviderProps<T>) {
    const site = useSite();
    const i18n = useMemo(() => pageI18n(site.content, content), [site, content]);
    const { t } = useTranslation<[T, 'layout']>([content.entry.template, 'layout'], { i18n });
    const any = useMemo(() => anyPage(site, content), [site, content]);
    const value = useMemo(() => ({ ...any, page: content.page, t }), [any, content, t]);
    return (
      <I18nextProvider i18n={i18n}>
        <AnyPageContext value={any}>
          <Context value={value}>{children}</Context>
        </AnyPageContext>
      </I18nextProvider>
    );
  }
  /** @throws Error on a page of another template */
  function usePage(): TemplatePage<T> {
    const value = useContext(Context);
    if (!value) throw new Error('this page has another template');
    return value;
  }
  return [PageProvider, usePage] as const;
}

function pageI18n({ locale, texts: layout }: SiteContent, { entry, texts, quote }: PageContent) {
  return createI18n(locale.language, {
    layout,
    [entry.template]: texts,
    ...(quote && { quote: quote.texts }),
  });
}

function anyPage(site: SiteContextValue, { entry, texts, quote }: PageContent): AnyPage {
  return {
    entry,
    quote,
    meta: texts.meta,
    facts: site.facts,
    write: (format, value) => site.formats[format].write(value),
    pathOf: site.pathOf,
    link: site.link,
    picture: site.picture,
    destination: site.destination,
  };
}
