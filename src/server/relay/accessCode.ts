import { createHash, timingSafeEqual } from 'node:crypto';

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
