import { CHOSEN_LANGUAGE, keepPlace } from '../layout/navigation/keep-place.ts';
import style from './offer-language.css?inline';
import type { OtherLanguage } from './preferred-language.ts';

/** What `scripts/build/language-words.ts` writes. */
interface Words {
  readonly offer: string;
  readonly close: string;
}

/**
 * Offers the page in another language, in one line that lies over the page's lower edge and moves
 * nothing. Its words and its style come only to who wants them: the sheet of all pages would lay out
 * the whole page once more.
 */
export async function offerLanguage({ language, path }: OtherLanguage) {
  const answer = await fetch(`/languages/${language}.json`);
  if (!answer.ok) return;
  const words: Words = await answer.json();
  dress();
  const line = document.createElement('aside');
  const link = Object.assign(document.createElement('a'), { href: path, textContent: words.offer });
  const close = document.createElement('button');
  Object.assign(line, { className: 'language-offer', lang: language });
  Object.assign(close, { type: 'button', ariaLabel: words.close });
  link.hreflang = language;
  keepPlace(link);
  close.addEventListener('click', () => {
    localStorage.setItem(CHOSEN_LANGUAGE, '');
    line.remove();
  });
  line.append(link, close);
  document.body.append(line);
}

/** A sheet of its own: a rule more in that of the page, and the browser looks at the whole page again. */
function dress(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
