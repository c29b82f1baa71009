import { useSyncExternalStore } from 'react';

/** The reader has left the top of the page. False in the static HTML. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function isScrolled(): boolean {
  return window.scrollY > 0;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
