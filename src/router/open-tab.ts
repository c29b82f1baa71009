/** The build names its entry here: the name carries a hash of all that it may load. */
const VERSION = '/version.txt';

let isNewer = false;

/**
 * Whether the next page must be a document: the site has been built anew since this one was loaded, this
 * one was saved another day, or there is no network, and the worker says of when what it gives is.
 */
export function isOutdated(): boolean {
  const isSaved = document.querySelector('[data-saved]') !== null;
  return isNewer || isSaved || (!navigator.onLine && Boolean(navigator.serviceWorker?.controller));
}

/** A tab may stay open through deployments, and shows what it has loaded: it looks whenever it is seen again. */
export function followDeployments(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForDeployment();
  });
  window.addEventListener('pageshow', lookForDeployment);
}

/** Nobody waits for it, and nothing is known where nobody answers. */
export async function lookForDeployment(): Promise<void> {
  const script = document.querySelector<HTMLElement>('script[data-router]');
  const own = script?.dataset.router?.split(' ')[0];
  try {
    const response = await fetch(VERSION, { cache: 'no-cache' });
    const entry = response.ok ? (await response.text()).trim() : '';
    isNewer ||= entry.startsWith('/assets/') && entry !== own;
  } catch {
    // Without a network.
  }
}
