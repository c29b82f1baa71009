import { CHOSEN_LANGUAGE, keepPlace } from '../layout/navigation/keep-place.ts';
import sheet from './offer-language.css?url';
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
  await withSheet(sheet);
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

function withSheet(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
  document.head.append(link);
  return settled;
}
