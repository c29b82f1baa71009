import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteApp } from './app.ts';
import { capConnections } from './capConnections.ts';
import { guardConnections } from './guardConnections.ts';
import { type Answer, plain } from './site/answerTo.ts';
import type { Watch } from './watch.ts';

export interface Listening {
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
  /** Takes nothing new, and lets what runs come to its end, for so many milliseconds at most. */
  drain: (ms: number) => Promise<void>;
}

export interface ListenOptions {
  /** The network interface; none: all of them. */
  readonly host?: string;
  /** Connections that one address may hold, and the addresses or networks that are spared. */
  readonly perAddress?: { readonly most: number; readonly spared: readonly string[] };
  readonly patience?: Partial<Timeouts>;
  /** Hears of each request that failed and each rule that stepped in. */
  readonly watch?: Watch;
}

/** How long a connection may keep us waiting, in milliseconds; each acts within a second of it. */
export interface Timeouts {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a whole request: a description is short, and so is all else that is sent here. */
  readonly requestMs: number;
  /** For taking anything of an answer that is ready. */
  readonly sendMs: number;
}

/** Longer than the usual minute of a proxy in front, which must be the one that ends a connection. */
const KEEP_ALIVE_MS = 65_000;
export const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 60_000, sendMs: 30_000 };
/** Node looks each half minute unless told, and adds that to what it was told to wait. */
const CHECK_MS = 1000;
const LOOK_MS = 50;

/**
 * Serves an app on a TCP port of every interface; port 0 is any free one.
 * Rejects with Node's error, whose `code` is EADDRINUSE for a port that another program holds.
 */
export function listen(
  app: Hono | SiteApp,
  port: number,
  { host, perAddress, patience, watch = () => {} }: ListenOptions = {},
): Promise<Listening> {
  const server = createServer(
    timersOf({ ...TIMEOUTS, ...patience }),
    guardConnections(listenerOf(app), watch),
  );
  server.timeout = patience?.sendMs ?? TIMEOUTS.sendMs;
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

function timersOf({ headersMs, requestMs }: Timeouts): ServerOptions {
  return {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: CHECK_MS,
  };
}

/** What Node answers by itself to what is no request, or none in time, while nobody listens for it. */
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
  // A connection whose answer has just ended is idle only a moment later.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(cut);
  clearInterval(look);
}

/** What comes from the site goes straight out: making web-standard objects costs more than the answer. */
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

/** A proxy may send the whole address. */
function targetOf(url: string): string {
  const { pathname, search } = URL.parse(url) ?? { pathname: '/%', search: '' };
  return pathname + search;
}

/** A mistake of ours must not end the process. */
function safely(work: () => Answer | undefined): Answer | undefined {
  try {
    return work();
  } catch {
    return plain(500, '500 Internal Server Error');
  }
}

function send({ status, headers, body }: Answer, isHead: boolean, response: ServerResponse): void {
  response.writeHead(status, headers);
  response.end(isHead ? undefined : body);
}
