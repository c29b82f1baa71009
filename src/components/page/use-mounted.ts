import { startTransition, useEffect, useState } from 'react';

let hasMounted = false;

/** React has taken the page over, or draws one that the build did not: what comes now is its own. */
export function tellMounted(): void {
  hasMounted = true;
}

/**
 * False in the static HTML and in the first render that takes it over, true from then on. What follows
 * from it comes in slices, so that no finger waits for it.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(hasMounted);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
