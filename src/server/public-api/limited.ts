import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddressReader, peerAddress } from '../relay/clientAddress.ts';

export interface PublicApiLimits {
  /** Requests of one address within a minute. */
  readonly perMinute: number;
  /** Our own proxies, whose word on the caller's address counts. */
  readonly trustedProxies: readonly string[];
  /** The site's own, as browsers see it; none: the host that was asked is the site's. */
  readonly origins?: readonly string[];
}

/** Answers 429 to an address that asks too often; each machine counts for itself. */
export function limited({ perMinute, trustedProxies }: PublicApiLimits): MiddlewareHandler {
  const counter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const addressOf = clientAddressReader(trustedProxies);
  return async (c, next) => {
    try {
      await counter.consume(addressOf(peerAddress(c), c.req.header('X-Forwarded-For')));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return c.json({ error: 'too-many-requests', retryAfter }, 429, {
        'Retry-After': String(retryAfter),
        'Cache-Control': 'no-store',
      });
    }
    return next();
  };
}
