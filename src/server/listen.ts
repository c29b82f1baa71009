import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { LogFailure } from './failure-log.ts';
import { capConnections, guardConnections } from './guard-connections.ts';

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
  readonly perIp?: { readonly maxConnections: number; readonly exempt: readonly string[] };
  readonly timeouts?: Partial<Timeouts>;
  /** Receives each failed request and each limit that was hit. */
  readonly logFailure?: LogFailure;
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
const POLL_MS = 50;

/**
 * Serves an app on a TCP port; port 0 is any free one.
 * Rejects with Node's error; its `code` is EADDRINUSE if another program uses the port.
 */
export function listen(
  app: Hono,
  port: number,
  { host, perIp, timeouts, logFailure = () => {} }: ListenOptions = {},
): Promise<Listening> {
  const { headersMs, requestMs, sendMs } = { ...TIMEOUTS, ...timeouts };
  const timers = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: CHECK_MS,
  };
  // For requests without Host, as HTTP/1.0 allows: health checks of load balancers send such.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer(timers, guardConnections(listener, logFailure));
  server.timeout = sendMs;
  if (perIp) capConnections(server, perIp, logFailure);
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
  // A connection becomes idle only a moment after its response.
  const poll = setInterval(() => server.closeIdleConnections(), POLL_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(cut);
  clearInterval(poll);
}
