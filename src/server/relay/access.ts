import { createHash, createHmac, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'staff-device';
const DAYS_KEPT = 30;

/**
 * Device cookies (OWASP): recognises browsers that have entered the right code before, so that others
 * who guess cannot lock them out. A cookie holds a random id and a signature; a new access code
 * invalidates all of them.
 */
export function knownDevices(accessCode: string) {
  const key = scryptSync(accessCode.normalize('NFC'), COOKIE, 32, { N: 4096 });
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  return {
    /** The id of the browser; undefined if it is unknown. */
    idOf(c: Context): string | undefined {
      const [id = '', signature = ''] = getCookie(c, COOKIE)?.split('.') ?? [];
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
    remember(c: Context): void {
      const id = randomUUID();
      setCookie(c, COOKIE, `${id}.${sign(id)}`, {
        path: '/api',
        httpOnly: true,
        sameSite: 'Strict',
        secure: c.req.header('Origin')?.startsWith('https:') ?? false,
        maxAge: DAYS_KEPT * 24 * 60 * 60,
      });
    },
  };
}

/**
 * Creates a constant-time comparison with the access code. The header's value is percent-encoded UTF-8;
 * Unicode is normalised (NFC) first.
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
  return createHash('sha256').update(text.normalize('NFC')).digest();
}

/** Undefined when an escape is broken. */
function decoded(header: string): string | undefined {
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
