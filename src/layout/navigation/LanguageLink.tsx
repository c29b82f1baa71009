import type { PageLanguage } from './languages.ts';

/**
 * Leads to the same page in another language. A document, not a route: it loads only that language,
 * and works without JavaScript.
 */
export function LanguageLink({ to, className }: { to: PageLanguage; className?: string }) {
  const { name, language, path, current } = to;
  return (
    <a
      data-driver="language"
      className={className}
      href={path}
      lang={language}
      hrefLang={language}
      aria-current={current ? 'true' : undefined}
    >
      {name}
    </a>
  );
}
