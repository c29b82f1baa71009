import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
}

/**
 * Serves an app on a TCP port of every interface; port 0 is any free one.
 * Rejects with Node's error, whose `code` is EADDRINUSE for a port that another program holds.
 */
export function listen(app: Hono, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => closeServer(server),
      });
    });
  });
}

function closeServer(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
