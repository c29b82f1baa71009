import type { prefetch, routeLinks } from '../entry.router.tsx';
import { load, loadSheet } from './code.ts';
import { enhance } from './enhance.ts';
import { prefetchLinks } from './prefetch.ts';

interface Router {
  readonly prefetch: typeof prefetch;
  readonly routeLinks: typeof routeLinks;
}

/**
 * Brings what the next page needs as soon as somebody is about to press its link: the router with the
 * page's code. Chromium draws the document ahead as well. What is there at the press opens the page: the
 * code, or else the document.
 * @param endDocument ends what the document does by itself
 */
export function followLinks(endDocument: () => void): void {
  let router: Promise<Router> | undefined;
  const start = async () => {
    const [loaded, wearSheet] = await Promise.all([load<Router>('router'), loadSheet()]);
    loaded.routeLinks({
      enhance,
      endDocument: () => {
        wearSheet();
        endDocument();
        // A document that is drawn ahead is work for nothing from now on.
        document.querySelector('script[type="speculationrules"]')?.remove();
      },
    });
    return loaded;
  };
  prefetchLinks(async (path) => {
    router ??= start();
    try {
      await (await router).prefetch(path);
    } catch {
      // Without the code links lead to documents; the next one asks again.
      router = undefined;
    }
  });
}
