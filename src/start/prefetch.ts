/** What says that a link may be followed; a finger is felt a tenth of a second before its tap counts. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
/** As in `scripts/site/speculation.ts`: files, answers and the staff's page are not brought ahead. */
const LEFT = /^\/api\/|^\/members$|\./;

/** Chromium alone tells; TypeScript does not know of it. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}
declare const navigator: Navigator & Connection;

/**
 * Tells each page of ours whose link somebody is about to press, once; none to who saves data.
 * @param bring gets its path
 */
export function prefetchLinks(bring: (path: string) => void): void {
  if (navigator.connection?.saveData) return;
  const known = new Set([window.location.pathname]);
  const look = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || LEFT.test(link.pathname)) return;
    if (known.has(link.pathname)) return;
    known.add(link.pathname);
    bring(link.pathname);
  };
  // The pointer may rest on a link already.
  look({ target: document.querySelector('a:hover') });
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, look, options);
}
