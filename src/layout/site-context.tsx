import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { factsOf, type SiteContent } from '../content/content.ts';
import type { Facts } from '../content/types.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createFormats, type Formats } from '../i18n/format.ts';
import { unbrokenFormats } from '../i18n/unbroken.ts';
import { createLinks, type SiteLinks } from './navigation/site-links.ts';

/** What every page of one locale can ask for. */
export interface SiteContextValue extends SiteLinks {
  readonly content: SiteContent;
  /** The layout's texts by key. */
  readonly t: TFunction<'layout'>;
  readonly formats: Formats;
  /** The facts as header and footer show them. */
  readonly layoutFacts: Facts;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** @throws Error outside of `SiteProvider` */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider');
  return site;
}

export function SiteProvider({ content, children }: { content: SiteContent; children: ReactNode }) {
  const i18n = useMemo(
    () => createI18n(content.locale.language, { layout: content.texts }),
    [content],
  );
  const { t } = useTranslation('layout', { i18n });
  const value = useMemo(() => createSite(content, t), [content, t]);
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={value}>{children}</SiteContext>
    </I18nextProvider>
  );
}

function createSite(content: SiteContent, t: TFunction<'layout'>): SiteContextValue {
  return {
    content,
    t,
    formats: unbrokenFormats(createFormats(content.locale.language, content.texts)),
    layoutFacts: factsOf(content.facts, content.page),
    ...createLinks(content),
  };
}
