import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this stands in the HTML that the build drew, and may keep what was written into it there. What
 * React draws itself was never in it: another page, or this one again where something else had changed
 * it before, such as the browser's translator.
 */
export function useTakenOver(): boolean {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isTakenOver] = useState(hydrates);
  return isTakenOver;
}
