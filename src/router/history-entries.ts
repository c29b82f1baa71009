import { useLocation, useNavigationType } from 'react-router-dom';

/** The entry that was added last, from outside the router; undefined once the reader went back or on. */
let newest: string | undefined;

/**
 * Gives the entry of the history that is open a key of its own. The router (7.18) calls each page opened
 * from outside and each plain anchor "default", and puts the reader at the place of another of that name.
 */
export function keyEntry(): void {
  const { state } = window.history;
  newest = state?.key ? undefined : Math.random().toString(36).slice(2);
  if (newest) window.history.replaceState({ ...state, key: newest }, '');
}

/** The reader comes back to a page he had open: with back, on or reload, he finds it where he left it. */
export function useReturning(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && key !== newest;
}
