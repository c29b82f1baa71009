import { useSyncExternalStore } from 'react';
import type { Kept } from './kept.ts';

const nothing = () => undefined;

/** A kept text, shown anew whenever it is written; undefined in the static HTML. */
export function useKept(kept: Kept): string | undefined {
  return useSyncExternalStore(kept.subscribe, kept.read, nothing);
}
