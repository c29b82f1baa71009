/** Where the router keeps how far each entry of the history was scrolled, for this tab. */
export const POSITIONS = 'scroll-positions';

/**
 * Keeps for the entries of a document where each was scrolled, as the router does for those that it draws.
 * @param signal ends it
 */
export function keepEntries(signal: AbortSignal): void {
  keyEntry();
  for (const step of ['popstate', 'hashchange'])
    window.addEventListener(step, keyEntry, { signal });
  window.addEventListener('pagehide', keepScroll, { signal });
}

/** Not as late as when the page is left: Chromium (156) forgets what is written to the entry then. */
function keyEntry(): void {
  const { state } = window.history;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

export function keepScroll(): void {
  try {
    const { key } = window.history.state;
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}');
    sessionStorage.setItem(POSITIONS, JSON.stringify({ ...positions, [key]: window.scrollY }));
  } catch {
    // A browser that keeps nothing for us throws.
  }
}

/** How long after a page has loaded Chromium (156) may still go to the place that it knows, in milliseconds. */
const LATE_MS = 500;

/**
 * Goes to the place that was left, and back to it where the browser goes elsewhere while the page comes;
 * once somebody is there, nobody is led anywhere.
 */
export function returnToPlace(): void {
  restorePlace();
  const leadBack = () => {
    if (document.documentElement.dataset.touched === undefined) restorePlace();
  };
  window.addEventListener('scroll', leadBack, { passive: true });
  const settle = () => {
    restorePlace();
    setTimeout(() => window.removeEventListener('scroll', leadBack), LATE_MS);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}

/**
 * The browser restores only the last entry of a site that was left, and the router none, as told to.
 * Chromium (156) hears of a scroll up to a second late, and after a reload in between finds the place
 * before it: what the router kept is newer, unless the reader has moved on already.
 */
function restorePlace(): void {
  if (window.scrollY > 0 && document.documentElement.dataset.touched !== undefined) return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}');
    const top = positions[window.history.state?.key];
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  } catch {
    // A browser that keeps nothing for us throws.
  }
}
