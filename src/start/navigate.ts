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
 * page's code, and the document, which Chromium draws ahead and others fetch. What is there at the press
 * opens the page: the code, or else the document.
 * @param endDocument ends what the document does by itself
 */
export function followLinks(endDocument: () => void): void {
  const speculates = HTMLScriptElement.supports?.('speculationrules') ?? false;
  let router: Promise<Router> | undefined;
  let isDrawn = false;
  const start = async () => {
    const [loaded, wearSheet] = await Promise.all([load<Router>('router'), loadSheet()]);
    loaded.routeLinks({
      enhance,
      endDocument: () => {
        isDrawn = true;
        wearSheet();
        endDocument();
        // A document that is drawn ahead is work for nothing from now on.
        document.querySelector('script[type="speculationrules"]')?.remove();
      },
    });
    return loaded;
  };
  prefetchLinks(async (path) => {
    if (!speculates && !isDrawn) prefetchDocument(path);
    router ??= start();
    try {
      await (await router).prefetch(path);
    } catch {
      // Without the code links lead to documents; the next one asks again.
      router = undefined;
    }
  });
}

function prefetchDocument(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
