/** How the document was loaded; its name is the whole URL, text fragment included. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
}

/** Whether the visitor came back or reloaded: the page is as they left it. */
export function isReturn(): boolean {
  const navigated = window.navigation?.transition?.navigationType;
  return /traverse|back_forward|reload/.test(navigated ?? navigationTiming()?.type ?? '');
}
