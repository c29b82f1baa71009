import './styles/site.css';
import { site } from 'virtual:site';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { bringCode, loadHere, loadOrLeave } from './client-routes.tsx';
import { tellMounted } from './components/page/use-mounted.ts';
import { ShownMoment } from './layout/clock/shown-moment.ts';
import { keyHistoryEntries } from './layout/navigation/history-entries.ts';
import { pathOf } from './layout/navigation/path-of.ts';
import { releaseFocus } from './layout/navigation/use-page-focus.ts';
import { followDeployments, isOutdated } from './open-tab.ts';
import { createRoutes } from './routes.tsx';
import { quiet } from './start/answered.ts';
import { foresee } from './start/foresee.ts';
import { keepAnswers } from './start/keep-answers.ts';

/** The page that the HTML is of: going back or on may change the address before any script runs. */
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const drawn = canonical === undefined ? undefined : pathOf(canonical);

/** The prerendered page is taken over only once its own route is loaded, so that nothing flashes. */
async function start(endAlone: () => number | undefined): Promise<void> {
  const { promise: ready, resolve: tellReady } = Promise.withResolvers<void>();
  const routes = createRoutes(site);
  if (!(await loadHere(routes))) return restOnDocument();
  for (const route of routes) loadOrLeave(route);
  keyHistoryEntries();
  const look = followDeployments();
  const letGo = holdHistory();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const giveAgain = keepAnswers(root);
  const then = () => {
    letGo();
    // A tap may have brought this about, and its own change comes only after it.
    setTimeout(giveAgain);
    tellReady();
  };
  const isDrawn = root.hasChildNodes() && drawn === pathOf(window.location.href);
  if (!isDrawn) tellMounted();
  // With this data, empty as it is, the router leaves the window where it stands.
  const router = createBrowserRouter(routes, { hydrationData: isDrawn ? {} : undefined });
  foresee((pathname) => bringCode(router.routes, pathname));
  let shown = router.state.location.pathname;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle') look();
    // Before React draws the next page, and removes the one that is shown.
    if (location.pathname !== shown) releaseFocus();
    shown = location.pathname;
  });
  // The router alone fills a task. The page goes on by itself until the next one.
  await quiet();
  const moment = endAlone();
  const app = (
    <ShownMoment value={isDrawn ? moment : undefined}>
      <Ready then={then}>
        <RouterProvider router={router} />
      </Ready>
    </ShownMoment>
  );
  startTransition(() => {
    // In slices: a finger that comes meanwhile does not wait for the whole page.
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  return ready;
}

/** Shows the controls that need a script only once React answers them: it takes over a page later. */
function Ready({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    tellMounted();
    document.documentElement.dataset.ready = '';
    then();
  }, [then]);
  return children;
}

/** Whoever goes back before the page is taken over would change it under React's hands: he waits. */
function holdHistory(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold);
  return () => {
    window.removeEventListener('popstate', hold);
    if (isHeld)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}

/**
 * The code did not come, twice. The document is whole without it, and its links lead on; it is asked
 * for again when there is a newer one, or when the address is that of another page.
 */
async function restOnDocument(): Promise<never> {
  const follow = () => {
    if (drawn !== pathOf(window.location.href)) window.location.reload();
  };
  window.addEventListener('popstate', follow);
  if (await isOutdated()) window.location.reload();
  else if (drawn !== undefined) follow();
  return new Promise(() => {});
}

/**
 * Takes the page over. Resolves once React answers; never where the page stays a document.
 * @param endAlone ends what the page does by itself, and tells the moment that it shows
 */
export const takeOver = start;

// `npm run dev` brings no starter.
if (import.meta.hot) {
  document.documentElement.dataset.alive = '';
  void takeOver(() => undefined);
}
