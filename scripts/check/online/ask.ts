import http from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const NETWORK_TIMEOUT_MS = 15_000;
/** Limit for a whole answer, even one that trickles in. */
const MAX_MS = 60_000;
const DAY_MS = 86_400_000;

/** A server's answer. */
export interface OnlineAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The decompressed body; undefined when decompression fails. */
  readonly body: Buffer | undefined;
  /** True when the connection closed before the end. */
  readonly isCut: boolean;
  /** Days until the certificate expires; undefined without one. */
  readonly certificateDays?: number | undefined;
}

/**
 * Requests a URL without following redirects or using a cache; reads at most `most` bytes.
 * Rejects with Node's error when no answer comes in time.
 */
export function ask(url: URL, encoding: string, most: number): Promise<OnlineAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      {
        headers: { 'Accept-Encoding': encoding, 'User-Agent': 'fun-village-check' },
        signal: AbortSignal.timeout(MAX_MS),
      },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        const certificateDays = daysLeft(response.socket);
        const end = (isCut: boolean) => {
          const { statusCode: status = 0, headers } = response;
          const body = decompressed(Buffer.concat(parts), headers['content-encoding'], most);
          resolve({ status, headers, body, isCut, certificateDays });
        };
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > most) response.destroy();
          else parts.push(part);
        });
        response.on('close', () => end(!response.complete && bytes <= most));
        response.on('error', () => {});
      },
    );
    clientRequest.setTimeout(NETWORK_TIMEOUT_MS, () =>
      clientRequest.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })),
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

function decompressed(
  bytes: Buffer,
  encoding: string | undefined,
  most: number,
): Buffer | undefined {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
  if (encoding === undefined || encoding === 'identity') return bytes;
  try {
    return unpack?.(bytes, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}

function daysLeft(socket: unknown): number | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS;
}
