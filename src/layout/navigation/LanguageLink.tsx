import type { PageLanguage } from './languages.ts';

/**
 * Leads to the same page in another language. A link to a document and not to a route: only that
 * language is loaded then, and it works without a script.
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
