import type { PageContent, SiteContent } from '../content/content.ts';
import { pathIn } from '../content/paths.ts';

/** What a page says of itself to browsers, search engines and whoever shares its address. */
export interface PageHeadData {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly indexed: boolean;
  readonly openGraph: {
    readonly locale: string;
    readonly siteName: string;
    readonly image: string;
  };
  /** The same page in each locale; empty when the site has one. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** @param meta title and description, already filled in */
export function headOf(
  { site, locale, pictures }: SiteContent,
  entry: PageContent['entry'],
  meta: { readonly title: string; readonly description: string },
): PageHeadData {
  const address = (localePath: string) => site.origin + pathIn(localePath, entry.path);
  const share = pictures.pictures.share?.file ?? '';
  return {
    language: locale.language,
    title: `${meta.title} · ${site.brand}`,
    description: meta.description,
    canonical: address(locale.path),
    indexed: entry.indexed,
    openGraph: {
      locale: locale.openGraph,
      siteName: site.brand,
      image: (pictures.mediaHost ?? site.origin) + share,
    },
    alternates:
      site.locales.length < 2
        ? []
        : site.locales.map(({ language, path }) => ({ language, href: address(path) })),
  };
}
