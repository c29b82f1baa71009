/** Names the router's entry in the latest build, with a hash of all that it may load. */
const VERSION = '/version.txt';

let isNewer = false;

/**
 * Whether the next page must load as a document: the site was rebuilt since this one loaded, this
 * one is a saved copy, or there is no network, and only the worker says how old its copy is.
 */
export function isOutdated(): boolean {
  const isSaved = document.querySelector('[data-saved]') !== null;
  return isNewer || isSaved || (!navigator.onLine && Boolean(navigator.serviceWorker?.controller));
}

/** Looks for a new build whenever the tab is shown: it may stay open through deployments. */
export function followDeployments(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForDeployment();
  });
  window.addEventListener('pageshow', lookForDeployment);
}

/** Runs in the background; a failure changes nothing. */
export async function lookForDeployment(): Promise<void> {
  const script = document.querySelector<HTMLElement>('script[data-router]');
  const own = script?.dataset.router?.split(' ')[0];
  try {
    const response = await fetch(VERSION, { cache: 'no-cache' });
    const entry = response.ok ? (await response.text()).trim() : '';
    isNewer ||= entry.startsWith('/assets/') && entry !== own;
  } catch {
    // No network.
  }
}
