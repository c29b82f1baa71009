import type { Visited } from '../offline/settings.ts';

/** Where the policy allows texts to become code only by name: this one names one script. */
interface Policies {
  createPolicy(name: string, rules: object): { createScriptURL(text: string): string };
}
declare const window: globalThis.Window & typeof globalThis & { readonly trustedTypes?: Policies };

/**
 * Registers the worker that keeps pages for who has no network, and tells it what is read.
 * @param worker its path; none where the site keeps nothing
 */
export function keepOffline(worker: string | undefined): void {
  // Over http, and in some private windows, there is no such thing.
  if (!worker || !navigator.serviceWorker) return;
  register(worker).catch(() => {});
}

async function register(worker: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => worker });
  await serviceWorker.register(policy?.createScriptURL('') ?? worker);
  const { active } = await serviceWorker.ready;
  const tell = (files: readonly string[]) =>
    (serviceWorker.controller ?? active)?.postMessage(visited(files));
  // What a page loads later passes through the worker; what came before it, the page tells.
  if (isFirst) hearFiles(tell);
  else tell([]);
  // The router changes the address without a document; where nobody tells of it, documents are kept.
  window.navigation?.addEventListener('currententrychange', () => tell([]));
}

function hearFiles(tell: (files: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) =>
    tell(list.getEntries().map(({ name }) => name)),
  );
  observer.observe({ type: 'resource', buffered: true });
}

function visited(addresses: readonly string[]): Visited {
  const { origin, pathname } = window.location;
  const loaded = addresses.map((address) => new URL(address));
  return {
    path: pathname.replace(/(.)\/$/, '$1'),
    files: loaded.filter((file) => file.origin === origin).map((file) => file.pathname),
    since: performance.timeOrigin,
  };
}
