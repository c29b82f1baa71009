import type { SiteContent } from '../../src/content/content.ts';

/**
 * What readers of a language are told on the pages of the others, one file for each: it comes only to
 * a browser that asks for that language. See `src/start/offer-language.ts`.
 */
export function languageWords(contents: readonly SiteContent[]): [string, string][] {
  return contents.flatMap(({ locale, texts }) => {
    if (!texts.translation) return [];
    const { offer, close } = texts.translation;
    return [[`languages/${locale.language}.json`, `${JSON.stringify({ offer, close })}\n`]];
  });
}
