// Answers `/api` on Cloudflare, from the data that write-workers.ts writes next to it; the platform
// serves the files.
import { DurableObject } from 'cloudflare:workers';
import type { Hono } from 'hono';
import { addOurFormats } from '../../../src/check/schema/formats.ts';
import { publicApiByTime } from '../../../src/publish/public-api.ts';
import type { PublicApiFile } from '../../../src/publish/public-api-data.ts';
import { type ApiOptions, createApi } from '../../../src/server/api.ts';
import { tools } from '../../../src/server/public-api/tools.ts';
import { type Counters, sqlCounters } from '../../../src/server/relay/limits/counters.ts';
import { CommandError } from '../../project/command-error.ts';
import { type Environment, readRelaySettings } from '../../serve/relay-settings.ts';
import { readPublicApiLimits } from '../../serve/server-settings.ts';

interface Bindings {
  readonly LIMITS: {
    idFromName(name: string): unknown;
    get(id: unknown): Counters;
  };
}

/** Settings and secrets are string bindings. */
type Env = Bindings & Readonly<Record<string, unknown>>;

/** A single object counts for all locations, so there is one budget. */
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

/** Compiles all code here: a Worker may do so only while it starts. */
export function createWorker(data: PublicApiFile) {
  const publicApi = publicApiByTime(data, addOurFormats);
  for (const { from } of [{ from: 0 }, ...(data.later ?? [])]) tools(publicApi(from), Date.now);
  const open = (env: Env) => {
    const settings = textsOf(env);
    return createApi({
      publicApi: () => publicApi(Date.now()),
      relay: openRelay(settings, env),
      publicApiLimits: readOrLog(() => readPublicApiLimits(settings)) ?? readPublicApiLimits({}),
    });
  };
  let app: Hono | undefined;
  return {
    fetch(request: Request, env: Env): Response | Promise<Response> {
      app ??= open(env);
      const peer = request.headers.get('CF-Connecting-IP') ?? undefined;
      const headers = new Headers(request.headers);
      headers.set('X-Forwarded-Proto', new URL(request.url).protocol.slice(0, -1));
      return app.fetch(new Request(request, { headers }), { peer });
    },
  };
}

function openRelay(settings: Environment, { LIMITS }: Env): NonNullable<ApiOptions['relay']> {
  const read = readOrLog(() => readRelaySettings(settings));
  const counters: Counters = {
    // A new stub each time: one request may not use what another opened.
    add: (...asked) =>
      LIMITS.get(LIMITS.idFromName('limits'))
        .add(...asked)
        .catch((error: Error) => {
          console.error(error.message);
          throw error;
        }),
  };
  return {
    isEnabled: () => settings.AI_ENABLED !== 'false',
    log: (line) => console.log(JSON.stringify(line)),
    now: Date.now,
    service: read && { settings: read, counters },
  };
}

/** Logs a wrong setting instead of failing, so that the pages are served all the same. */
function readOrLog<T>(read: () => T): T | undefined {
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
