import { useSyncExternalStore } from 'react';

const STEPS = ['popstate', 'hashchange'] as const;

/** The current parameters and anchor (`?figli=2#regole`); undefined in the static HTML. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => undefined,
  );
}

/** Links, back and forward; code that calls `history.replaceState` knows the address already. */
function subscribe(listener: () => void): () => void {
  for (const step of STEPS) window.addEventListener(step, listener);
  return () => {
    for (const step of STEPS) window.removeEventListener(step, listener);
  };
}
