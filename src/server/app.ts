import type { Hono } from 'hono';
import { addOurFormats } from '../check/schema/formats.ts';
import { type PublicApiByTime, publicApiByTime } from '../publish/public-api.ts';
import { PUBLIC_API_FILE } from '../publish/public-api-data.ts';
import { type ApiOptions, createApi } from './api.ts';
import { tools } from './public-api/tools.ts';
import { verifyThread } from './public-api/VerifyThread.ts';
import { type SiteEvents, unavailable, watchRelease } from './site/open-site.ts';
import {
  respond,
  type SiteRequest,
  type SiteResponse,
  textResponse,
  withHsts,
} from './site/respond.ts';
import type { LoadedRelease } from './site/site.ts';

export interface AppOptions extends ApiOptions {
  /** The folder of the built site; a new release in it is served without a restart. */
  readonly root: string;
  readonly events?: Partial<SiteEvents>;
  /** Starts the verify thread ahead of the first request: for servers that keep running. */
  readonly isLongRunning?: boolean;
}

/** Health checks for monitoring: is it alive, which release does it serve, is that complete? */
const HEALTH: Readonly<Record<string, (site?: LoadedRelease) => SiteResponse>> = {
  '/livez': () => textResponse(200, 'ok'),
  '/readyz': (site) => {
    if (!site) return textResponse(503, 'no site');
    const { release = null, damaged, isHomeComplete } = site;
    const state = { release, complete: damaged.length === 0, damaged: damaged.length };
    return textResponse(isHomeComplete ? 200 : 503, JSON.stringify(state), 'application/json');
  },
};

/** A response from the site being served; without one it is 503. */
export function siteResponse(site: LoadedRelease | undefined, request: SiteRequest): SiteResponse {
  const health = HEALTH[request.target];
  if (health) return health(site);
  return withHsts(site ? respond(site, request) : UNAVAILABLE, request.header);
}

const UNAVAILABLE = unavailable();

/** The web server of the site. While there is no valid site it answers 503. */
export function createApp({ root, events = {}, isLongRunning, ...options }: AppOptions): Hono {
  const { now = Date.now, relay, publicApiLimits } = options;
  const hasApi = relay !== undefined || publicApiLimits !== undefined;
  let publicApi: PublicApiByTime | undefined;
  const currentRelease = watchRelease(root, now, {
    broken: () => {},
    ...events,
    switched: () => {
      events.switched?.();
      // Compiled with the release: at the first request it would delay all others.
      publicApi = undefined;
      publicApi = hasApi ? publicApiOf(currentRelease()) : undefined;
      if (!publicApi || !publicApiLimits) return;
      const first = publicApi(now());
      tools(first, now);
      if (isLongRunning) verifyThread.prepare(first.verifyMaterials);
    },
  });
  // Loads the first release, which calls `switched`.
  currentRelease();
  const current = () => {
    // Loads a new release, if there is one, which calls `switched`.
    currentRelease();
    return publicApi?.(now());
  };
  const app = createApi({ ...options, publicApi: current });
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (hasApi && /^\/api(\/|$)/.test(pathname)) return c.notFound();
    const header = (name: string) => c.req.header(name);
    const request = { method: c.req.method, target: pathname + search, header };
    const { status, headers, body } = siteResponse(currentRelease(), request);
    const sent = c.req.method === 'HEAD' ? null : (body ?? null);
    return new Response(sent, { status, headers });
  });
  return app;
}

/** The API of the same build as the pages; undefined for a site without one. */
function publicApiOf(site: LoadedRelease | undefined): PublicApiByTime | undefined {
  const file = site?.files.get(PUBLIC_API_FILE);
  if (!file) return undefined;
  const data = JSON.parse(new TextDecoder().decode(file.plain.body));
  return publicApiByTime(data, addOurFormats, (...asked) => verifyThread.verify(...asked));
}
