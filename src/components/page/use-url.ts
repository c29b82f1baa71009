import { useSyncExternalStore } from 'react';

const STEPS = ['popstate', 'hashchange'] as const;

/** The current parameters and anchor (`?figli=2#regole`); undefined in the static HTML. */
export function useUrl(): string | undefined {
  return useSyncExternalStore(
    subscribeToUrl,
    () => window.location.search + window.location.hash,
    () => undefined,
  );
}

/**
 * Calls the listener after links, back and forward, but not after `replaceSearch`. @returns a
 * function that unsubscribes it
 */
export function subscribeToUrl(listener: () => void): () => void {
  for (const step of STEPS) window.addEventListener(step, listener);
  return () => {
    for (const step of STEPS) window.removeEventListener(step, listener);
  };
}

/**
 * Changes the parameters without navigating, so nothing scrolls or takes the focus.
 * @param search such as `?figli=2`, or empty
 */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
