import { useSyncExternalStore } from 'react';
import type { StoredText } from './stored-text.ts';

const nothing = () => undefined;

/** A kept text, shown anew whenever it is written; undefined in the static HTML. */
export function useStoredText(kept: StoredText): string | undefined {
  return useSyncExternalStore(kept.subscribe, kept.read, nothing);
}
