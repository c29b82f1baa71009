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
import { targetElement } from './components/page/url-target.ts';
import { focusOn } from './layout/navigation/focus-part.ts';
import { followDeployments, isOutdated, lookForDeployment } from './router/open-tab.ts';
import { createRoutes } from './router/routes.tsx';

const routes = createRoutes(site);
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** Callbacks into the document's own script. */
export interface DocumentScripts {
  /** Starts the drivers of a new page. */
  readonly enhance: () => void;
  /** Stops the scripts of the document; called once, before the first page is rendered. */
  readonly endDocument: () => void;
}

/**
 * Loads the code of a page.
 * @returns whether the router can render it
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

/** Whether the router has a page in the current language; the others load as documents. */
function isPage(pathname: string): boolean {
  const [locale] = matchesOf(window.location.pathname);
  return matchesOf(pathname).at(-1)?.route.id?.startsWith(`${locale?.route.id}/`) ?? false;
}

/** Fills in the route: the router (7.18) would first render the current page again, and wait. */
async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component, ErrorBoundary, handle } = await route.lazy();
  const elements = {
    element: Component && <Component />,
    ...(ErrorBoundary && { errorElement: <ErrorBoundary /> }),
    ...(handle && { handle }),
  };
  // New elements for a route loaded meanwhile would remount it and lose typed text.
  if (route.lazy !== undefined) Object.assign(route, elements, { lazy: undefined });
}

/**
 * From now on links, back and forward render the page in place of the document, which React never
 * hydrates, or load the document if the page's code fails to load. The browser still manages
 * URLs, history and scroll positions.
 */
export function routeLinks(scripts: DocumentScripts): void {
  followDeployments();
  // So that going back is instant.
  void prefetch(window.location.pathname);
  window.navigation.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    const isBack = event.navigationType === 'traverse';
    if (!event.canIntercept || event.formData || event.downloadRequest !== null) return;
    if (pathname === window.location.pathname || !isPage(pathname)) return;
    if (isOutdated() && !isBack) return;
    const handler = async () => {
      if (await prefetch(pathname)) await show(pathname, event, scripts);
      // The URL has changed already: loads its document.
      else window.location.reload();
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
  document.documentElement.dataset.ready = '';
}

/** Moves the focus as after a page load: to the part in the hash, or to the heading. */
async function show(
  pathname: string,
  event: NavigateEvent,
  scripts: DocumentScripts,
): Promise<void> {
  if (event.signal.aborted) return;
  if (router) await router.navigate(pathname, { replace: true, flushSync: true });
  else renderInPlace(pathname, scripts);
  if (event.signal.aborted) return;
  const { dataset } = document.documentElement;
  // The styles' `scroll-behavior: smooth` is for parts of a page, not for a new one.
  dataset.scroll = 'instant';
  // React rendered these, so they are interactive.
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    island.dataset.hydrated = '';
  scripts.enhance();
  // Styles are applied late, and the browser would still scroll as they were.
  getComputedStyle(document.documentElement).scrollBehavior;
  event.scroll();
  dataset.scroll = 'smooth';
  focusOn(targetElement()) || focusOn(document.querySelector('main h1'));
  lookForDeployment();
}

function renderInPlace(pathname: string, { endDocument }: DocumentScripts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  // First, or the new style sheet would lay out the old page again.
  root.replaceChildren();
  endDocument();
  const first = createMemoryRouter(routes, { initialEntries: [pathname] });
  flushSync(() => createRoot(root).render(<RouterProvider router={first} />));
  router = first;
}
