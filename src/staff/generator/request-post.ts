import { isObject, type JsonObject, parsedJson } from '../../content/json.ts';

export interface RelayRequest {
  readonly description: string;
  readonly accessCode: string;
  readonly sessionId: string;
  readonly signal: AbortSignal;
}

export interface Failure {
  /** The relay's code; `unreachable` without a response, `unexpected` if it is not the relay's. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

export type RelayResult =
  | { readonly kind: 'post'; readonly content: string }
  | { readonly kind: 'failure'; readonly failure: Failure }
  | { readonly kind: 'cancelled' };

const RELAY = '/api/generate';

/** Requests a post from the relay, sending only the description and the access code. */
export async function requestPost(
  request: RelayRequest,
  send: typeof fetch = fetch,
): Promise<RelayResult> {
  const { description, accessCode, sessionId, signal } = request;
  try {
    const response = await send(RELAY, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Access-Code': encodeURIComponent(accessCode.toWellFormed()),
        'X-Session-Id': sessionId,
      },
      body: JSON.stringify({ description: description.toWellFormed() }),
      signal,
    });
    return parseResponse(response, await response.text());
  } catch {
    return signal.aborted ? { kind: 'cancelled' } : failure('unreachable');
  }
}

/** Statuses of static hosts, which have no relay. */
const NO_RELAY = new Set([404, 405, 501]);

/** Parses the response; proxies in between may respond with HTML. */
function parseResponse({ ok, status }: Response, text: string): RelayResult {
  const { content, error, requestId, retryAfter } = parse(text);
  const id = typeof requestId === 'string' ? requestId : undefined;
  if (ok && typeof content === 'string' && content.trim() !== '') {
    return { kind: 'post', content: content.trim() };
  }
  if (NO_RELAY.has(status) && typeof error !== 'string') return failure('not-configured');
  if (ok || typeof error !== 'string') return failure('unexpected', id);
  return failure(error, id, typeof retryAfter === 'number' ? retryAfter : undefined);
}

function failure(code: string, requestId?: string, retryAfterSeconds?: number): RelayResult {
  return { kind: 'failure', failure: { code, requestId, retryAfterSeconds } };
}

function parse(text: string): JsonObject {
  const value = parsedJson(text);
  return isObject(value) ? value : {};
}
