import { startTransition, useEffect, useState } from 'react';

let isTakenOver = false;

/** Once React has taken the page over, or where it draws one that nobody drew before. */
export function tellTakenOver(): void {
  isTakenOver = true;
}

/**
 * False in the static HTML and in the first render that takes it over, true from then on. What follows
 * from it comes in slices, so that no finger waits for it.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(isTakenOver);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
