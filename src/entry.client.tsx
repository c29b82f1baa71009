import './styles/site.css';
import { site } from 'virtual:site';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { keyHistoryEntries } from './layout/navigation/history-entries.ts';
import { createRoutes } from './routes.tsx';

/** The prerendered page is taken over only once its own route is loaded, so that nothing flashes. */
async function start(): Promise<void> {
  const routes = createRoutes(site);
  await loadMatched(routes);
  for (const route of routes) showFailures(route);
  const isNewEntry = keyHistoryEntries();
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const isDrawn = root.hasChildNodes();
  // With this data, empty as it is, the router leaves the window where it stands. Only for an anchor
  // it must scroll once more: what lies above it may have been folded away.
  const hydrationData = isDrawn && !(isNewEntry && window.location.hash) ? {} : undefined;
  const router = createBrowserRouter(routes, { hydrationData });
  const app = (
    <Ready>
      <RouterProvider router={router} />
    </Ready>
  );
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Shows the controls that need a script only once React answers them: it takes over a page later. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return children;
}

async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

/**
 * When the code of a page does not come, the router (7.18) draws nothing in its place, not even the
 * route's error element. A component that throws gets the error screen.
 */
function showFailures(route: RouteObject): void {
  const { lazy, children = [] } = route;
  if (typeof lazy === 'function') {
    route.lazy = () =>
      lazy().catch((error) => ({
        Component: () => {
          throw error;
        },
      }));
  }
  for (const child of children) showFailures(child);
}

void start();
