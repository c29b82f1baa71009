/** What an address names after its #, such as `#scadenze`: the id, empty when there is none to read. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the address asks for; null when it names none, or none that is in the page. */
export function targetElement(): HTMLElement | null {
  return document.getElementById(hashId(window.location.hash));
}

/** Whether somebody comes back to this page, or loads it again: they find it as they left it. */
export function isBack(): boolean {
  const drawn = window.navigation?.transition?.navigationType;
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /traverse|back_forward|reload/.test(drawn ?? loaded?.type ?? '');
}
