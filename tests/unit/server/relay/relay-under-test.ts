import { Hono } from 'hono';
import type { Prompt } from '../../../../src/publish/prompt.ts';
import {
  createRelay,
  type LogLine,
  type RelayOptions,
} from '../../../../src/server/relay/create-relay.ts';
import type { Counters } from '../../../../src/server/relay/limits/counters.ts';
import { fileCounters } from '../../../../src/server/relay/limits/file-counters.ts';
import type { RelaySettings } from '../../../../src/server/relay/settings.ts';

export const HOST = 'http://localhost:4173';
export const CODE = 'anguria più fresca';
export const KEY = 'sk-relay-under-test';
export const MAX_DESCRIPTION = 50;
/** A Saturday at noon in Rome. */
export const NOON = Date.parse('2030-07-06T12:00:00+02:00');

const prompt: Prompt = {
  maxDescription: MAX_DESCRIPTION,
  messages: (description) => [
    { role: 'system', content: 'regole segrete' },
    { role: 'user', content: `racconta: ${description}` },
  ],
};

/** A site with a prompt. */
export const SITE = { prompt, mentionedFacts: () => [] };

/** Longer than any test runs. */
const TIMEOUT_MS = 5 * 60_000;
const OFTEN = { count: 1_000_000, windowMs: 60_000 };

export function settingsFor(baseUrl: string): RelaySettings {
  return {
    provider: { baseUrl, key: KEY, model: 'gpt-4', timeoutMs: TIMEOUT_MS },
    accessCode: CODE,
    limits: {
      failedAttempts: OFTEN,
      failedAttemptsInTotal: OFTEN,
      perSession: OFTEN,
      perIp: OFTEN,
      perDay: 1_000_000,
      maxConcurrent: 100,
    },
    trustedProxies: [],
    origins: [],
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { content?: string; error?: string; requestId?: string; retryAfter?: number };
}

export interface Asked {
  readonly method?: string;
  readonly path?: string;
  /** Undefined removes a default header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: BodyInit | null;
  /** The other end of the connection. */
  readonly peer?: string;
  readonly signal?: AbortSignal;
}

export interface RelayUnderTest {
  ask(asked?: Asked): Promise<Answer>;
  readonly log: readonly LogLine[];
}

/** A relay whose clock stands still until a test moves it. */
export function relayUnderTest(
  settings: RelaySettings | undefined,
  options: Partial<RelayOptions> = {},
  counters?: Counters,
): RelayUnderTest {
  const log: LogLine[] = [];
  const now = options.now ?? (() => NOON);
  const relay = createRelay({
    publicApi: () => SITE,
    service: settings && { settings, counters: counters ?? fileCounters(':memory:', now) },
    now,
    log: (line) => {
      log.push(line);
    },
    ...options,
  });
  const app = new Hono().route('/api', relay);
  return {
    log,
    ask: async (asked = {}) => {
      const incoming = { socket: { remoteAddress: asked.peer ?? '192.0.2.1' } };
      const response = await app.fetch(requestOf(asked), { incoming });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? {} : JSON.parse(text),
      };
    },
  };
}

/** A request as the staff panel sends it. */
export function requestOf({
  method = 'POST',
  path = '/api/generate',
  headers,
  body,
  signal,
}: Asked) {
  const usual = {
    Origin: HOST,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    'X-Access-Code': encodeURIComponent(CODE),
    'X-Session-Id': 'tab-00000001',
  };
  const all = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${HOST}${path}`, {
    method,
    headers: all,
    ...(hasBody && { body: body === undefined ? said('Caccia al tesoro') : body, duplex: 'half' }),
    ...(signal && { signal }),
  } as RequestInit);
}

/** The body of a request. */
export function said(description: string): string {
  return JSON.stringify({ description });
}
