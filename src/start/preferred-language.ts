import { CHOSEN_LANGUAGE } from '../layout/navigation/keep-place.ts';

/** What the head says of the same page in another language. */
export interface OtherLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  readonly path: string;
}

/**
 * The language in which this reader would rather have the page: the first that the browser asks for
 * among those that the page has. Undefined when it is that of the page, or when there was a choice.
 */
export function preferredLanguage(): OtherLanguage | undefined {
  if (hasChosen()) return undefined;
  const others = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
    // Under whatever name the site is served here.
    ({ hreflang, href }) => ({ language: hreflang, path: new URL(href).pathname }),
  );
  for (const asked of navigator.languages) {
    const found = others.find(({ language }) => primary(language) === primary(asked));
    if (found)
      return primary(found.language) === primary(document.documentElement.lang) ? undefined : found;
  }
  return undefined;
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(CHOSEN_LANGUAGE) !== null;
  } catch {
    // Where nothing can be kept the line would come back for ever.
    return true;
  }
}
