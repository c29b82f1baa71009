import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { accessCodeCheck } from './accessCode.ts';
import { clientAddressReader } from './clientAddress.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { RateLimiter } from './RateLimiter.ts';
import { RelayError } from './RelayError.ts';
import { isJson } from './readDescription.ts';
import type { RelaySettings } from './settings.ts';

/** A tab makes its own; what looks otherwise is no session, and counts for its address alone. */
const SESSION = /^[\w-]{8,64}$/;

/** Lets a request through, or throws the RelayError that ends it. It looks at the headers alone. */
export type Guard = (c: Context) => void;

/** @param now milliseconds since the epoch */
export function createGuards(settings: RelaySettings, now: () => number): Guard {
  const { limits, origins, trustedProxies } = settings;
  const addressOf = clientAddressReader(trustedProxies);
  const checkCode = codeGuard(settings, now);
  const checkRate = rateGuard(limits, now);
  return (c) => {
    if (!isOwnOrigin(c.req.raw, origins)) throw new RelayError('wrong-origin');
    const address = addressOf(peerOf(c), c.req.header('X-Forwarded-For'));
    checkCode(c.req.header('X-Access-Code'), address);
    checkRate(address, c.req.header('X-Session-Id'));
    if (!isJson(c.req.raw.headers)) throw new RelayError('not-json');
  };
}

/**
 * After too many wrong tries even the right code is refused for a while: who guesses must not learn
 * which one it was. A request without a code is no try.
 */
function codeGuard({ accessCode, limits }: RelaySettings, now: () => number) {
  const isCode = accessCodeCheck(accessCode);
  const wrongTries = new RateLimiter(limits.wrongTries);
  return (code: string | undefined, address: string) => {
    const retryAfter = wrongTries.waitOf(address, now());
    if (retryAfter !== undefined) throw new RelayError('too-many-tries', { retryAfter });
    if (code !== undefined && isCode(code)) return;
    if (code !== undefined) wrongTries.count(address, now());
    throw new RelayError('access-denied');
  };
}

function rateGuard(limits: RelaySettings['limits'], now: () => number) {
  const perAddress = new RateLimiter(limits.perAddress);
  const perSession = new RateLimiter(limits.perSession);
  return (address: string, id = '') => {
    const session = SESSION.test(id) ? id : undefined;
    const waits = [
      perAddress.waitOf(address, now()) ?? 0,
      session === undefined ? 0 : (perSession.waitOf(session, now()) ?? 0),
    ];
    const retryAfter = Math.max(...waits);
    if (retryAfter > 0) throw new RelayError('too-many-requests', { retryAfter });
    perAddress.count(address, now());
    if (session !== undefined) perSession.count(session, now());
  };
}

/** The other end of the connection; undefined where the platform does not tell. */
function peerOf(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
