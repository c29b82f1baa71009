import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** Limit until the headers of a response. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Limit for a whole response, even one that trickles in. */
const RESPONSE_TIMEOUT_MS = 60_000;
const DAY_MS = 86_400_000;

/** A server's response. */
export interface OnlineResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The decompressed body, as far as it came. */
  readonly body: Buffer;
  /** True when the connection closed before the end. */
  readonly isCut: boolean;
}

/**
 * Requests a URL without following redirects or using a cache; reads little more than `maxBytes` bytes.
 * Rejects with Node's error when no response comes; its `code` is ETIMEDOUT after `headersMs`.
 */
export async function requestUrl(
  url: URL,
  encoding: string,
  maxBytes: number,
  headersMs = HEADERS_TIMEOUT_MS,
): Promise<OnlineResponse> {
  const late = new AbortController();
  const error = Object.assign(new Error('no headers in time'), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => late.abort(error), headersMs);
  const { status, headers, body } = await fetch(withoutCredentials(url), {
    redirect: 'manual',
    headers: {
      'Accept-Encoding': encoding,
      'User-Agent': 'fun-village-check',
      ...authorization(url),
    },
    signal: AbortSignal.any([late.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
  }).finally(() => clearTimeout(timer));
  const parts: Uint8Array[] = [];
  let [bytes, isCut] = [0, false];
  try {
    for await (const part of body ?? []) {
      parts.push(part);
      bytes += part.length;
      if (bytes > maxBytes) break;
    }
  } catch {
    isCut = true;
  }
  return { status, headers, body: Buffer.concat(parts), isCut };
}

/** `fetch` refuses a URL with credentials, and its error repeats them. */
function withoutCredentials(url: URL): URL {
  return Object.assign(new URL(url), { username: '', password: '' });
}

function authorization({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = [username, password].map(decodeURIComponent).join(':');
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Days until a server's certificate expires; undefined without one. */
export async function certificateDays({ protocol, hostname, port }: URL) {
  if (protocol !== 'https:') return undefined;
  // One address may have several names, each with its certificate.
  const servername = isIP(hostname) ? '' : hostname;
  const socket = connect({ host: hostname, servername, port: Number(port || 443) });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    const { valid_to: end } = socket.getPeerCertificate();
    return (Date.parse(end) - Date.now()) / DAY_MS;
  } finally {
    socket.destroy();
  }
}
