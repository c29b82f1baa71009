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
 * @returns how to stop
 */
export function foresee(bring: (path: string) => void): () => void {
  const ended = new AbortController();
  if (navigator.connection?.saveData) return () => {};
  const known = new Set([window.location.pathname]);
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || LEFT.test(link.pathname)) return;
    if (known.has(link.pathname)) return;
    known.add(link.pathname);
    bring(link.pathname);
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const sign of SIGNS) document.addEventListener(sign, look, options);
  return () => ended.abort();
}

/**
 * Where the browser itself does not draw documents ahead (Firefox, Safari), it is asked to bring them.
 * @returns how to stop: once React draws the pages, a document drawn beside it is work for nothing
 */
export function foreseeDocuments(): () => void {
  if (HTMLScriptElement.supports?.('speculationrules'))
    return () => document.querySelector('script[type="speculationrules"]')?.remove();
  return foresee((href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href })),
  );
}
