import type { Hono } from 'hono';
import { addOurFormats } from '../check/schema/formats.ts';
import { type PublicApiByTime, publicApiByTime } from '../publish/public-api.ts';
import { PUBLIC_API_FILE } from '../publish/public-api-data.ts';
import { type ApiOptions, createApi } from './api.ts';
import { tools } from './public-api/tools.ts';
import { verifyInThread, verifyThread } from './public-api/VerifyThread.ts';
import { answerTo, plain, type SiteRequest, type SiteResponse, secured } from './site/answer-to.ts';
import { openSite, type SiteEvents, unavailable } from './site/open-site.ts';
import type { LoadedSite } from './site/site.ts';

export interface AppOptions extends ApiOptions {
  /** The folder of the built site; a new release in it is served without a restart. */
  readonly root: string;
  readonly events?: Partial<SiteEvents>;
  /** Starts the verify thread ahead of the first request: for servers that keep running. */
  readonly isLasting?: boolean;
}

/** A web-standard app, with a fast path for Node's own server. */
export type SiteApp = Hono & {
  /** The response from the site; undefined for what only the app can answer. */
  answer(request: SiteRequest): SiteResponse | undefined;
};

/** Health checks for monitoring: is it alive, which release does it serve, is that complete? */
const HEALTH: Readonly<Record<string, (site?: LoadedSite) => SiteResponse>> = {
  '/livez': () => plain(200, 'ok'),
  '/readyz': (site) => {
    if (!site) return plain(503, 'no site');
    const { release = null, damaged, isHomeWhole } = site;
    const state = { release, whole: damaged.length === 0, damaged: damaged.length };
    return plain(isHomeWhole ? 200 : 503, JSON.stringify(state), 'application/json');
  },
};

/** The web server of the site. While there is no valid site it answers 503. */
export function createApp({ root, events = {}, isLasting, ...options }: AppOptions): SiteApp {
  const { now = Date.now, relay, publicApiLimits } = options;
  const isAsked = relay !== undefined || publicApiLimits !== undefined;
  let publicApi: PublicApiByTime | undefined;
  const site = openSite(root, now, {
    broken: () => {},
    ...events,
    switched: () => {
      events.switched?.();
      // Compiled with the release: at the first request it would delay all others.
      publicApi = undefined;
      publicApi = isAsked ? publicApiOf(site()) : undefined;
      if (!publicApi || !publicApiLimits) return;
      const first = publicApi(now());
      tools(first, now, verifyInThread);
      if (isLasting) verifyThread.prepare(first.verifyMaterials);
    },
  });
  site();
  const nothing = unavailable();
  const answer = (request: SiteRequest) => {
    if (isAsked && /^\/api(\/|$)/.test(request.target)) return undefined;
    const current = site();
    const health = HEALTH[request.target];
    if (health) return health(current);
    return secured(current ? answerTo(current, request) : nothing, request.header);
  };
  const current = () => {
    site();
    return publicApi?.(now());
  };
  const app = createApi({ ...options, publicApi: current, verifier: verifyInThread });
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const header = (name: string) => c.req.header(name);
    const found = answer({ method: c.req.method, target: pathname + search, header });
    if (!found) return c.notFound();
    const { status, headers, body } = found;
    const sent = c.req.method === 'HEAD' ? null : (body ?? null);
    return new Response(sent, { status, headers: pairs(headers) });
  });
  return Object.assign(app, { answer });
}

/** The API of the same build as the pages; undefined for a site without one. */
function publicApiOf(site: LoadedSite | undefined): PublicApiByTime | undefined {
  const file = site?.files.get(PUBLIC_API_FILE);
  return (
    file && publicApiByTime(JSON.parse(new TextDecoder().decode(file.plain.body)), addOurFormats)
  );
}

function pairs(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
