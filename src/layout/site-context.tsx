import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { factsOf, type SiteContent } from '../content/content.ts';
import type { Facts, LayoutTexts } from '../content/types.ts';
import { createTranslator, filledTexts, type Translator } from '../i18n/create-i18n.ts';
import { createLinks, type SiteLinks } from './navigation/site-links.ts';

/** What every page of one locale can ask for. */
export interface SiteContextValue extends SiteLinks {
  readonly content: SiteContent;
  readonly translator: Translator;
  /** The layout's texts, filled in with the facts as the layout shows them. */
  readonly texts: LayoutTexts;
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
  const value = useMemo(() => createSite(content), [content]);
  return (
    <I18nextProvider i18n={value.translator.i18n}>
      <SiteContext value={value}>{children}</SiteContext>
    </I18nextProvider>
  );
}

function createSite(content: SiteContent): SiteContextValue {
  const translator = createTranslator(content.locale.language, content.texts);
  const layoutFacts = factsOf(content.facts, content.page);
  return {
    content,
    translator,
    layoutFacts,
    texts: filledTexts<LayoutTexts>(translator.i18n, 'layout', layoutFacts),
    ...createLinks(content),
  };
}
