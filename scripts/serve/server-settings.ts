import { CommandError } from '../project/command-error.ts';
import { count, type Environment, list, readNetwork } from './relay-settings.ts';

/** How the server runs, beside the content generator. */
export interface ServerSettings {
  /** How long what runs may go on once the server is told to stop, in milliseconds. */
  readonly drainMs: number;
  readonly perAddress: { readonly most: number; readonly spared: readonly string[] };
  /** Where counts are told, on this machine only; undefined: nowhere. */
  readonly metricsPort: number | undefined;
}

/** Longer than a provider may take. */
const USUAL_DRAIN_SECONDS = 70;
const USUAL_CONNECTIONS = 200;
const LAST_PORT = 65_535;

/** Variables and defaults are documented in `.env.example`. @throws CommandError for what makes no sense */
export function readServerSettings(environment: Environment): ServerSettings {
  return {
    drainMs: count(environment, 'DRAIN_SECONDS', USUAL_DRAIN_SECONDS) * 1000,
    perAddress: {
      most: count(environment, 'CONNECTIONS_PER_ADDRESS', USUAL_CONNECTIONS),
      spared: list(environment.TRUSTED_PROXIES).map(readNetwork),
    },
    metricsPort: environment.METRICS_PORT ? readMetricsPort(environment) : undefined,
  };
}

function readMetricsPort(environment: Environment): number {
  const port = count(environment, 'METRICS_PORT', 9464);
  if (port <= LAST_PORT) return port;
  throw new CommandError(
    `METRICS_PORT vale «${port}», ma deve essere un numero intero da 1 a ${LAST_PORT}. Per esempio: METRICS_PORT=9464`,
  );
}
