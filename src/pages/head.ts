import type { Locale, PageContent, SiteContent } from '../content/content.ts';
import { existsInLocale, pathOfPage } from '../content/paths.ts';

/** What a page tells browsers, search engines and link previews. */
export type PageHeadData = ReturnType<typeof headOf>;

/**
 * @param meta title and description, already filled in
 * @param picture the URL of the page's own picture for link previews
 */
export function headOf(
  { site, locale, pictures }: SiteContent,
  entry: PageContent['entry'],
  meta: { readonly title: string; readonly description: string },
  picture?: string,
) {
  const urlIn = (locale: Locale) => site.origin + pathOfPage(locale, entry);
  const known = site.locales.filter(({ id }) => existsInLocale(id, entry));
  const alternates = known.map((locale) => ({ language: locale.language, href: urlIn(locale) }));
  const [first] = alternates;
  const share = pictures.pictures.share?.file ?? '';
  return {
    language: locale.language,
    title: `${meta.title} · ${site.brand}`,
    description: meta.description,
    canonical: urlIn(locale),
    indexed: entry.indexed,
    openGraph: {
      locale: locale.openGraph,
      siteName: site.brand,
      image: picture ?? (pictures.mediaHost ?? site.origin) + share,
    },
    /** The page in each of its languages, then `x-default`; empty if it has only one language. */
    alternates:
      first && alternates.length > 1
        ? [...alternates, { language: 'x-default', href: first.href }]
        : [],
  };
}

/** The content of the robots meta tag. */
export function robots(indexed: boolean): string {
  return indexed ? 'index, follow' : 'noindex, nofollow';
}
