import { isIn, pathIn, pathOfPage } from '../../content/paths.ts';
import { useSite } from '../site-context.tsx';
import { useCurrentPage } from './current-page.ts';

/** The page that is shown, in one of its languages. */
export interface PageLanguage {
  readonly id: string;
  /** In that language. */
  readonly name: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly path: string;
  /** The reader is reading it. */
  readonly current: boolean;
}

/** The languages in which the shown page can be read; none where there is one. */
export function usePageLanguages(): readonly PageLanguage[] {
  const { site, locale } = useSite().content;
  const page = useCurrentPage();
  const known = site.locales.filter(({ id }) => !page || isIn(id, page));
  if (known.length < 2) return [];
  return known.map((one) => ({
    id: one.id,
    name: one.name,
    language: one.language,
    path: page ? pathOfPage(one, page) : pathIn(one.path, '/'),
    current: one.id === locale.id,
  }));
}

/** The language in which addresses are written, for pages in another: readers say them rightly. */
export function useRecordLanguage(): string | undefined {
  const { locale, site } = useSite().content;
  const [record] = site.locales;
  return record?.id === locale.id ? undefined : record?.language;
}
