import { useLocation, useNavigationType } from 'react-router-dom';

/** The entry that was added last, from outside the router; undefined once the reader went back or on. */
let newest: string | undefined;

/**
 * Gives every entry of the history a key of its own. The router (7.18) calls each page opened from
 * outside and each plain anchor "default", and puts the reader where he left another of that name.
 * Call it before the router is made: it must hear `popstate` first.
 */
export function keyHistoryEntries(): void {
  keyEntry();
  window.addEventListener('popstate', keyEntry);
}

function keyEntry(): void {
  const { state } = window.history;
  newest = state?.key ? undefined : Math.random().toString(36).slice(2);
  if (newest) window.history.replaceState({ ...state, key: newest }, '');
}

/** The reader comes back to a page he had open: with back, on or reload, he finds it where he left it. */
export function useReturning(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && key !== newest;
}
