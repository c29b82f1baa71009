const BEFORE_FOLLOWING = ['pointerdown', 'focus', 'click'] as const;

/**
 * Leads to the same part of the page in another language, with the same answers: all languages
 * share anchors and parameters.
 */
export function driveLanguageLink(link: HTMLElement, signal: AbortSignal): void {
  const keep = () => {
    if (!(link instanceof HTMLAnchorElement)) return;
    link.search = window.location.search;
    link.hash = window.location.hash;
  };
  for (const type of BEFORE_FOLLOWING) link.addEventListener(type, keep, { signal });
}
