import { count, type Environment, list, readNetwork } from './relay-settings.ts';

/** How the server runs, beside the content generator. */
export interface ServerSettings {
  /** How long what runs may go on once the server is told to stop, in milliseconds. */
  readonly drainMs: number;
  readonly perAddress: { readonly most: number; readonly spared: readonly string[] };
}

/** Longer than a provider may take. */
const USUAL_DRAIN_SECONDS = 70;
const USUAL_CONNECTIONS = 200;

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
