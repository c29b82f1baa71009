import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the static HTML and in the first render that takes it over, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
