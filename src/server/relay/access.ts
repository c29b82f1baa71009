import { createHash, createHmac, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'staff-device';
const DAYS_KEPT = 30;

/**
 * Knows the browsers that have given the right code once, as OWASP's device cookies do: others who
 * guess, from the same address or from everywhere, cannot lock them out. The mark holds a number that
 * means nothing, and a signature; another access code makes all marks void.
 */
export function knownDevices(accessCode: string) {
  const key = scryptSync(accessCode.normalize('NFC'), COOKIE, 32, { N: 4096 });
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  return {
    /** The number of the browser that asks; undefined for one that is not known. */
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
 * Makes a comparison with the access code that takes the same time for every guess. What is compared
 * comes from a header, so it is percent-encoded UTF-8; accents may be composed or not.
 */
export function accessCodeCheck(code: string): (header: string) => boolean {
  const expected = digest(code);
  return (header) => {
    const given = decoded(header);
    return timingSafeEqual(digest(given ?? ''), expected) && given !== undefined;
  };
}

/** Equal lengths, whatever the length of the guess. */
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
