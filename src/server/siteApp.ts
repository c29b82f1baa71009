import { Hono } from 'hono';
import type { Voice } from '../publish/voice.ts';
import type { Relay } from './relay/createRelay.ts';
import {
  type Answer,
  answerTo,
  plain,
  type SiteRequest,
  secured,
  type Words,
} from './site/answerTo.ts';
import { COMMON_HEADERS, HTTPS_ONLY } from './site/commonHeaders.ts';
import type { Body, Bytes, Site } from './site/site.ts';
import { createVoiceRoutes } from './voice/createVoiceRoutes.ts';
import type { VoiceLimits } from './voice/limited.ts';
import type { VoiceVerifier } from './voice/verifiers.ts';

/** What machines and staff may ask below `/api`. */
export interface ApiOptions {
  readonly relay?: Relay;
  /** How often machines may ask; without it they are not answered. */
  readonly voiceLimits?: VoiceLimits;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface SiteAppOptions<B extends Body> extends ApiOptions {
  /** What is served at this moment; undefined while there is nothing. */
  readonly site: () => Site<B> | undefined;
  readonly voice: () => Voice | undefined;
  /** Without it texts are read in the thread that answers. */
  readonly verifier?: VoiceVerifier;
  /** Answers while there is nothing. */
  readonly nothing: Words;
  /** What goes over the line for the body of a file. */
  readonly send: (
    body: B | Bytes,
    headers: Headers,
    status: number,
  ) => Response | Promise<Response>;
}

/** An app of web-standard requests, with a shorter way for servers that can go it. */
export type SiteApp<B extends Body = Bytes> = Hono & {
  /** The answer from the site; undefined for what the app alone answers. */
  answer(request: SiteRequest): Answer<B> | undefined;
};

/** For whoever watches over the server: does it run, and has it a site to show? */
const HEALTH: Readonly<Record<string, (site?: Pick<Site, 'isHomeWhole'>) => Words>> = {
  '/livez': () => plain(200, 'ok'),
  '/readyz': (site) => {
    if (!site) return plain(503, 'no site');
    return site.isHomeWhole === false ? plain(503, 'home is not whole') : plain(200, 'ok');
  },
};

/** The same app on every host that runs code of ours; it knows neither disk nor network. */
export function siteApp<B extends Body>(options: SiteAppOptions<B>): SiteApp<B> {
  const { site, nothing, relay, voiceLimits, send, now = Date.now } = options;
  const answer = (request: SiteRequest) => {
    if ((relay || voiceLimits) && /^\/api(\/|$)/.test(request.target)) return undefined;
    const current = site();
    const health = HEALTH[request.target];
    if (health) return health(current);
    return secured<B>(current ? answerTo(current, request, now()) : nothing, request.header);
  };
  const app = withApi(options);
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const header = (name: string) => c.req.header(name);
    const found = answer({ method: c.req.method, target: pathname + search, header });
    if (!found) return c.notFound();
    const { status, headers, body } = found;
    return c.req.method === 'HEAD' || body === undefined
      ? new Response(null, { status, headers: pairs(headers) })
      : send(body, pairs(headers), status);
  });
  return Object.assign(app, { answer });
}

function withApi<B extends Body>(options: SiteAppOptions<B>): Hono {
  const { relay, voiceLimits, voice, verifier, now = Date.now } = options;
  const app = new Hono();
  if (voiceLimits) {
    const routes = createVoiceRoutes({
      voice,
      now,
      limits: voiceLimits,
      ...(verifier && { verifier }),
    });
    app.route('/api', withCommonHeaders().route('/', routes));
  }
  if (relay) {
    const knowing = new Hono<{ Variables: { voice: Voice | undefined } }>();
    knowing.use(async (c, next) => {
      if (c.req.method === 'POST') c.set('voice', voice());
      await next();
    });
    app.route('/api', withCommonHeaders().route('/', knowing.route('/', relay)));
  }
  return app;
}

function withCommonHeaders(): Hono {
  return new Hono().use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
    if (c.req.header('X-Forwarded-Proto') === 'https') c.res.headers.set(...HTTPS_ONLY);
  });
}

function pairs(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
