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

/** What any part of a page can use. */
export interface AnyPage
  extends Pick<SiteContextValue, 'pathOf' | 'link' | 'picture' | 'destination'> {
  readonly entry: PageContent['entry'];
  /** Title and description, for the document's head. */
  readonly meta: PageContent['texts']['meta'];
  /** The facts, with this page's own values. */
  readonly facts: Facts;
  /** On the page that quotes, the texts of every quote. */
  readonly quote: PageContent['quote'];
  /** Writes a value: `write('euro', facts.fees.enrolment)`. */
  write(format: FormatName, value: unknown): string;
}

/** A page of one template: its structure and its texts, typed by its schemas. */
export interface TemplatePage<T extends Template> extends AnyPage {
  readonly page: PageContent<T>['page'];
  /** The page's texts by key; shared ones begin with `layout:`. */
  readonly t: UseTranslationResponse<FallbackNs<[T, 'layout']>, undefined>['t'];
}

const PageContext = createContext<AnyPage | undefined>(undefined);

/** The page on screen, whatever its template. */
export function useAnyPage(): AnyPage {
  const value = useContext(PageContext);
  if (!value) throw new Error('a page needs its provider');
  return value;
}

/** The page on screen, for the parts of its template. */
export function usePage<T extends Template>(): TemplatePage<T> {
  return useAnyPage() as TemplatePage<T>;
}

export function PageProvider({ content, children }: { content: PageContent; children: ReactNode }) {
  const site = useSite();
  const i18n = useMemo(() => pageI18n(site.content, content), [site, content]);
  const { t } = useTranslation([content.entry.template, 'layout'], { i18n });
  const value = useMemo(() => ({ ...anyPage(site, content), t }), [site, content, t]);
  return (
    <I18nextProvider i18n={i18n}>
      <PageContext value={value}>{children}</PageContext>
    </I18nextProvider>
  );
}

function pageI18n({ locale, texts: layout }: SiteContent, { entry, texts, quote }: PageContent) {
  return createI18n(locale.language, {
    layout,
    [entry.template]: texts,
    ...(quote && { quote: quote.texts }),
  });
}

function anyPage(site: SiteContextValue, { entry, page, texts, quote }: PageContent) {
  return {
    entry,
    page,
    quote,
    meta: texts.meta,
    facts: site.facts,
    write: (format: FormatName, value: unknown) => site.formats[format].write(value),
    pathOf: site.pathOf,
    link: site.link,
    picture: site.picture,
    destination: site.destination,
  };
}
