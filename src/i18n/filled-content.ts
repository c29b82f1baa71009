import {
  type ContentFiles,
  factsOf,
  type PageContent,
  readLayoutTexts,
  readPageContent,
  readPublishTexts,
  readSiteContent,
  type SiteContent,
} from '../content/content.ts';
import { asJsonObject, isObject, mergePatchBetween } from '../content/json.ts';
import { memoizeEach } from '../content/memoize.ts';
import { type QuoteContent, readQuoteContent } from '../content/quote-content.ts';
import type { Facts, LayoutTexts, PublishTexts } from '../content/types.ts';
import { createFiller, type FillTexts } from './fill-texts.ts';
import { createFormats } from './format.ts';

/**
 * What all pages of a locale share, as sent to browsers: with facts filled into the texts, without
 * the ordinal suffixes, which only filling needs.
 */
export function filledSite(files: ContentFiles, locale: string): SiteContent {
  return sharedBy(files, locale).filled;
}

/** What pages share, once for the content: each of them asks for it again. */
const sharedBy = memoizeEach((files: ContentFiles, locale) => {
  const site = readSiteContent(files, locale);
  const { facts, page, texts } = site;
  const filled: SiteContent = { ...site, texts: sentTexts(site, texts, factsOf(facts, page)) };
  return { site, filled };
});

function sentTexts(content: SiteContent, { ordinals, ...sent }: LayoutTexts, facts: Facts) {
  return fillerOf(content)(sent, facts);
}

/** What one page adds, with its texts filled in from the facts as that page shows them. */
export function filledPage(files: ContentFiles, locale: string, pageId: string): PageContent {
  const { site, filled } = sharedBy(files, locale);
  const content = readPageContent(files, locale, pageId);
  const facts = factsOf(site.facts, content.page);
  const fill = fillerOf(site);
  const { texts, quote } = content;
  const layoutTexts = sentTexts(site, readLayoutTexts(files, locale, facts), facts);
  const layout = mergePatchBetween(asJsonObject(filled.texts), asJsonObject(layoutTexts));
  return {
    ...content,
    texts: fill(texts, facts),
    ...(quote && { quote: fill(quote, facts) }),
    ...(isObject(layout) && { layout }),
  };
}

/** The texts of quotes, filled in from the official facts. */
export function filledQuote(files: ContentFiles, locale: string): QuoteContent {
  const { site } = sharedBy(files, locale);
  return fillerOf(site)(readQuoteContent(files, locale, site.facts), site.facts);
}

/** The texts of the published data, filled in from the official facts. */
export function filledPublication(files: ContentFiles, locale: string): PublishTexts {
  const { site } = sharedBy(files, locale);
  return fillerOf(site)(readPublishTexts(files, locale), site.facts);
}

function fillerOf({ locale: { language }, texts }: SiteContent): FillTexts {
  return createFiller(language, createFormats(language, texts));
}
