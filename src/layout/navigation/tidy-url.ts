import { UNKNOWN_URL } from '../../content/paths.ts';

/** Restores the home page's URL, and keeps the message about the unknown URL visible. */
export function tidyUrl(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${UNKNOWN_URL}`) return;
  document.getElementById(UNKNOWN_URL)?.toggleAttribute('data-shown', true);
  window.history.replaceState(window.history.state, '', pathname + search);
}
