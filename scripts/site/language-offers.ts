import type { SiteContent } from '../../src/content/content.ts';

/** What a reader of a language is told on the pages of the others; see `src/layout/navigation/LanguageOffer.client.ts`. */
export type LanguageOffers = ReadonlyMap<
  string,
  { readonly offer: string; readonly close: string }
>;

/** By BCP 47 tag; the language of record is offered to nobody. */
export function languageOffers(contents: readonly SiteContent[]): LanguageOffers {
  return new Map(
    contents.flatMap(({ locale, texts }) =>
      texts.translation ? [[locale.language, texts.translation] as const] : [],
    ),
  );
}
