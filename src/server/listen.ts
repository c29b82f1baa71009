import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { capConnections } from './capConnections.ts';
import { type Answer, plain } from './site/answerTo.ts';
import type { SiteApp } from './siteApp.ts';

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
  /** Hears the status of every answer. */
  readonly answered?: (status: number) => void;
}

/** Longer than the usual minute of a proxy in front, which must be the one that ends a connection. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 15_000;
/** A description is short: who needs longer to send it holds a connection for its own sake. */
const REQUEST_MS = 60_000;
const LOOK_MS = 50;

/**
 * Serves an app on a TCP port of every interface; port 0 is any free one.
 * Rejects with Node's error, whose `code` is EADDRINUSE for a port that another program holds.
 */
export function listen(
  app: Hono | SiteApp,
  port: number,
  { host, perAddress, answered }: ListenOptions = {},
): Promise<Listening> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS },
    counted(listenerOf(app), answered),
  );
  if (perAddress) capConnections(server, perAddress);
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

async function drain(server: Server, ms: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), ms);
  // A connection whose answer has just ended is idle only a moment later.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(cut);
  clearInterval(look);
}

function counted(listener: RequestListener, answered: ListenOptions['answered']): RequestListener {
  if (!answered) return listener;
  return (request, response) => {
    response.once('close', () => answered(response.statusCode));
    listener(request, response);
  };
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
