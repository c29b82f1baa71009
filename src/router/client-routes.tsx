import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Long enough for a phone to find its network again. */
const SECOND_TRY_MS = 400;

/**
 * Code that does not come is asked for once more; then the page loads as a document, which needs no
 * code of the deployment that is open. Without this the router (7.18) draws nothing in its place.
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
 * Loads the code of a page. The router (7.18) is told of it, or a press would wait until it had asked once
 * more, and had drawn the page that is left once more meanwhile.
 * @param routes those that it is made from, or its own
 * @returns whether all of it came
 */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<boolean> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const came = await Promise.all(matches.map(({ route }) => load(route)));
  return came.every(Boolean);
}

async function load(route: RouteObject): Promise<boolean> {
  if (typeof route.lazy !== 'function') return true;
  const { Component, ErrorBoundary, handle } = await route.lazy();
  if (!Component || Component === AsDocument) return false;
  const elements = {
    element: <Component />,
    ...(ErrorBoundary && { errorElement: <ErrorBoundary /> }),
    ...(handle && { handle }),
  };
  // Meanwhile the router may have loaded it, and another drawing of it would lose what is written there.
  if (route.lazy !== undefined) Object.assign(route, elements, { lazy: undefined });
  return true;
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
