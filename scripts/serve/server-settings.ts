import type { PublicApiLimits } from '../../src/server/public-api/rate-limit.ts';
import { count, type Environment, list, readNetwork, readOrigin } from './relay-settings.ts';

/** The server's settings, other than the relay's. */
export interface ServerSettings {
  /** How long running requests may go on after a signal to stop, in milliseconds. */
  readonly drainMs: number;
  readonly perIp: { readonly maxConnections: number; readonly exempt: readonly string[] };
}

/** Longer than a provider's usual timeout. */
const DEFAULT_DRAIN_SECONDS = 70;
const DEFAULT_CONNECTIONS = 200;
const DEFAULT_PER_MINUTE = 60;

/** Documented in `.env.example`. @throws CommandError for an invalid value */
export function readServerSettings(environment: Environment): ServerSettings {
  return {
    drainMs: count(environment, 'DRAIN_SECONDS', DEFAULT_DRAIN_SECONDS) * 1000,
    perIp: {
      maxConnections: count(environment, 'CONNECTIONS_PER_ADDRESS', DEFAULT_CONNECTIONS),
      exempt: list(environment.TRUSTED_PROXIES).map(readNetwork),
    },
  };
}

/** @throws CommandError for an invalid value */
export function readPublicApiLimits(environment: Environment): PublicApiLimits {
  return {
    perMinute: count(environment, 'API_REQUESTS_PER_MINUTE', DEFAULT_PER_MINUTE),
    trustedProxies: list(environment.TRUSTED_PROXIES).map(readNetwork),
    origins: list(environment.SITE_ORIGINS).map(readOrigin),
  };
}
