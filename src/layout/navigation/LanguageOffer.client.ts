import { CHOSEN_LANGUAGE, keepPlace } from './LanguageLink.client.ts';

/**
 * A link of the header to the same page in another language, which offers it to whoever would rather read
 * that: the offer lies over the link, in the header's own free room, so it covers nothing and moves nothing.
 */
export function offerLanguage(own: HTMLElement, signal: AbortSignal): void {
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
  Object.assign(close, { type: 'button', ariaLabel: said.dataset.close ?? '' });
  close.addEventListener('click', () => {
    localStorage.setItem(CHOSEN_LANGUAGE, '');
    offer.remove();
  });
  // By then the router may have drawn another page.
  for (const type of ['pointerdown', 'focus'])
    link.addEventListener(type, () => {
      link.href = own.href;
    });
  keepPlace(link, signal);
  signal.addEventListener('abort', () => offer.remove());
  offer.append(link, close);
  const show = () => own.after(offer);
  // Its style comes with the sheet of all pages.
  if (document.readyState === 'complete') show();
  else window.addEventListener('load', show, { once: true, signal });
}

/**
 * What the head says of the language in which this reader would rather have the page: the first that the
 * browser asks for among those that the page has. Undefined when it is that of the page or the language of
 * record, which is offered to nobody (whoever reads another has come to it by choice), or when there was a
 * choice.
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
    // Where nothing can be kept the line would come back for ever.
    return true;
  }
}
