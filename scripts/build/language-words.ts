import type { SiteContent } from '../../src/content/content.ts';

/** What readers of a language are told on the pages of the others; see `src/start/offer-language.ts`. */
export interface Offer {
  readonly offer: string;
  readonly close: string;
}

/** By the tag of the language in which it is told. */
export function languageWords(contents: readonly SiteContent[]): ReadonlyMap<string, Offer> {
  return new Map(
    contents.flatMap(({ locale, texts }) =>
      texts.translation ? [[locale.language, texts.translation]] : [],
    ),
  );
}
