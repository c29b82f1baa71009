import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteApp } from './app.ts';
import { capConnections, guardConnections } from './guard-connections.ts';
import { plain, type SiteResponse } from './site/answer-to.ts';
import type { Watch } from './watch.ts';

export interface Listening {
  port: number;
  /** Closes open connections too. */
  close: () => Promise<void>;
  /** Graceful shutdown: accepts nothing new; running requests have up to `ms` milliseconds. */
  drain: (ms: number) => Promise<void>;
}

export interface ListenOptions {
  /** The network interface; all of them if undefined. */
  readonly host?: string;
  /** The maximum of connections per address, and the addresses or networks that are exempt. */
  readonly perAddress?: { readonly most: number; readonly spared: readonly string[] };
  readonly patience?: Partial<Timeouts>;
  /** Receives each failed request and each limit that was hit. */
  readonly watch?: Watch;
}

/** The timeouts of a connection, in milliseconds, accurate to a second. */
export interface Timeouts {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a whole request; all request bodies are short. */
  readonly requestMs: number;
  /** For the client to read any byte of a ready response. */
  readonly sendMs: number;
}

/** Longer than a proxy's usual minute: the proxy must be the side that closes a connection. */
const KEEP_ALIVE_MS = 65_000;
export const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 60_000, sendMs: 30_000 };
/** How often Node checks its timeouts; its default of 30 seconds adds to each of them. */
const CHECK_MS = 1000;
const LOOK_MS = 50;

/**
 * Serves an app on a TCP port; port 0 is any free one.
 * Rejects with Node's error; its `code` is EADDRINUSE if another program uses the port.
 */
export function listen(
  app: Hono | SiteApp,
  port: number,
  { host, perAddress, patience, watch = () => {} }: ListenOptions = {},
): Promise<Listening> {
  const { headersMs, requestMs, sendMs } = { ...TIMEOUTS, ...patience };
  const timers = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: CHECK_MS,
  };
  const server = createServer(timers, guardConnections(listenerOf(app), watch));
  server.timeout = sendMs;
  if (perAddress) capConnections(server, perAddress, watch);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => hangUp(error, socket, watch));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => {
          server.closeAllConnections();
          return new Promise((closed) => server.close(() => closed()));
        },
        drain: (ms) => drain(server, ms),
      });
    });
  });
}

/** Answers malformed or late requests as Node does by default when there is no listener. */
function hangUp({ code = '' }: NodeJS.ErrnoException, socket: Duplex, watch: Watch): void {
  if (code !== 'ECONNRESET')
    watch({ event: 'rule', rule: code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'no-http' });
  const status = NO_REQUEST[code] ?? '400 Bad Request';
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}

const NO_REQUEST: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

async function drain(server: Server, ms: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), ms);
  // A connection becomes idle only a moment after its response.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(cut);
  clearInterval(look);
}

/** Sends files of the site directly: web-standard objects would cost more than the response. */
function listenerOf(app: Hono | SiteApp): RequestListener {
  const whole = getRequestListener(app.fetch);
  if (!('answer' in app)) return whole;
  return (request, response) => {
    const answer = safely(() => app.answer(requestOf(request)));
    if (answer) send(answer, request.method === 'HEAD', response);
    else whole(request, response);
  };
}

function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage) {
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return { method, target: url.startsWith('/') ? url : targetOf(url), header };
}

/** A proxy may send an absolute URL. */
function targetOf(url: string): string {
  const { pathname, search } = URL.parse(url) ?? { pathname: '/%', search: '' };
  return pathname + search;
}

/** A bug of ours must not crash the process. */
function safely(work: () => SiteResponse | undefined): SiteResponse | undefined {
  try {
    return work();
  } catch {
    return plain(500, '500 Internal Server Error');
  }
}

function send(
  { status, headers, body }: SiteResponse,
  isHead: boolean,
  response: ServerResponse,
): void {
  response.writeHead(status, headers);
  response.end(isHead ? undefined : body);
}
