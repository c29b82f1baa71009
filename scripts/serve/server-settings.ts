import type { PublicApiLimits } from '../../src/server/public-api/limited.ts';
import { CommandError } from '../project/command-error.ts';
import { count, type Environment, list, readNetwork, readOrigin } from './relay-settings.ts';

/** How the server runs, beside the content generator. */
export interface ServerSettings {
  /** How long what runs may go on once the server is told to stop, in milliseconds. */
  readonly drainMs: number;
  readonly perAddress: { readonly most: number; readonly spared: readonly string[] };
}

/** Longer than a provider may take. */
const USUAL_DRAIN_SECONDS = 70;
const USUAL_CONNECTIONS = 200;
const USUAL_PER_MINUTE = 60;

/** Variables and defaults are documented in `.env.example`. @throws CommandError for what makes no sense */
export function readServerSettings(environment: Environment): ServerSettings {
  return {
    drainMs: count(environment, 'DRAIN_SECONDS', USUAL_DRAIN_SECONDS) * 1000,
    perAddress: {
      most: count(environment, 'CONNECTIONS_PER_ADDRESS', USUAL_CONNECTIONS),
      spared: list(environment.TRUSTED_PROXIES).map(readNetwork),
    },
  };
}

/** How often machines may ask for quotes and facts. @throws CommandError for a value that makes no sense */
export function readPublicApiLimits({
  API_REQUESTS_PER_MINUTE: text,
  TRUSTED_PROXIES,
  SITE_ORIGINS,
}: Environment): PublicApiLimits {
  if (text && !/^[1-9]\d{0,5}$/.test(text)) {
    throw new CommandError(
      `API_REQUESTS_PER_MINUTE vale «${text}», ma deve essere un numero intero da 1 a 999999. Per esempio: API_REQUESTS_PER_MINUTE=${USUAL_PER_MINUTE}`,
    );
  }
  return {
    perMinute: Number(text || USUAL_PER_MINUTE),
    trustedProxies: list(TRUSTED_PROXIES),
    origins: list(SITE_ORIGINS).map(readOrigin),
  };
}
