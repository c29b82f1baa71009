import { useSyncExternalStore } from 'react';

const edited = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** Development only: the content of a module that was edited while the page is open. */
export function publishContent(id: string, content: unknown): void {
  edited.set(id, content);
  for (const listener of listeners) listener();
}

/** The newest content of a module: as it was loaded, or as it was edited since. */
export function useLiveContent<T>(id: string, loaded: T): T {
  const read = () => (edited.get(id) ?? loaded) as T;
  return useSyncExternalStore(subscribe, read, () => loaded);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
