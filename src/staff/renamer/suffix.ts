const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 8;
/** Bytes from here on would make the first letters likelier than the others. */
const FAIR = 256 - (256 % LETTERS.length);

/** Gives as many random bytes as asked. */
export type RandomBytes = (count: number) => Uint8Array;

/** Bytes of the device's cryptographic source. */
export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Eight of A–Z and 0–9 that no other photo has, whatever else is in their names. */
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
