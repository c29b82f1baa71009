import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Long enough for a phone to find its network again. */
const SECOND_TRY_MS = 400;

/**
 * Code that does not come is asked for once more; then the page loads as a document, which needs no
 * code of the deployment that is open. Without this the router (7.18) draws nothing in its place. What
 * has come is the same for whoever asks: a page drawn by another component would be drawn anew.
 */
export function loadOrLeave(route: RouteObject): void {
  const { lazy, children = [] } = route;
  if (typeof lazy === 'function') {
    let loaded: ReturnType<typeof lazy> | undefined;
    route.lazy = () => {
      loaded ??= twice(lazy).catch(() => {
        loaded = undefined;
        return { Component: AsDocument };
      });
      return loaded;
    };
  }
  for (const child of children) loadOrLeave(child);
}

/**
 * Loads what the address needs, and again when the address has changed meanwhile: the router starts
 * from what was loaded. False when it does not come.
 */
export async function loadHere(routes: RouteObject[]): Promise<boolean> {
  for (;;) {
    const { pathname } = window.location;
    const isLoaded = await loadMatched(routes, pathname).then(
      () => true,
      () => false,
    );
    if (pathname === window.location.pathname) return isLoaded;
  }
}

/**
 * Brings the code of a page that somebody may go to: what React has taken over goes on without
 * documents. The router (7.18) is told too, or a press would wait until it had asked once more, and had
 * drawn the page that is left once more meanwhile.
 * @param routes the router's own
 */
export function bringCode(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) void bring(route);
}

async function bring(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component, ErrorBoundary } = await route.lazy();
  // What does not come is asked for again when it is needed; a language's frame the router places itself.
  if (!Component || Component === AsDocument || ErrorBoundary) return;
  // Meanwhile the router may have brought it, and another drawing of it would lose what is written there.
  if (route.lazy !== undefined) Object.assign(route, { element: <Component />, lazy: undefined });
}

async function loadMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await twice(route.lazy);
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    return load();
  }
}

/** The router has written the address already: what stands there is asked for. */
function AsDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
