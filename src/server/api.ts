import { Hono } from 'hono';
import { createPublicApiRoutes, type PublicApiOptions } from './public-api/public-api-routes.ts';
import type { PublicApiLimits } from './public-api/rate-limit.ts';
import { createRelay, type RelayOptions } from './relay/create-relay.ts';
import { COMMON_HEADERS, HTTPS_ONLY } from './site/common-headers.ts';

/** Which parts of `/api` are enabled. */
export interface ApiOptions {
  readonly relay?: Omit<RelayOptions, 'publicApi'>;
  /** The rate limit of the public API; without it there is no public API. */
  readonly publicApiLimits?: PublicApiLimits;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The API, the same on every host that runs our code; it uses neither disk nor network. */
export function createApi({
  relay,
  publicApiLimits: limits,
  publicApi,
  now = Date.now,
}: ApiOptions & Pick<PublicApiOptions, 'publicApi'>): Hono {
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
    if (c.req.header('X-Forwarded-Proto') === 'https') c.res.headers.set(...HTTPS_ONLY);
  });
  if (limits) app.route('/api', createPublicApiRoutes({ publicApi, now, limits }));
  if (relay) app.route('/api', createRelay({ ...relay, publicApi }));
  return app;
}
