// Runs on Cloudflare, beside the data that write-workers.ts puts next to it: no disk, no Node.
import { DurableObject } from 'cloudflare:workers';
import { addOurFormats } from '../../../src/check/schema/formats.ts';
import { createVoice } from '../../../src/publish/voice.ts';
import type { VoiceData } from '../../../src/publish/voice-data.ts';
import { createRelay, type Relay } from '../../../src/server/relay/createRelay.ts';
import type { Counters } from '../../../src/server/relay/limits/counters.ts';
import { sqlCounters } from '../../../src/server/relay/limits/sqlCounters.ts';
import { plain } from '../../../src/server/site/answerTo.ts';
import { siteOf } from '../../../src/server/site/site.ts';
import type { SiteHeaders } from '../../../src/server/site/siteHeaders.ts';
import { type SiteApp, siteApp } from '../../../src/server/siteApp.ts';
import { tools } from '../../../src/server/voice/tools.ts';
import { CommandError } from '../../project/command-error.ts';
import { type Environment, readRelaySettings } from '../../serve/relay-settings.ts';
import { readVoiceLimits } from '../../serve/voice-limits.ts';
import { type AssetPart, assetOf, type Fetches, type ListedFile, sendAsset } from './assets.ts';

/** What a build hands to the Worker. */
export interface WorkerData {
  readonly files: readonly ListedFile[];
  readonly headers: SiteHeaders;
  readonly voice: VoiceData;
}

interface Bindings {
  readonly ASSETS: Fetches;
  readonly LIMITS: {
    idFromName(name: string): unknown;
    get(id: unknown): Counters;
  };
}

/** Settings and secrets stand among the bindings, as texts. */
type Env = Bindings & Readonly<Record<string, unknown>>;

/** One object counts for the whole world, so a budget is one. */
export class Limits extends DurableObject implements Counters {
  readonly #counters = sqlCounters(
    {
      run: (statement) => void this.ctx.storage.sql.exec(statement),
      first: (statement, ...values) => this.ctx.storage.sql.exec(statement, ...values).toArray()[0],
    },
    Date.now,
  );

  add(...asked: Parameters<Counters['add']>) {
    return this.#counters.add(...asked);
  }
}

/** Everything that compiles code is made here: a Worker may do that only while it starts. */
export function createWorker(data: WorkerData) {
  const site = siteOf(data.files.map(assetOf), data.headers);
  const voice = createVoice(data.voice, addOurFormats);
  tools(voice, Date.now);
  const open = (env: Env) => {
    const settings = textsOf(env);
    return siteApp<AssetPart>({
      site: () => site,
      voice: () => voice,
      nothing: plain(503, '503 Service Unavailable'),
      send: sendAsset(env.ASSETS),
      relay: openRelay(settings, env),
      voiceLimits: orTold(() => readVoiceLimits(settings)) ?? readVoiceLimits({}),
    });
  };
  let app: SiteApp<AssetPart> | undefined;
  return {
    fetch(request: Request, env: Env): Response | Promise<Response> {
      app ??= open(env);
      const peer = request.headers.get('CF-Connecting-IP') ?? undefined;
      return app.fetch(asItCame(request), { peer });
    },
  };
}

/** Cloudflare asks for its own encodings, and tells beside them what the visitor takes. */
function asItCame(request: Request): Request {
  const headers = new Headers(request.headers);
  const accepted = request.cf?.clientAcceptEncoding;
  if (accepted) headers.set('Accept-Encoding', accepted);
  else if (request.cf) headers.delete('Accept-Encoding');
  headers.set('X-Forwarded-Proto', new URL(request.url).protocol.slice(0, -1));
  return new Request(request, { headers });
}

function openRelay(settings: Environment, { LIMITS }: Env): Relay {
  const read = orTold(() => readRelaySettings(settings));
  const counters: Counters = {
    // Anew each time: what one request has opened, no other may use.
    add: (...asked) =>
      LIMITS.get(LIMITS.idFromName('limits'))
        .add(...asked)
        .catch((error: Error) => {
          console.error(error.message);
          throw error;
        }),
  };
  return createRelay({
    isOn: () => settings.AI_ENABLED !== 'false',
    log: (line) => console.log(JSON.stringify(line)),
    now: Date.now,
    service: read && { settings: read, counters },
  });
}

/** With a wrong setting the pages are served all the same; who set it finds the sentence in the log. */
function orTold<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

function textsOf(env: Env): Environment {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}
