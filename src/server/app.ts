import { Hono } from 'hono';
import type { Voice } from '../publish/voice.ts';
import type { Relay } from './relay/createRelay.ts';
import { type Answer, answerTo, plain, type SiteRequest, secured } from './site/answerTo.ts';
import { COMMON_HEADERS, HTTPS_ONLY } from './site/commonHeaders.ts';
import { openSite, type SiteEvents, unavailable } from './site/openSite.ts';
import { createVoiceRoutes } from './voice/createVoiceRoutes.ts';
import type { VoiceLimits } from './voice/limited.ts';
import { voiceOfSite } from './voice/voiceOfSite.ts';

export interface AppOptions {
  /** The folder of the built site; what takes its place later is served without a restart. */
  readonly root: string;
  /** Answers below `/api`. */
  readonly relay?: Relay;
  /** How often machines may ask, below `/api` too; without it they are not answered. */
  readonly voiceLimits?: VoiceLimits;
  readonly events?: Partial<SiteEvents>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** An app of web-standard requests, with a shorter way for servers that can go it. */
export type SiteApp = Hono & {
  /** The answer from the site; undefined for what the app alone answers. */
  answer(request: SiteRequest): Answer | undefined;
};

/** For whoever watches over the server: does it run, and has it a site to show? */
const HEALTH: Readonly<Record<string, (hasSite: boolean) => Answer>> = {
  '/livez': () => plain(200, 'ok'),
  '/readyz': (hasSite) => (hasSite ? plain(200, 'ok') : plain(503, 'no site')),
};

/** The web server of the site. Without a whole site it answers that it comes back. */
export function createApp(options: AppOptions): SiteApp {
  const { root, relay, voiceLimits, events = {}, now = Date.now } = options;
  const silent = () => {};
  const site = openSite(root, now, { switched: silent, broken: silent, ...events });
  const nothing = unavailable();
  site();
  const answer = (request: SiteRequest) => {
    if ((relay || voiceLimits) && /^\/api(\/|$)/.test(request.target)) return undefined;
    const current = site();
    const health = HEALTH[request.target];
    if (health) return health(current !== undefined);
    return secured(current ? answerTo(current, request) : nothing, request.header);
  };
  const app = new Hono();
  const voice = () => {
    const current = site();
    return current && voiceOfSite(current);
  };
  if (voiceLimits) {
    const routes = createVoiceRoutes({ voice, now, limits: voiceLimits });
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
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const header = (name: string) => c.req.header(name);
    const found = answer({ method: c.req.method, target: pathname + search, header });
    return found ? responseOf(found, c.req.method) : c.notFound();
  });
  return Object.assign(app, { answer });
}

function withCommonHeaders(): Hono {
  return new Hono().use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
    if (c.req.header('X-Forwarded-Proto') === 'https') c.res.headers.set(...HTTPS_ONLY);
  });
}

function responseOf({ status, headers, body }: Answer, method: string): Response {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );
  const isEmpty = method === 'HEAD' || body === undefined;
  return new Response(isEmpty ? null : body, { status, headers: pairs });
}
