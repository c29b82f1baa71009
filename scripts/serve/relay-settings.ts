import { isIP } from 'node:net';
import type { RelaySettings } from '../../src/server/relay/settings.ts';
import { CommandError } from '../project/command-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_MODEL = 'gpt-4';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const MS = 1000;
const MIN_CODE_LENGTH = 8;
const MIN_DISTINCT_CHARACTERS = 4;
const ADDRESS_BITS = { 4: 32, 6: 128 };
/** The widest private networks: 10.0.0.0/8 and fc00::/7. */
const MIN_PREFIX_BITS = { 4: 8, 6: 7 };

/**
 * Reads the settings of the content generator; undefined without a provider. Variables and defaults
 * are documented in `.env.example`.
 * @throws CommandError for an incomplete or invalid configuration
 */
export function readRelaySettings(environment: Environment): RelaySettings | undefined {
  const { AI_BASE_URL: url, AI_API_KEY: key, STAFF_ACCESS_CODE: code } = environment;
  if (!url && !key) return undefined;
  if (!code) {
    const found = key ? 'AI_API_KEY' : 'AI_BASE_URL';
    throw new CommandError(
      `C’è ${found} ma manca STAFF_ACCESS_CODE: senza un codice chiunque potrebbe usare il generatore a vostre spese. Scegliete un codice per lo staff, oppure togliete ${found}.`,
    );
  }
  if (!url) {
    throw new CommandError(
      'C’è AI_API_KEY ma manca AI_BASE_URL, l’indirizzo del servizio che scrive i testi. Per esempio: AI_BASE_URL=https://ai.example/v1',
    );
  }
  return {
    provider: {
      baseUrl: readBaseUrl(url, key),
      key: key || undefined,
      model: environment.AI_MODEL || DEFAULT_MODEL,
      timeoutMs: count(environment, 'AI_TIMEOUT_SECONDS', 60) * MS,
    },
    accessCode: readCode(code),
    limits: readLimits(environment),
    trustedProxies: list(environment.TRUSTED_PROXIES).map(readNetwork),
    origins: list(environment.SITE_ORIGINS).map(readOrigin),
  };
}

/** A short code can be guessed, however slow the tries. */
function readCode(code: string): string {
  if (code.length >= MIN_CODE_LENGTH && new Set(code).size >= MIN_DISTINCT_CHARACTERS) return code;
  throw new CommandError(
    `STAFF_ACCESS_CODE è troppo facile da indovinare: servono almeno ${MIN_CODE_LENGTH} caratteri, di cui ${MIN_DISTINCT_CHARACTERS} diversi. Per esempio due o tre parole che non stanno insieme.`,
  );
}

function readLimits(environment: Environment): RelaySettings['limits'] {
  const requests = count(environment, 'AI_REQUESTS_MINUTES', 10) * 60 * MS;
  const tries = count(environment, 'ACCESS_TRIES_MINUTES', 15) * 60 * MS;
  return {
    perSession: { count: count(environment, 'AI_REQUESTS_PER_SESSION', 10), windowMs: requests },
    perIp: { count: count(environment, 'AI_REQUESTS_PER_ADDRESS', 40), windowMs: requests },
    failedAttempts: { count: count(environment, 'ACCESS_TRIES', 10), windowMs: tries },
    failedAttemptsInTotal: {
      count: count(environment, 'ACCESS_TRIES_OF_ALL', 100),
      windowMs: tries,
    },
    perDay: count(environment, 'AI_REQUESTS_PER_DAY', 200),
    maxConcurrent: count(environment, 'AI_REQUESTS_AT_ONCE', 4),
  };
}

/** A key is never sent unencrypted, except to this machine. */
function readBaseUrl(text: string, key: string | undefined): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new CommandError(
      `AI_BASE_URL vale «${text}», ma deve essere un indirizzo che comincia con https://, senza nome utente né parti dopo «?» o «#». Per esempio: https://ai.example/v1`,
    );
  }
  if (key && url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw new CommandError(
      `AI_BASE_URL vale «${text}»: la chiave AI_API_KEY viaggerebbe in chiaro. Usate un indirizzo https://, oppure togliete la chiave.`,
    );
  }
  return url.href;
}

/** A whole number from 1 to 9999999; `fallback` if unset. @throws CommandError for any other value */
export function count(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (!text) return fallback;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new CommandError(
    `${name} vale «${text}», ma deve essere un numero intero da 1 a 9999999. Per esempio: ${name}=${fallback}`,
  );
}

export function list(text = ''): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}

export function readNetwork(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address) === 6 ? 6 : 4;
  const isRange =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= ADDRESS_BITS[family]);
  if (isIP(address) === 0 || !isRange || rest.length > 0) {
    throw new CommandError(
      `TRUSTED_PROXIES contiene «${text}», che non è un indirizzo né una rete. Per esempio: TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8`,
    );
  }
  if (bits === undefined || Number(bits) >= MIN_PREFIX_BITS[family]) return text;
  throw new CommandError(
    `TRUSTED_PROXIES contiene «${text}», una rete così larga che chiunque potrebbe fingersi un altro. Scrivete soltanto gli indirizzi dei vostri proxy, per esempio: TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8`,
  );
}

export function readOrigin(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new CommandError(
    `SITE_ORIGINS contiene «${text}», che non è l’origine di un sito. Si scrive senza barra finale, per esempio: SITE_ORIGINS=https://www.funvillage.example`,
  );
}
