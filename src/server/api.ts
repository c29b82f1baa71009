import { Hono } from 'hono';
import type { Voice } from '../publish/voice.ts';
import type { Relay } from './relay/createRelay.ts';
import { COMMON_HEADERS, HTTPS_ONLY } from './site/commonHeaders.ts';
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

export interface ApiVoice {
  /** What the site that is served now says; undefined while there is none. */
  readonly voice: () => Voice | undefined;
  /** Without it texts are read in the thread that answers. */
  readonly verifier?: VoiceVerifier;
}

/** The same on every host that runs code of ours; it knows neither disk nor network. */
export function createApi({
  relay,
  voiceLimits: limits,
  voice,
  now = Date.now,
  ...verifying
}: ApiOptions & ApiVoice): Hono {
  const app = new Hono();
  app.use('/api/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
    if (c.req.header('X-Forwarded-Proto') === 'https') c.res.headers.set(...HTTPS_ONLY);
  });
  if (limits) app.route('/api', createVoiceRoutes({ voice, now, limits, ...verifying }));
  if (relay) {
    const knowing = new Hono<{ Variables: { voice: Voice | undefined } }>();
    knowing.use(async (c, next) => {
      if (c.req.method === 'POST') c.set('voice', voice());
      await next();
    });
    app.route('/api', knowing.route('/', relay));
  }
  return app;
}
