import { createContext, use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Starts the behaviours of what was drawn (`src/start/enhance.ts`); nothing where a page is prerendered. */
export const Enhancing = createContext(() => {});

/** Makes each page work that the router draws, as the documents do by themselves. */
export function Enhanced() {
  const enhance = use(Enhancing);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useLayoutEffect(enhance, [enhance, key]);
  return null;
}
