import { CHOSEN_LANGUAGE } from '../layout/navigation/LanguageLink.client.ts';

/** What the head says of the same page in another language. */
export interface OtherLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  readonly path: string;
  /** The link that leads there, and the button that refuses it, in that language. */
  readonly offer: string;
  readonly close: string;
}

/**
 * The language in which this reader would rather have the page: the first that the browser asks for
 * among those that the page has. Undefined when it is that of the page, or when there was a choice.
 */
export function preferredLanguage(): OtherLanguage | undefined {
  if (hasChosen()) return undefined;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  for (const asked of navigator.languages) {
    const found = links.find(({ hreflang }) => primary(hreflang) === primary(asked));
    if (found) return isOffered(found, links) ? otherLanguage(found) : undefined;
  }
  return undefined;
}

/** The language of record is offered to nobody: whoever reads another has come to it by choice. */
function isOffered({ hreflang, href }: HTMLLinkElement, links: HTMLLinkElement[]): boolean {
  const record = links.find((link) => link.hreflang === 'x-default');
  return primary(hreflang) !== primary(document.documentElement.lang) && href !== record?.href;
}

/** Under whatever name the site is served here. */
function otherLanguage({ hreflang, href, title, dataset }: HTMLLinkElement): OtherLanguage {
  const words = { offer: title, close: dataset.close ?? '' };
  return { language: hreflang, path: new URL(href).pathname, ...words };
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
