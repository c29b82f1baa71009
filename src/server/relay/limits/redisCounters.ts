import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Counters } from './counters.ts';

/** Longer than any window that a setting allows. */
const MOST = Number.MAX_SAFE_INTEGER;
const WAIT_MS = 1000;
const AGAIN_MS = 500;

export interface SharedCounters extends Counters {
  close(): Promise<void>;
}

/**
 * Counts in Redis or Valkey, which any number of machines share. While it is down `add` throws, and
 * the next one that succeeds goes on where it was.
 * @param url such as `redis://localhost:6379`
 * @param lost hears why a connection broke
 */
export function redisCounters(url: string, lost: (reason: string) => void): SharedCounters {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: WAIT_MS, reconnectStrategy: AGAIN_MS },
  });
  client.on('error', (error: Error & { code?: string }) => lost(error.code ?? error.name));
  const connected = client.connect().catch(() => {});
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    points: MOST,
    duration: 1,
    keyPrefix: 'fun-village',
  });
  return {
    add: async (name, points, windowMs) => {
      await connected;
      const customDuration = Math.ceil(windowMs / 1000);
      const { consumedPoints, msBeforeNext } =
        points < 0
          ? await limiter.reward(name, -points, { customDuration })
          : await limiter.penalty(name, points, { customDuration });
      return { count: consumedPoints, msLeft: msBeforeNext };
    },
    close: async () => {
      client.destroy();
    },
  };
}
