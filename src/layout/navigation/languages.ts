import { existsInLocale, pathIn, pathOfPage } from '../../content/paths.ts';
import { useCurrentPage, useSite } from '../site-context.tsx';

/** The page on screen in one of its languages. */
export type PageLanguage = ReturnType<typeof usePageLanguages>[number];

/** The languages of the page on screen; empty if it has only one. */
export function usePageLanguages() {
  const { site, locale } = useSite().content;
  const page = useCurrentPage();
  const known = site.locales.filter(({ id }) => !page || existsInLocale(id, page));
  if (known.length < 2) return [];
  return known.map((other) => ({
    id: other.id,
    /** In that language. */
    name: other.name,
    /** BCP 47 tag. */
    language: other.language,
    path: page ? pathOfPage(other, page) : pathIn(other.path, '/'),
    /** Whether it is the language on screen. */
    current: other.id === locale.id,
  }));
}

/** The language of postal addresses on pages in another language: screen readers pronounce it right. */
export function useRecordLanguage(): string | undefined {
  const { locale, site } = useSite().content;
  const [record] = site.locales;
  return record?.id === locale.id ? undefined : record?.language;
}
