import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { keyOf } from './kind-of-request.ts';
import { isPage, stamped, withNotice } from './saved-page.ts';
import type { OfflineLocale, OfflineSettings } from './settings.ts';

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

export function localeOf({ locales }: OfflineSettings, path: string): OfflineLocale {
  const ofPath = locales.findLast((locale) => `${path}/`.startsWith(locale.path));
  const found = ofPath ?? locales[0];
  if (!found) throw new RangeError('no locale');
  return found;
}

function pagePlugin(settings: OfflineSettings, now: () => number): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
    cacheWillUpdate: async ({ response }) => (isPage(response) ? stamped(response, now()) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
      const path = keyOf(request.url);
      return cachedResponse && withNotice(cachedResponse, localeOf(settings, path), path);
    },
    handlerDidError: async ({ request }) => {
      const { fallback } = localeOf(settings, keyOf(request.url));
      return caches.match(fallback, MATCH);
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
