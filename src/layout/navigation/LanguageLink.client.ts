/** The storage key of a device that closed an offer or chose a language itself. */
export const CHOSEN_LANGUAGE = 'language-chosen';

const BEFORE_FOLLOWING = ['pointerdown', 'focus', 'click'] as const;

/**
 * Leads to the same part of the page in another language, with the same answers: all languages
 * share anchors and parameters.
 */
export function keepPlace(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return;
    link.search = window.location.search;
    link.hash = window.location.hash;
  };
  link.addEventListener('click', rememberChoice, { signal });
  for (const type of BEFORE_FOLLOWING) link.addEventListener(type, keep, { signal });
}

/** No more offers after a choice. */
export function rememberChoice(): void {
  try {
    localStorage.setItem(CHOSEN_LANGUAGE, '');
  } catch {
    // Throws where storage is forbidden or full.
  }
}
