import './styles/site.css';
import { site } from 'virtual:site';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { targetElement } from './components/page/arrival.ts';
import { focusOn } from './layout/navigation/focus-part.ts';
import { followDeployments, isOutdated, lookForDeployment } from './router/open-tab.ts';
import { createRoutes } from './router/routes.tsx';

const routes = createRoutes(site);
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** What a document needs the router for. */
export interface Started {
  /** Starts the behaviours of what was drawn. */
  readonly enhance: () => void;
  /** Ends what the document does by itself; called once, before the first page is drawn. */
  readonly endDocument: () => void;
}

/**
 * Loads the code of a page.
 * @returns whether the router can draw it
 */
export async function prefetch(pathname: string): Promise<boolean> {
  if (isOutdated()) return false;
  try {
    await Promise.all(matchesOf(pathname).map(({ route }) => load(route)));
    return true;
  } catch {
    return false;
  }
}

function matchesOf(pathname: string) {
  return matchRoutes(router?.routes ?? routes, pathname) ?? [];
}

/** Of the language that is read: another is loaded with its documents. */
function isPage(pathname: string): boolean {
  const [locale] = matchesOf(window.location.pathname);
  return matchesOf(pathname).at(-1)?.route.id?.startsWith(`${locale?.route.id}/`) ?? false;
}

/** The router (7.18) is told, or a press would draw the page that is left once more, and wait for that. */
async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component, ErrorBoundary, handle } = await route.lazy();
  const elements = {
    element: Component && <Component />,
    ...(ErrorBoundary && { errorElement: <ErrorBoundary /> }),
    ...(handle && { handle }),
  };
  // Another drawing of what came meanwhile would lose what is written there.
  if (route.lazy !== undefined) Object.assign(route, elements, { lazy: undefined });
}

/**
 * From now on a press on a link, back and forward draw the page in the place of the document, which React
 * never hydrates, or open its document where its code does not come. Addresses, history and places in it
 * stay the browser's own.
 */
export function routeLinks(started: Started): void {
  followDeployments();
  // Who goes back to it waits for nothing.
  void prefetch(window.location.pathname);
  window.navigation.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    const isBack = event.navigationType === 'traverse';
    if (!event.canIntercept || event.formData || event.downloadRequest !== null) return;
    if (pathname === window.location.pathname || !isPage(pathname)) return;
    if (isOutdated() && !isBack) return;
    const handler = async () => {
      if (await prefetch(pathname)) await show(pathname, event, started);
      // The address is written already: its document is asked for.
      else window.location.reload();
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
  document.documentElement.dataset.ready = '';
}

/** Takes the focus along, as a browser does that loads a page: to its heading, which is then read, or to a part. */
async function show(pathname: string, event: NavigateEvent, started: Started): Promise<void> {
  if (event.signal.aborted) return;
  if (router) await router.navigate(pathname, { replace: true, flushSync: true });
  else drawInPlace(pathname, started);
  if (event.signal.aborted) return;
  const { dataset } = document.documentElement;
  // Style sheets say `scroll-behavior: smooth`, which is right for parts of a page and wrong for pages.
  dataset.scroll = 'instant';
  // What React has drawn answers already.
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    island.dataset.hydrated = '';
  started.enhance();
  event.scroll();
  dataset.scroll = 'smooth';
  focusOn(targetElement()) || focusOn(document.querySelector('main h1'));
  lookForDeployment();
}

function drawInPlace(pathname: string, { endDocument }: Started): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  // First, or the sheet that begins to hold would lay out once more what is leaving.
  root.replaceChildren();
  endDocument();
  const first = createMemoryRouter(routes, { initialEntries: [pathname] });
  flushSync(() => createRoot(root).render(<RouterProvider router={first} />));
  router = first;
}
