import './styles/site.css';
import { site } from 'virtual:site';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keepScroll } from './layout/navigation/scroll-positions.ts';
import { loadOrLeave, loadPage } from './router/client-routes.tsx';
import { Enhancing } from './router/Enhanced.tsx';
import { keyEntry } from './router/history-entries.ts';
import { followDeployments } from './router/open-tab.ts';
import { createRoutes } from './router/routes.tsx';

const routes = createRoutes(site);
for (const route of routes) loadOrLeave(route);
let router: ReturnType<typeof createBrowserRouter> | undefined;
/** The pages whose code is there. */
const loaded = new Set<string>();

/** What a document needs the router for. */
export interface Started {
  /** Starts the behaviours of what was drawn. */
  readonly enhance: () => void;
  /** Ends what the document does by itself; called once, before the first page is drawn. */
  readonly endDocument: () => void;
}

/** Brings the code of a page that somebody is about to open. */
export async function prefetch(pathname: string): Promise<void> {
  const isThere = await loadPage(router?.routes ?? routes, pathname);
  if (isThere) loaded.add(pathname);
}

/**
 * From now on a press on a link to one of our pages opens it without a document, or with one where its
 * code does not come. The page that is in the window is never hydrated: the router draws the next one in
 * its place.
 */
export function routeLinks(started: Started): void {
  const look = followDeployments();
  let asked = '';
  const open = (href: string) => {
    keepScroll();
    window.history.pushState(null, '', href);
    drawHere(started).subscribe(({ navigation }) => {
      if (navigation.state === 'idle') look();
    });
    look();
  };
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const { pathname, search, hash, href = '' } = link ?? {};
    if (!pathname || (!router && pathname === window.location.pathname)) return;
    event.preventDefault();
    asked = href;
    if (router) void router.navigate(pathname + search + hash);
    else if (loaded.has(pathname)) open(href);
    else
      void prefetch(pathname).then(() => {
        // Meanwhile another link may have been pressed.
        if (asked !== href || router) return;
        if (loaded.has(pathname)) open(href);
        else window.location.assign(href);
      });
  });
  document.documentElement.dataset.ready = '';
}

/** Draws the page at the address of the window; its code is there. */
function drawHere({ enhance, endDocument }: Started) {
  keyEntry();
  window.addEventListener('popstate', keyEntry);
  router = createBrowserRouter(routes);
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  createRoot(root).render(
    <Enhancing value={enhance}>
      <Drawn then={endDocument} />
      <RouterProvider router={router} />
    </Enhancing>,
  );
  return router;
}

/** Before the first page is seen: without its sheet it would be bare. */
function Drawn({ then }: { then: () => void }) {
  useLayoutEffect(then, [then]);
  return null;
}

/** For development, where documents are empty: draws the page, and then opens its links. */
export async function draw(started: Started): Promise<void> {
  await prefetch(window.location.pathname);
  drawHere(started);
  routeLinks(started);
}

/** The link to one of our pages that a press follows here; what the browser does otherwise is left to it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0) return undefined;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin || link.rel || link.hreflang)
    return undefined;
  if (link.target || link.hasAttribute('download')) return undefined;
  return isPage(link.pathname) ? link : undefined;
}

function isPage(pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.id?.includes('/') ?? false;
}
