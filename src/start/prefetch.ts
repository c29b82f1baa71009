import { load, loadSheet } from './code.ts';
import { enhance } from './enhance.ts';

type Router = typeof import('../entry.router.tsx');

/** What says that a link may be followed; a finger is felt a tenth of a second before its tap counts. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
/** As in `scripts/site/page-code.ts`: files, answers and the staff's page are not prefetched. */
const LEFT = /^\/api\/|^\/members$|\./;

/** Chromium alone tells; TypeScript does not know of it. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}
declare const navigator: Navigator & Connection;

/**
 * Prefetches the router and a page's code as soon as somebody is about to press its link. What is there at the
 * press opens the page: the code, or else the document, which Chromium prerenders as well. Where browsers do
 * not hand over the addresses (https://developer.mozilla.org/docs/Web/API/Navigation_API), or for who saves
 * data, links lead to documents.
 * @param endDocument ends what the document does by itself
 */
export function prefetchLinks(endDocument: () => void): void {
  if (!window.navigation || navigator.connection?.saveData) return;
  let router: Promise<Router> | undefined;
  const prefetchPage = async ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isDrawn(link)) return;
    router ??= startRouter(endDocument);
    try {
      await (await router).prefetch(link.pathname);
    } catch {
      // The next link asks again.
      router = undefined;
    }
  };
  // The pointer may rest on a link already.
  void prefetchPage({ target: document.querySelector('a:hover') });
  for (const sign of SIGNS)
    document.addEventListener(sign, prefetchPage, { capture: true, passive: true });
}

/** A language is loaded with its documents. */
function isDrawn({ origin, pathname, rel, hreflang, target }: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin || rel || hreflang || target) return false;
  return pathname !== window.location.pathname && !LEFT.test(pathname);
}

async function startRouter(endDocument: () => void): Promise<Router> {
  const [router, applySheet] = await Promise.all([load<Router>('router'), loadSheet()]);
  router.routeLinks({
    enhance,
    endDocument: () => {
      applySheet();
      endDocument();
      // A document that is prerendered is work for nothing from now on.
      document.querySelector('script[type="speculationrules"]')?.remove();
    },
  });
  return router;
}
