import { useSyncExternalStore } from 'react';
import type { StoredText } from './stored-text.ts';

const nothing = () => undefined;

/** A stored text; re-renders when it changes. Undefined in prerendered HTML. */
export function useStoredText(kept: StoredText): string | undefined {
  return useSyncExternalStore(kept.subscribe, kept.read, nothing);
}
