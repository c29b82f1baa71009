import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the static HTML and the hydrating render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
