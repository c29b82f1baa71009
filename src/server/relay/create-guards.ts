import { hash, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { senderOf } from '../sender.ts';
import { clientIpReader, peerIp } from './client-ip.ts';
import { type Consumption, type Counters, consume, refund } from './limits/counters.ts';
import { RelayError } from './RelayError.ts';
import { isJson } from './read-description.ts';
import type { RelaySettings } from './settings.ts';

/** A session id, made by each tab. Anything else is ignored, and only the IP address counts. */
const SESSION = /^[\w-]{8,64}$/;

/** Passes a request or throws a RelayError, by its headers alone. */
export type Guard = (c: Context) => Promise<void>;

export function createGuards(settings: RelaySettings, counters: Counters): Guard {
  const { limits, origins, trustedProxies } = settings;
  const addressOf = clientIpReader(trustedProxies);
  const checkCode = codeGuard(settings, counters);
  const checkRate = rateGuard(limits, counters);
  return async (c) => {
    if (senderOf(c.req.raw, origins) !== 'own-page') throw new RelayError('wrong-origin');
    const address = addressOf(peerIp(c), c.req.header('X-Forwarded-For'));
    await checkCode(c, address);
    await checkRate(address, c.req.header('X-Session-Id'));
    if (!isJson(c.req.raw.headers)) throw new RelayError('not-json');
  };
}

/**
 * After too many failed attempts, per IP address or in total, even the right code is refused for a while,
 * so that guessing reveals nothing. A browser that has entered it before has its own limit instead.
 * A request without a code is not an attempt.
 */
function codeGuard({ accessCode, limits }: RelaySettings, counters: Counters) {
  const isCode = accessCodeCheck(accessCode);
  const devices = knownDevices(accessCode);
  const failedAttemptsOf = (device: string | undefined, address: string): Consumption[] =>
    device === undefined
      ? [
          { name: `tries:${address}`, limit: limits.failedAttempts },
          { name: 'tries:all', limit: limits.failedAttemptsInTotal },
        ]
      : [{ name: `tries:device:${device}`, limit: limits.failedAttempts }];
  return async (c: Context, address: string) => {
    const code = c.req.header('X-Access-Code');
    if (code === undefined) throw new RelayError('access-denied');
    const device = await devices.idOf(c);
    const attempts = failedAttemptsOf(device, address);
    // Counted before the comparison, so that simultaneous attempts all count.
    const retryAfter = await consume(counters, attempts);
    if (retryAfter !== undefined) throw new RelayError('too-many-tries', { retryAfter });
    if (!isCode(code)) throw new RelayError('access-denied');
    await refund(counters, attempts);
    if (device === undefined) await devices.remember(c);
  };
}

function rateGuard(limits: RelaySettings['limits'], counters: Counters) {
  return async (address: string, id = '') => {
    const consumptions = [{ name: `requests:${address}`, limit: limits.perIp }];
    if (SESSION.test(id)) consumptions.push({ name: `session:${id}`, limit: limits.perSession });
    const retryAfter = await consume(counters, consumptions);
    if (retryAfter !== undefined) throw new RelayError('too-many-requests', { retryAfter });
  };
}

const COOKIE = 'staff-device';
const DAYS_KEPT = 30;

/**
 * Device cookies (OWASP): recognises browsers that have entered the right code before, so that
 * others who guess cannot lock them out. A cookie holds a random id and a signature; a new access
 * code invalidates all of them.
 */
function knownDevices(accessCode: string) {
  const key = scryptSync(accessCode.normalize('NFC'), COOKIE, 32, { N: 4096 });
  return {
    /** The id of the browser; undefined if it is unknown. */
    idOf: async (c: Context) => (await getSignedCookie(c, key, COOKIE)) || undefined,
    remember: (c: Context) =>
      setSignedCookie(c, COOKIE, randomUUID(), key, {
        path: '/api',
        httpOnly: true,
        sameSite: 'Strict',
        secure: c.req.header('Origin')?.startsWith('https:') ?? false,
        maxAge: DAYS_KEPT * 24 * 60 * 60,
      }),
  };
}

/**
 * Creates a constant-time comparison with the access code. The header's value is percent-encoded
 * UTF-8; Unicode is normalised (NFC) first.
 */
export function accessCodeCheck(code: string): (header: string) => boolean {
  const expected = digest(code);
  return (header) => {
    const given = decoded(header);
    return timingSafeEqual(digest(given ?? ''), expected) && given !== undefined;
  };
}

/** A hash, since timingSafeEqual needs equal lengths. */
function digest(text: string): Buffer {
  return hash('sha256', text.normalize('NFC'), 'buffer');
}

/** Undefined when an escape is broken. */
function decoded(header: string): string | undefined {
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
