import { CHOSEN_LANGUAGE, keepPlace, rememberChoice } from './LanguageLink.client.ts';

/**
 * Offers the page in another language to visitors who would prefer it. The offer lies over the
 * header's own link and the free room beside it: it covers and moves nothing.
 */
export function driveLanguageOffer(own: HTMLElement, signal: AbortSignal): void {
  if (!(own instanceof HTMLAnchorElement)) return;
  keepPlace(own, signal);
  const said = preferred();
  if (!said || own.hreflang !== said.hreflang || !own.closest('header')) return;
  const offer = Object.assign(document.createElement('span'), {
    className: 'language-offer',
    lang: said.hreflang,
  });
  const link = Object.assign(document.createElement('a'), {
    hreflang: said.hreflang,
    href: own.href,
    textContent: said.title,
  });
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', textContent: '×', ariaLabel: said.dataset.close ?? '' });
  close.addEventListener('click', () => {
    rememberChoice();
    offer.remove();
  });
  // The router may have rendered another page by then.
  for (const type of ['pointerdown', 'focus'])
    link.addEventListener(type, () => {
      link.href = own.href;
    });
  keepPlace(link, signal);
  signal.addEventListener('abort', () => offer.remove());
  offer.append(link, close);
  const show = () => own.after(offer);
  // Its style is in the style sheet of all pages.
  if (document.readyState === 'complete') show();
  else window.addEventListener('load', show, { once: true, signal });
}

/**
 * The head's link for the language that this visitor prefers: the first of the browser's languages
 * that the page has. Undefined if it is the page's own, if the visitor has already chosen, or if it
 * is the language of record (visitors elsewhere came by choice).
 */
function preferred(): HTMLLinkElement | undefined {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const isIn = (tag: string) => (link: HTMLLinkElement) => primary(link.hreflang) === primary(tag);
  const found = navigator.languages.flatMap((tag) => links.find(isIn(tag)) ?? [])[0];
  const record = links.find(({ hreflang }) => hreflang === 'x-default');
  if (!found || found.href === record?.href || isIn(document.documentElement.lang)(found))
    return undefined;
  return hasChosen() ? undefined : found;
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(CHOSEN_LANGUAGE) !== null;
  } catch {
    // Without storage the offer would come back for ever.
    return true;
  }
}
