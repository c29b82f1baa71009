import { createContext, use, useState } from 'react';

/** Whether React takes over a page that the build drew, or draws one itself. */
export const TakesOver = createContext(false);

/**
 * Whether this stands in the HTML that React takes over, and may keep what the build wrote into it. What
 * comes after that was never in it.
 */
export function useTakenOver(): boolean {
  const takesOver = use(TakesOver);
  const [isTakenOver] = useState(() => takesOver && !('ready' in document.documentElement.dataset));
  return isTakenOver;
}
