import { useSyncExternalStore } from 'react';
/** A text in session or local storage; undefined when nothing is stored. */
export interface StoredText {
  read(): string | undefined;
  write(text: string | undefined): void;
  /** False once the browser has refused to store: then the text lasts as long as the page. */
  isSafe(): boolean;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/**
 * A text in the browser's storage. If storage is refused or full, the text is kept in memory and
 * `isSafe` returns false.
 * @param storage called lazily, since accessing it may throw
 */
export function createStoredText(key: string, storage: () => Storage): StoredText {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  let isLoaded = false;
  let isSafe = true;
  const guarded = (act: (store: Storage) => void) => {
    try {
      act(storage());
      isSafe = true;
    } catch {
      isSafe = false;
    }
  };
  return {
    read() {
      if (!isLoaded) {
        isLoaded = true;
        guarded((store) => {
          current = store.getItem(key) ?? undefined;
        });
      }
      return current;
    },
    write(text) {
      isLoaded = true;
      current = text;
      guarded((store) => (text === undefined ? store.removeItem(key) : store.setItem(key, text)));
      for (const listener of listeners) listener();
    },
    isSafe: () => isSafe,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothing = () => undefined;

/** A stored text; re-renders when it changes. Undefined in prerendered HTML. */
export function useStoredText(stored: StoredText): string | undefined {
  return useSyncExternalStore(stored.subscribe, stored.read, nothing);
}
