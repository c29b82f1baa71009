import { existsInLocale, pathOfPage } from '../content/paths.ts';
import { useCurrentPage, useSite } from './site-context.tsx';

/** Above a binding document: the text in the first language prevails. */
export function TranslationNote() {
  const { site, locale, texts } = useSite().content;
  const page = useCurrentPage();
  const [first] = site.locales;
  if (!first || !page || first.id === locale.id || !existsInLocale(first.id, page)) return null;
  return (
    <p data-translation>
      {texts.translation?.prevails}{' '}
      <a href={pathOfPage(first, page)} hrefLang={first.language}>
        {texts.translation?.source}
      </a>
    </p>
  );
}
