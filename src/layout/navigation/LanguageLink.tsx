import type { PageLanguage } from './languages.ts';

/**
 * Leads to the same page in another language. A document, not a route: it loads only that language,
 * and works without JavaScript.
 */
export function LanguageLink({ to }: { to: PageLanguage }) {
  const { name, language, path, current } = to;
  return (
    <a
      data-driver="language"
      href={path}
      lang={language}
      hrefLang={language}
      data-target
      aria-current={current ? 'true' : undefined}
    >
      {name}
    </a>
  );
}
