import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { pathnameOf } from './pathname-of.ts';
import { isPage, stamped, withSavedBanner } from './saved-page.ts';
import { fallbacksFor, localeOf, type OfflineSettings } from './settings.ts';

/** After this timeout the saved page is shown instead, with its banner. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** About a season: prices of the last one help nobody. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;
export const PAGES = 'pages';
const MATCH = { ignoreVary: true };

/** The page from the network, else the saved one with its date, else the fallback page. */
export function pagesStrategy(settings: OfflineSettings, now: () => number): NetworkFirst {
  return new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: MATCH,
    plugins: [expiration(200), pagePlugin(settings, now)],
  });
}

/** Asset names contain a hash, so their content never changes. */
export function assetsStrategy(): CacheFirst {
  return new CacheFirst({
    cacheName: 'assets',
    matchOptions: MATCH,
    plugins: [expiration(300), { cacheWillUpdate: async ({ response }) => unlessPage(response) }],
  });
}

export function picturesStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'pictures',
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: MATCH,
    plugins: [expiration(120), { cacheWillUpdate: async ({ response }) => unlessPage(response) }],
  });
}

function pagePlugin(settings: OfflineSettings, now: () => number): WorkboxPlugin {
  const shown = (saved: Response, path: string) =>
    withSavedBanner(saved, localeOf(settings, path), path);
  return {
    cacheKeyWillBeUsed: async ({ request }) => pathnameOf(request.url),
    cacheWillUpdate: async ({ response }) => (isPage(response) ? stamped(response, now()) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse && shown(cachedResponse, pathnameOf(request.url)),
    handlerDidError: async ({ request }) => {
      const path = pathnameOf(request.url);
      // In Firefox a failed preload answers with an error, and Workbox does not try the cache.
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

function expiration(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_SECONDS,
    purgeOnQuotaError: true,
  });
}

/** Rejects HTML: a captive portal answers every request with its sign-in page. */
function unlessPage(response: Response): Response | null {
  return response.status === 200 && !isPage(response) ? response : null;
}
