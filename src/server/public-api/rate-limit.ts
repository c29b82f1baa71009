import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientIpReader, peerIp } from '../relay/client-ip.ts';

export interface PublicApiLimits {
  /** Requests per minute and IP address. */
  readonly perMinute: number;
  /** Our own proxies, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** The site's origins as browsers see them; if empty, the host of the request. */
  readonly origins?: readonly string[];
}

/** Rate limit: answers 429 to an IP address above it. Each machine counts separately. */
export function rateLimit({ perMinute, trustedProxies }: PublicApiLimits): MiddlewareHandler {
  const counter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const addressOf = clientIpReader(trustedProxies);
  return async (c, next) => {
    try {
      await counter.consume(addressOf(peerIp(c), c.req.header('X-Forwarded-For')));
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
