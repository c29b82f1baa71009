import { useSyncExternalStore } from 'react';

const STEPS = ['popstate', 'hashchange'] as const;

/** Parameters and part of the address (`?figli=2#regole`), as they are now; undefined in the static HTML. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => undefined,
  );
}

/** Of links, back and forward; who writes the address by `history.replaceState` knows it already. */
function subscribe(listener: () => void): () => void {
  for (const step of STEPS) window.addEventListener(step, listener);
  return () => {
    for (const step of STEPS) window.removeEventListener(step, listener);
  };
}
