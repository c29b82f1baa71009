import { useSyncExternalStore } from 'react';
import type { Turning } from '../content/turning.ts';
import { useContentNow } from './clock/use-content-now.ts';

const edited = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** Development only: a module of content that was edited while the page is open. */
export function publishContent(id: string, module: unknown): void {
  edited.set(id, module);
  for (const listener of listeners) listener();
}

/** The content of a module as it holds now: as it was loaded, or as it was edited since. */
export function useLiveContent<T>(id: string, loaded: Turning<T>): T {
  const read = () => (edited.get(id) ?? loaded) as Turning<T>;
  return useContentNow(useSyncExternalStore(subscribe, read, () => loaded));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
