import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Relay } from './relay/createRelay.ts';
import { serveSite } from './serveSite.ts';
import { readSiteHeaders } from './siteHeaders.ts';

/** Only what the site uses is allowed: the microphone, by the staff's content generator. */
const PERMISSIONS = {
  microphone: ['self'],
  camera: [],
  geolocation: [],
  payment: [],
  usb: [],
  browsingTopics: [],
};

/**
 * The web server of the site, for Node and for any platform that speaks web-standard requests.
 * `root` is the folder of the built site, `relay` answers below `/api`. Throws when the site is not complete.
 */
export function createApp({ root, relay }: { root: string; relay?: Relay }): Hono {
  const site = readSiteHeaders(root);
  const app = new Hono();
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      // The host decides these: it knows its certificate and who embeds the pictures.
      strictTransportSecurity: false,
      crossOriginResourcePolicy: false,
      permissionsPolicy: PERMISSIONS,
      overwrite: false,
    }),
  );
  // Before what follows: an answer of the relay is not compressed and has no place in a cache.
  if (relay) app.route('/api', relay);
  app.use(
    compress(),
    // A policy that changed must reach the browser even when the page did not.
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(site.headers)] }),
  );
  app.get('*', serveSite(root, site));
  app.all('*', (c) => c.text('405 Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}
