/** Where the router keeps how far each entry of the history was scrolled, for this tab. */
export const POSITIONS = 'scroll-positions';

/** The reader comes back to a page he had open: the router has named its entry in the history. */
export function isBack(): boolean {
  return typeof window.history.state?.key === 'string';
}

/** The browser restores only the last entry of a site that was left; the router none, as told to. */
export function restorePlace(): void {
  if (window.scrollY > 0) return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}');
    window.scrollTo(0, positions[window.history.state?.key] ?? 0);
  } catch {
    // A browser that keeps nothing for us throws.
  }
}
