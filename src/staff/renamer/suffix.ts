const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 8;
/** Bytes from here on are rejected: they would bias the result towards the first letters. */
const FAIR = 256 - (256 % LETTERS.length);

export type RandomBytes = (count: number) => Uint8Array;

/** Bytes of the device's cryptographic source. */
export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Eight characters of A–Z and 0–9, unique among the photos. */
export function newSuffix(taken: ReadonlySet<string>, random: RandomBytes): string {
  let suffix = '';
  do suffix = randomSuffix(random);
  while (taken.has(suffix));
  return suffix;
}

function randomSuffix(random: RandomBytes): string {
  let suffix = '';
  while (suffix.length < LENGTH) {
    for (const byte of random(LENGTH - suffix.length)) {
      if (byte < FAIR) suffix += LETTERS[byte % LETTERS.length];
    }
  }
  return suffix;
}
