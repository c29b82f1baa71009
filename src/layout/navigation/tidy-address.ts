import { UNKNOWN_ADDRESS } from '../../content/paths.ts';

/** The address is the home page’s again; the line for who was looking for another page stays in view. */
export function tidyAddress(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== `#${UNKNOWN_ADDRESS}`) return;
  document.getElementById(UNKNOWN_ADDRESS)?.toggleAttribute('data-shown', true);
  window.history.replaceState(window.history.state, '', pathname + search);
}
