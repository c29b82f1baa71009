import { type Context, type ErrorHandler, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import type { PublicApi } from '../../publish/public-api.ts';
import { createGenerator } from './create-generator.ts';
import { createGuards } from './create-guards.ts';
import type { Counters } from './limits/counters.ts';
import { RelayError } from './RelayError.ts';
import { maxBodyBytes, readDescription } from './read-description.ts';
import type { RelaySettings } from './settings.ts';

/** The log line of a request: no text, and not who sent it. */
export interface LogLine {
  readonly event: 'generate';
  readonly time: string;
  readonly id: string;
  /** `ok`, or the code of the error. */
  readonly code: string;
  readonly status: number;
  readonly ms: number;
  /** Status and error code of the provider, or the name of an error. */
  readonly reason?: string | undefined;
}

export interface RelayOptions {
  /** Undefined until a provider is configured. */
  readonly service?:
    | {
        readonly settings: RelaySettings;
        /** The store of the rate limits. */
        readonly counters: Counters;
      }
    | undefined;
  /** The prompt of the site being served, and the facts of a description. */
  readonly publicApi: () => Pick<PublicApi, 'mentionedFacts' | 'prompt'> | undefined;
  /** The kill switch, read at each request. */
  readonly isEnabled?: () => boolean;
  readonly log: (line: LogLine) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Enough for a store to restart. */
const STORE_SECONDS = 10;

type RelayEnv = { Variables: RequestIdVariables };

/** The route from the staff to the AI provider: `/generate`, below where it is mounted. */
export function createRelay(options: RelayOptions): Hono<RelayEnv> {
  const relay = new Hono<RelayEnv>();
  relay.use('/generate', requestId({ headerName: '' }), logRequests(options));
  relay.post('/generate', generation(options));
  relay.all('/generate', () => refuse('method-not-allowed'));
  relay.onError(answerError);
  return relay;
}

function generation(options: RelayOptions): Handler<RelayEnv> {
  const { service, isEnabled = () => true, now } = options;
  if (!service) return () => refuse('not-configured');
  const { settings } = service;
  const counters = failClosed(service.counters);
  const guard = createGuards(settings, counters);
  const generate = createGenerator(settings, counters, now);
  return async (c) => {
    if (!isEnabled()) refuse('switched-off');
    await guard(c);
    // Reading the body replaces the request, without its signal.
    const { signal } = c.req.raw;
    const publicApi = options.publicApi();
    if (!publicApi) throw new RelayError('busy', { retryAfter: STORE_SECONDS, reason: 'no site' });
    const { maxDescription, messages } = publicApi.prompt;
    const body = await bodyOf(c, maxBodyBytes(maxDescription));
    const description = readDescription(body, maxDescription);
    const chatMessages = messages(description, now(), publicApi.mentionedFacts(description));
    const content = await generate(chatMessages, signal);
    return c.json({ content, requestId: c.get('requestId') });
  };
}

/** Gives every response a request id and a log line. */
function logRequests({ log, now }: RelayOptions): MiddlewareHandler<RelayEnv> {
  return async (c, next) => {
    const start = now();
    c.header('X-Request-Id', c.get('requestId'));
    c.header('Cache-Control', 'no-store');
    await next();
    const error = c.error === undefined ? undefined : relayError(c.error);
    log({
      event: 'generate',
      time: new Date(start).toISOString(),
      id: c.get('requestId'),
      code: error?.code ?? 'ok',
      status: c.res.status,
      ms: Math.round(now() - start),
      reason: error?.details.reason,
    });
  };
}

const answerError: ErrorHandler<RelayEnv> = (thrown, c) => {
  const { code, status, details } = relayError(thrown);
  const { retryAfter } = details;
  if (code === 'method-not-allowed') c.header('Allow', 'POST');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const body = { error: code, requestId: c.get('requestId'), retryAfter };
  return c.body(JSON.stringify(body), status as 500, { 'Content-Type': 'application/json' });
};

/** Logs only the name of an unexpected error: its message may quote the text. */
function relayError(error: Error): RelayError {
  if (error instanceof RelayError) return error;
  return new RelayError('internal', { reason: error.name });
}

/** Fails closed: if the store is down, nothing is generated, and the staff retry later. */
function failClosed(counters: Counters): Counters {
  return {
    add: (...asked) =>
      counters.add(...asked).catch(() => {
        throw new RelayError('busy', { retryAfter: STORE_SECONDS, reason: 'limits' });
      }),
  };
}

function refuse(code: ConstructorParameters<typeof RelayError>[0]): never {
  throw new RelayError(code);
}

/** Reads a body of limited size. One that breaks off is malformed. */
async function bodyOf(c: Context<RelayEnv>, maxSize: number): Promise<ArrayBuffer> {
  try {
    await bodyLimit({ maxSize, onError: () => refuse('too-long') })(c, async () => {});
    return await c.req.arrayBuffer();
  } catch (error) {
    if (error instanceof RelayError) throw error;
    throw new RelayError('malformed', { reason: (error as Error).name });
  }
}
