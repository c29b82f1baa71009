/** The build names its entry here: the name carries a hash of all that it may load. */
const VERSION = '/version.txt';

const ownEntry = () =>
  document.querySelector<HTMLElement>('script[data-router]')?.dataset.router?.split(' ')[0];

/** Whether the site has been built anew since this document was loaded; false when nobody answers. */
export async function isOutdated(): Promise<boolean> {
  const own = ownEntry();
  if (!own) return false;
  try {
    const response = await fetch(VERSION, { cache: 'no-cache' });
    const entry = response.ok ? (await response.text()).trim() : '';
    return entry.startsWith('/assets/') && entry !== own;
  } catch {
    return false;
  }
}

/**
 * A tab may stay open through deployments, and shows what it has loaded. Once it knows of a new one,
 * the next link, back or forward loads a document instead. Call it before the router is made, which
 * must hear of both later.
 * @returns looks for a new deployment: call it after each navigation
 */
export function followDeployments(): () => void {
  // A saved page is one of yesterday: the next may be had anew.
  let outdated = document.querySelector('[data-saved]') !== null;
  const look = async () => {
    outdated ||= await isOutdated();
  };
  let shown = window.location.pathname;
  document.addEventListener(
    'click',
    (event) => {
      // Without the router a link is what it is on every site.
      if ((outdated || isWithoutNetwork()) && leadsElsewhere(event)) event.stopPropagation();
    },
    { capture: true },
  );
  window.addEventListener('popstate', (event) => {
    if (!outdated || window.location.pathname === shown) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
  return () => {
    if (shown !== window.location.pathname) void look();
    shown = window.location.pathname;
  };
}

/** Then the worker gives what it has saved, and says of when it is. */
function isWithoutNetwork(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}

function leadsElsewhere({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.pathname !== window.location.pathname;
}
