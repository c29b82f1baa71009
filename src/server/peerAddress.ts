import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The other end of the connection: Node tells it, and where a platform stands between, its host gives
 * it as `peer`. Undefined where nobody tells.
 */
export function peerAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : c.env?.peer;
}
