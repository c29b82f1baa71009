import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the static HTML and in the render that hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
