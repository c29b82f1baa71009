/** The id after the # of a URL, such as `#scadenze`; empty if it cannot be decoded. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the URL names; null without a name, or if the page has no such element. */
export function targetElement(): HTMLElement | null {
  return document.getElementById(hashId(window.location.hash));
}

/** How the document was loaded; its name is the whole URL, text fragment included. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
}

/** Whether the visitor came back or reloaded: the page is as they left it. */
export function isReturn(): boolean {
  const navigated = window.navigation?.transition?.navigationType;
  return /traverse|back_forward|reload/.test(navigated ?? navigationTiming()?.type ?? '');
}
