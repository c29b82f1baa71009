import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failed, type LogFailure, type ProtectionLimit } from './failure-log.ts';
import { clientIpReader, isWithin } from './relay/client-ip.ts';
import { textResponse } from './site/respond.ts';

/** Pipelined requests that may wait per connection. Browsers and proxies do not pipeline. */
const MAX_WAITING = 16;
/** In bytes: no route accepts a longer body. */
const SHORT_BODY = 64 * 1024;
/** Bytes still read after the response to a long body, so that the client gets the response. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Limits what one connection can cost. Pipelined requests run one at a time, each after the
 * previous response is sent, so that other connections get their turn and responses do not pile up.
 * Closes a connection that pipelines too many requests, or that reads nothing of a response for the
 * server's `timeout`. Cuts off long bodies, which Node would read to the end.
 */
export function guardConnections(
  listener: RequestListener,
  logFailure: LogFailure = () => {},
): RequestListener {
  const logLimit = (limit: ProtectionLimit) => logFailure({ event: 'limit', limit });
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const work = () => {
      if (socket.destroyed) return;
      // A pause is fine while the response is made, not once the client should read it.
      response.on('timeout', () => {
        if (!response.writableEnded) return;
        logLimit('nothing-read');
        socket.destroy();
      });
      response.once('close', () => begin(socket));
      response.once('finish', () => {
        const line = failed(response.statusCode, request.method, request.url);
        if (line) logFailure(line);
      });
      if (isLong(request)) cutOff(request, response, () => logLimit('long-body'));
      if (hostsOf(request) > 1) {
        logLimit('two-hosts');
        refuse(response);
      } else listener(request, response);
    };
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      work();
    } else if (queue.push(work) > MAX_WAITING) {
      logLimit('too-many-waiting');
      socket.destroy();
    }
  };

  function begin(socket: Socket): void {
    const next = queues.get(socket)?.shift();
    if (next) setImmediate(next);
    else queues.delete(socket);
  }
}

function isLong({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length']) > SHORT_BODY;
}

function cutOff(request: IncomingMessage, response: ServerResponse, onLimit: () => void): void {
  const { socket } = request;
  response.once('finish', () => {
    const last = socket.bytesRead + MAX_UNREAD_BYTES;
    const checkLength = () => {
      if (socket.bytesRead <= last || request.complete || socket.destroyed) return;
      onLimit();
      socket.destroy();
    };
    socket.on('data', checkLength);
    request.once('close', () => socket.off('data', checkLength));
  });
}

/** The number of Host headers: a proxy may use another than Node's, the first (RFC 9112, 3.2). */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
}

function refuse(response: ServerResponse): void {
  const { status, headers, body } = textResponse(400, '400 Bad Request');
  response.writeHead(status, headers).end(body);
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Limits the connections per IP address, so that one client cannot exhaust them. Exempts this machine
 * and trusted proxies, behind which all clients share one IP address.
 */
export function capConnections(
  server: Server,
  {
    maxConnections,
    exempt,
  }: { readonly maxConnections: number; readonly exempt: readonly string[] },
  logFailure: LogFailure = () => {},
): void {
  const addressOf = clientIpReader([]);
  const isExempt = isWithin([...LOOPBACK, ...exempt]);
  const openConnections = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isExempt(socket.remoteAddress ?? '')) return;
    const address = addressOf(socket.remoteAddress, undefined);
    const count = (openConnections.get(address) ?? 0) + 1;
    openConnections.set(address, count);
    socket.once('close', () => {
      const left = (openConnections.get(address) ?? 1) - 1;
      if (left > 0) openConnections.set(address, left);
      else openConnections.delete(address);
    });
    if (count <= maxConnections) return;
    logFailure({ event: 'limit', limit: 'too-many-connections' });
    socket.destroy();
  });
}
