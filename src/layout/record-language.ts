import { useSite } from './site-context.tsx';

/** The language in which addresses are written, for pages in another: readers say them rightly. */
export function useRecordLanguage(): string | undefined {
  const { locale, site } = useSite().content;
  const [record] = site.locales;
  return record?.id === locale.id ? undefined : record?.language;
}
