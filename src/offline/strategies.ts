import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { keyOf } from './kind-of-request.ts';
import { fallbacksFor, localeOf } from './locale-of.ts';
import { isPage, stamped, withNotice } from './saved-page.ts';
import type { OfflineSettings } from './settings.ts';

/** Who waits longer reads what was saved, and is told so. */
const PATIENCE_SECONDS = 5;
/** About a season: nobody is helped by prices of the last. */
const KEPT_SECONDS = 90 * 24 * 60 * 60;
export const PAGES = 'pages';
const MATCH = { ignoreVary: true };

/** The network's page, or the saved one with its day, or what says that there is none. */
export function pagesStrategy(settings: OfflineSettings, now: () => number): NetworkFirst {
  return new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: MATCH,
    plugins: [keptFor(200), pagePlugin(settings, now)],
  });
}

/** Names that carry a hash never change their content. */
export function assetsStrategy(): CacheFirst {
  return new CacheFirst({
    cacheName: 'assets',
    matchOptions: MATCH,
    plugins: [keptFor(300), { cacheWillUpdate: async ({ response }) => noPage(response) }],
  });
}

export function picturesStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'pictures',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: MATCH,
    plugins: [keptFor(120), { cacheWillUpdate: async ({ response }) => noPage(response) }],
  });
}

function pagePlugin(settings: OfflineSettings, now: () => number): WorkboxPlugin {
  const shown = (saved: Response, path: string) =>
    withNotice(saved, localeOf(settings, path), path);
  return {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
    cacheWillUpdate: async ({ response }) => (isPage(response) ? stamped(response, now()) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse && shown(cachedResponse, keyOf(request.url)),
    handlerDidError: async ({ request }) => {
      const path = keyOf(request.url);
      // In Firefox a preload that fails gives an error as its answer, and Workbox looks no further.
      const own = await caches.match(path, MATCH);
      if (own) return shown(own, path);
      for (const fallback of fallbacksFor(settings, path)) {
        const saved = await caches.match(fallback, MATCH);
        if (saved) return saved;
      }
      return undefined;
    },
  };
}

function keptFor(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true });
}

/** A network that asks for a password answers everything with its own page. */
function noPage(response: Response): Response | null {
  return response.status === 200 && !isPage(response) ? response : null;
}
