/** Where it is kept that this device wants no offer: it closed one, or chose a language itself. */
export const CHOSEN_LANGUAGE = 'language-chosen';

const BEFORE_FOLLOWING = ['pointerdown', 'focus', 'click'] as const;

/**
 * A link to the same page in another language leads to the same part of it, with the same answers:
 * anchors and parameters are equal in all languages.
 */
export function keepPlace(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return;
    link.search = window.location.search;
    link.hash = window.location.hash;
  };
  // Who has chosen is offered nothing.
  const remember = () => {
    try {
      localStorage.setItem(CHOSEN_LANGUAGE, '');
    } catch {
      // A browser that keeps nothing for us throws; nor is it offered anything.
    }
  };
  link.addEventListener('click', remember, { signal });
  for (const type of BEFORE_FOLLOWING) link.addEventListener(type, keep, { signal });
}
