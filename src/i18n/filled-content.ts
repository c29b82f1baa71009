import {
  type ContentFiles,
  factsOf,
  type PageContent,
  readPageContent,
  readPublishTexts,
  readSiteContent,
  type SiteContent,
} from '../content/content.ts';
import { type QuoteContent, readQuoteContent } from '../content/quote-content.ts';
import type { PublishTexts } from '../content/types.ts';
import { createFiller, type FillTexts } from './fill-texts.ts';
import { createFormats } from './format.ts';

/**
 * What all pages of a locale share, as it is sent to browsers: the facts stand in the texts, and so do
 * the marks of ordinals.
 */
export function filledSite(files: ContentFiles, locale: string): SiteContent {
  const content = readSiteContent(files, locale);
  const { facts, page, texts } = content;
  const { ordinals, ...sent } = texts;
  return { ...content, texts: fillerOf(content)(sent, factsOf(facts, page)) };
}

/** What one page adds, its texts filled in with the facts as that page says them. */
export function filledPage(files: ContentFiles, locale: string, pageId: string): PageContent {
  const site = readSiteContent(files, locale);
  const content = readPageContent(files, locale, pageId);
  const facts = factsOf(site.facts, content.page);
  const fill = fillerOf(site);
  const { texts, quote } = content;
  return { ...content, texts: fill(texts, facts), ...(quote && { quote: fill(quote, facts) }) };
}

/** The words of every quote, filled in with the official facts. */
export function filledQuote(files: ContentFiles, locale: string): QuoteContent {
  const site = readSiteContent(files, locale);
  return fillerOf(site)(readQuoteContent(files, locale, site.facts), site.facts);
}

/** The words of what is published beside the pages, filled in with the official facts. */
export function filledPublication(files: ContentFiles, locale: string): PublishTexts {
  const site = readSiteContent(files, locale);
  return fillerOf(site)(readPublishTexts(files, locale), site.facts);
}

function fillerOf({ locale: { language }, texts }: SiteContent): FillTexts {
  return createFiller(language, createFormats(language, texts));
}
