import { CHOSEN_LANGUAGE, keepPlace } from '../layout/navigation/LanguageLink.client.ts';
import style from './offer-language.css?inline';
import type { OtherLanguage } from './preferred-language.ts';

/**
 * Offers the page in another language, in the header, where the switch to that language stands: the
 * room beside it is the header's own, so the line covers nothing and moves nothing.
 */
export function offerLanguage({ language, path, ...words }: OtherLanguage): void {
  const sheet = dress();
  const line = document.createElement('aside');
  const link = Object.assign(document.createElement('a'), { href: path, textContent: words.offer });
  const close = document.createElement('button');
  Object.assign(line, { className: 'language-offer', lang: language });
  Object.assign(close, { type: 'button', ariaLabel: words.close });
  link.hreflang = language;
  keepPlace(link);
  const follow = () => followSwitch(line, link);
  const watch = new MutationObserver((changes) => {
    if (changes.some(isOfTitle)) follow();
  });
  close.addEventListener('click', () => {
    localStorage.setItem(CHOSEN_LANGUAGE, '');
    watch.disconnect();
    window.removeEventListener('resize', follow);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    line.remove();
  });
  line.append(link, close);
  follow();
  document.body.prepend(line);
  window.addEventListener('resize', follow);
  // Another page was opened without loading it: its title is the last thing that it says.
  watch.observe(document.head, { childList: true, subtree: true });
}

/** Not of what the page fetches: the place of the line is known only once all is laid out. */
function isOfTitle({ target, addedNodes }: MutationRecord): boolean {
  return [target, ...addedNodes].some(({ nodeName }) => nodeName === 'TITLE');
}

/** Takes place and aim of the header's own link; a page that is not in that language has none. */
function followSwitch(line: HTMLElement, link: HTMLAnchorElement): void {
  const own = document.querySelector<HTMLAnchorElement>(`header a[hreflang="${link.hreflang}"]`);
  const header = own?.closest('header');
  line.hidden = !header;
  if (!own || !header) return;
  link.href = own.href;
  const box = own.getBoundingClientRect();
  const edges = {
    top: box.top - header.getBoundingClientRect().top,
    left: box.left,
    right: document.documentElement.clientWidth - box.right,
    height: box.height,
  };
  for (const [edge, px] of Object.entries(edges)) line.style.setProperty(`--${edge}`, `${px}px`);
  line.style.position = getComputedStyle(header).position;
}

/** A sheet of its own: a rule more in that of the page, and the browser looks at the whole page again. */
function dress(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
