import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { factsOf, type PageContent, type SiteContent } from '../content/content.ts';
import { plain } from '../content/json.ts';
import { merge } from '../content/scope.ts';
import type { Facts, LayoutTexts } from '../content/types.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createFormats, type Formats } from '../i18n/format.ts';
import { unbrokenFormats } from '../i18n/unbroken.ts';
import { createLinks, type SiteLinks } from './navigation/site-links.ts';

/** What every page of a locale can use. */
export interface SiteContextValue extends SiteLinks {
  readonly content: SiteContent;
  /** The layout's texts by key. */
  readonly t: TFunction<'layout'>;
  readonly formats: Formats;
  /** The facts with the values of the page on screen, for its header and footer too. */
  readonly facts: Facts;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** @throws Error outside of `SiteProvider` */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider');
  return site;
}

export interface SiteProviderProps {
  content: SiteContent;
  /** The page on screen: its header and footer show its values. */
  page?: PageContent | undefined;
  children: ReactNode;
}

export function SiteProvider({ content: shared, page, children }: SiteProviderProps) {
  const content = useMemo(() => aroundPage(shared, page), [shared, page]);
  const i18n = useMemo(
    () => createI18n(content.locale.language, { layout: content.texts }),
    [content],
  );
  const { t } = useTranslation('layout', { i18n });
  const value = useMemo(() => createSite(content, page, t), [content, page, t]);
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={value}>{children}</SiteContext>
    </I18nextProvider>
  );
}

/** The shared content, with the page's own layout texts. */
function aroundPage(content: SiteContent, page: PageContent | undefined): SiteContent {
  if (!page?.layout) return content;
  return { ...content, texts: merge(plain(content.texts), page.layout) as unknown as LayoutTexts };
}

function createSite(
  content: SiteContent,
  page: PageContent | undefined,
  t: TFunction<'layout'>,
): SiteContextValue {
  return {
    content,
    t,
    formats: unbrokenFormats(createFormats(content.locale.language, content.texts)),
    facts: factsOf(content.facts, page?.page ?? content.page),
    ...createLinks(content),
  };
}
