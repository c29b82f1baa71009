import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteApp } from './app.ts';
import { type Answer, plain } from './site/answerTo.ts';

export interface Listening {
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
}

/**
 * Serves an app on a TCP port of every interface; port 0 is any free one.
 * Rejects with Node's error, whose `code` is EADDRINUSE for a port that another program holds.
 */
export function listen(app: Hono | SiteApp, port: number): Promise<Listening> {
  const server = createServer(listenerOf(app));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => {
          server.closeAllConnections();
          return new Promise((closed) => server.close(() => closed()));
        },
      });
    });
  });
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
  response.writeHead(status, [...headers]);
  response.end(isHead ? undefined : body);
}
