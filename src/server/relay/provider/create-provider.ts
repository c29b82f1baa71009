import { parsedJson } from '../../../content/json.ts';
import type { ChatMessage } from '../../../publish/prompt.ts';
import { RelayError } from '../RelayError.ts';
import type { ProviderSettings } from '../settings.ts';
import {
  chatRequest,
  contentOf,
  DEFAULT_DIALECT,
  type Dialect,
  dialectAfter,
  errorCodeOf,
} from './chat-request.ts';

const MAX_SECONDS = 24 * 60 * 60;
const MAX_BYTES = 256 * 1024;
/** Node's error codes for a connection that was never made; others may mean a broken one. */
const NO_CONNECTION: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Undefined when the body is not JSON. */
  readonly json: unknown;
}

/** Requests a text. `disconnected` aborts once the client has gone. */
export type Provider = (
  messages: readonly ChatMessage[],
  disconnected: AbortSignal,
  now: number,
) => Promise<string>;

/**
 * A client of the provider; every failure is a RelayError. It remembers which parameters the model
 * rejects, so that only the first request needs a retry.
 */
export function createProvider(settings: ProviderSettings): Provider {
  let dialect = DEFAULT_DIALECT;
  const ask = async (messages: readonly ChatMessage[], signal: AbortSignal, now: number) => {
    const send = (as: Dialect) => post(settings, chatRequest(settings.model, messages, as), signal);
    const first = await send(dialect);
    const other = first.status === 400 ? dialectAfter(first.json, dialect) : undefined;
    if (!other) return readReply(first, now);
    const second = await send(other);
    if (second.status === 200) dialect = other;
    return readReply(second, now);
  };
  return async (messages, disconnected, now) => {
    // Not AbortSignal.timeout, which outlives the request.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), settings.timeoutMs);
    try {
      return await ask(messages, AbortSignal.any([disconnected, timeout.signal]), now);
    } catch (error) {
      if (disconnected.aborted) throw new RelayError('client-gone');
      throw timeout.signal.aborted ? new RelayError('provider-timeout') : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Does not follow redirects: they would send the text to a URL that nobody configured. */
async function post(
  { baseUrl, key }: ProviderSettings,
  body: string,
  signal: AbortSignal,
): Promise<Reply> {
  // The provider may close a kept connection just as it is reused, and `fetch` does not repeat a
  // POST. Texts are rare enough for a new connection each.
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    Connection: 'close',
  };
  const authorised = key ? { ...headers, Authorization: `Bearer ${key}` } : headers;
  let status = 0;
  try {
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
    const init = { method: 'POST', headers: authorised, body, signal, redirect: 'manual' } as const;
    const response = await fetch(url, init);
    status = response.status;
    const text = await readCapped(response.body, MAX_BYTES);
    if (text === undefined) throw new RelayError('provider-too-large', { reason: `${status}` });
    return { status, retryAfter: response.headers.get('Retry-After'), json: parsedJson(text) };
  } catch (error) {
    if (error instanceof RelayError) throw error;
    const reason = codeOf(error);
    throw new RelayError(NO_CONNECTION.has(reason) ? 'provider-unreachable' : 'provider-failed', {
      reason,
    });
  }
}

/** The body as text; undefined, with the rest unread, if it exceeds the limit in bytes. */
async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readReply({ status, retryAfter, json }: Reply, now: number): string {
  const reason = [status, errorCodeOf(json)].join(' ').trim();
  const fail = (code: ConstructorParameters<typeof RelayError>[0], seconds?: number) =>
    new RelayError(code, { reason, retryAfter: seconds });
  if (status === 401 || status === 403) throw fail('provider-unauthorised');
  if (status === 429) throw fail('provider-busy', secondsOf(retryAfter, now));
  if (status >= 400 && status < 500) throw fail('provider-rejected');
  if (status < 200 || status > 299) throw fail('provider-failed');
  if (json === undefined) throw fail('provider-not-json');
  return contentOf(json);
}

/** Node's code of a failed connection, such as ECONNREFUSED, is on the error's cause. */
function codeOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : name;
}

/**
 * The whole seconds of a Retry-After header (seconds or a date); undefined if it is invalid.
 * @param now milliseconds since the epoch
 */
export function secondsOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(MAX_SECONDS, Math.max(0, Math.ceil(seconds)));
}
