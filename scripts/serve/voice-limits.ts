import type { VoiceLimits } from '../../src/server/voice/limited.ts';
import { CommandError } from '../project/command-error.ts';
import { type Environment, list, readOrigin } from './relay-settings.ts';

const USUAL = 60;

/** How often machines may ask for quotes and facts. @throws CommandError for a value that makes no sense */
export function readVoiceLimits({
  API_REQUESTS_PER_MINUTE: text,
  TRUSTED_PROXIES,
  SITE_ORIGINS,
}: Environment): VoiceLimits {
  if (text && !/^[1-9]\d{0,5}$/.test(text)) {
    throw new CommandError(
      `API_REQUESTS_PER_MINUTE vale «${text}», ma deve essere un numero intero da 1 a 999999. Per esempio: API_REQUESTS_PER_MINUTE=${USUAL}`,
    );
  }
  return {
    perMinute: Number(text || USUAL),
    trustedProxies: list(TRUSTED_PROXIES),
    origins: list(SITE_ORIGINS).map(readOrigin),
  };
}
