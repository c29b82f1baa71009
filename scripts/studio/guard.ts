import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const TOKEN_HEADER = 'x-studio-token';

export interface Guarded {
  readonly token: string;
  /** The hosts of the studio, with the port: `localhost:4180`. */
  readonly hosts: () => readonly string[];
}

/**
 * Lets in only the studio's own page. A page of another origin can reach a port of this computer,
 * but has neither our host, nor our origin, nor the token.
 */
export function guard({ token, hosts }: Guarded): MiddlewareHandler {
  const expected = digest(token);
  return async (context, next) => {
    const { req } = context;
    const known = hosts();
    if (!known.includes(req.header('host') ?? '')) return context.text('', 421);
    const origin = req.header('origin');
    if (origin !== undefined && !known.some((host) => origin === `http://${host}`))
      return context.text('', 403);
    const site = req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return context.text('', 403);
    if (!req.path.startsWith('/api/')) return next();
    const given = req.header(TOKEN_HEADER) ?? '';
    if (!timingSafeEqual(digest(given), expected)) return context.text('', 401);
    return next();
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
