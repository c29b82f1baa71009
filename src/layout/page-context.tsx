import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { factsOf, type PageContent, type Template } from '../content/content.ts';
import type { Facts, TemplatePages, TemplateTexts } from '../content/types.ts';
import { addTexts, filledTexts } from '../i18n/create-i18n.ts';
import type { FormatName } from '../i18n/format.ts';
import { type SiteContextValue, useSite } from './site-context.tsx';

/** What a page component binds: its structure, its texts ready to show, the facts as it shows them. */
export interface PageContextValue<T extends Template>
  extends Pick<SiteContextValue, 'pathOf' | 'link' | 'picture' | 'destination'> {
  readonly entry: PageContent['entry'];
  readonly page: TemplatePages[T];
  readonly texts: TemplateTexts[T];
  /** Facts ∪ what this page says. */
  readonly facts: Facts;
  /** Texts that all pages share, filled in with this page's facts. */
  readonly shared: SiteContextValue['texts'];
  /** On the page that quotes, the words of every quote, placeholders not yet filled in. */
  readonly quote: PageContent['quote'];
  /** Writes a value: `write('euro', facts.fees.enrolment)`. */
  write(format: FormatName, value: unknown): string;
}

const PageContext = createContext<PageContextValue<Template> | undefined>(undefined);

/** The content of the page that is being shown, whatever its template. */
export function useAnyPage(): PageContextValue<Template> {
  const value = useContext(PageContext);
  if (!value) throw new Error('a page needs a PageProvider');
  return value;
}

/**
 * The content of the page that is being shown.
 * @throws Error when the page has another template
 */
export function usePage<T extends Template>(template: T): PageContextValue<T> {
  const value = useAnyPage();
  if (value.entry.template !== template) throw new Error(`this page is no ${template} page`);
  return value as unknown as PageContextValue<T>;
}

export function PageProvider({ content, children }: { content: PageContent; children: ReactNode }) {
  const site = useSite();
  const value = useMemo(() => createPage(site, content), [site, content]);
  return <PageContext value={value}>{children}</PageContext>;
}

function createPage(
  site: SiteContextValue,
  { entry, page, texts, quote }: PageContent,
): PageContextValue<Template> {
  const { i18n, formats } = site.translator;
  const facts = factsOf(site.content.facts, page);
  addTexts(i18n, entry.id, texts);
  return {
    entry,
    page,
    quote,
    facts,
    texts: filledTexts(i18n, entry.id, facts),
    shared: filledTexts(i18n, 'layout', facts),
    write: (format, value) =>
      formats[format].write(value as Parameters<(typeof formats)['euro']['write']>[0]),
    pathOf: site.pathOf,
    link: site.link,
    picture: site.picture,
    destination: site.destination,
  };
}
