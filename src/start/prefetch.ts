import { load, loadSheet } from './code.ts';
import { enhance } from './enhance.ts';

type Router = typeof import('../entry.router.tsx');

/** Events before a click; a touch begins about a tenth of a second before its tap counts. */
const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;
/** As in `scripts/site/page-code.ts`: files, the API and the staff's page are not prefetched. */
const NOT_PREFETCHED = /^\/api\/|^\/members$|\./;

/** Only in Chromium, and not in TypeScript's types. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}
declare const navigator: Navigator & Connection;

/**
 * Prefetches the router and a page's code when somebody is about to click its link. The click then
 * opens what is ready: the page, or its document, which Chromium prerenders as well. Without the
 * Navigation API (https://developer.mozilla.org/docs/Web/API/Navigation_API), or in data-saving
 * mode, links load documents.
 * @param endDocument stops the scripts of the document
 */
export function prefetchLinks(endDocument: () => void): void {
  if (!window.navigation || navigator.connection?.saveData) return;
  let router: Promise<Router> | undefined;
  const prefetchPage = async ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isClientRoute(link)) return;
    router ??= startRouter(endDocument);
    try {
      await (await router).prefetch(link.pathname);
    } catch {
      // The next link tries again.
      router = undefined;
    }
  };
  // The pointer may rest on a link already.
  void prefetchPage({ target: document.querySelector('a:hover') });
  for (const type of EVENTS)
    document.addEventListener(type, prefetchPage, { capture: true, passive: true });
}

/** Whether the router may render the linked page; other languages load as documents. */
function isClientRoute({ origin, pathname, rel, hreflang, target }: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin || rel || hreflang || target) return false;
  return pathname !== window.location.pathname && !NOT_PREFETCHED.test(pathname);
}

async function startRouter(endDocument: () => void): Promise<Router> {
  const [router, applySheet] = await Promise.all([load<Router>('router'), loadSheet()]);
  router.routeLinks({
    enhance,
    endDocument: () => {
      applySheet();
      endDocument();
      // From now on prerendered documents would be wasted.
      document.querySelector('script[type="speculationrules"]')?.remove();
    },
  });
  return router;
}
