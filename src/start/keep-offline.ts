import { pathnameOf } from '../offline/pathname-of.ts';
import type { Visited } from '../offline/settings.ts';

/**
 * Registers the service worker, and tells it which pages are read.
 * @param worker its path; undefined without offline reading
 */
export function keepOffline(worker: string | undefined): void {
  // Absent over http, and in some private windows.
  if (!worker || !navigator.serviceWorker) return;
  register(worker).catch(() => {});
}

async function register(worker: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => worker });
  await serviceWorker.register(policy?.createScriptURL('') ?? worker);
  const { active } = await serviceWorker.ready;
  const sendFiles = (files: readonly string[]) =>
    (serviceWorker.controller ?? active)?.postMessage(visited(files));
  // Later requests pass through the worker; the page reports the earlier ones.
  sendFiles(isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : []);
  // Client-side navigation, which needs this API, changes pages without a document.
  window.navigation?.addEventListener('currententrychange', () => sendFiles([]));
}

function visited(urls: readonly string[]): Visited {
  const { origin, href } = window.location;
  const loaded = urls.map((url) => new URL(url));
  return {
    path: pathnameOf(href),
    files: loaded.filter((file) => file.origin === origin).map((file) => file.pathname),
    since: performance.timeOrigin,
  };
}
