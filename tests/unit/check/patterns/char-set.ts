/** A set of characters, one bit each: the basic plane and a few others. */
export type CharSet = Uint32Array;

const BEYOND = ['😀', '💶', '𝟏', '𐐀', '𐐨', '🇮', '\u{10FFFF}', '\u{1F44D}'];
const PLANE = 0x10000;
const ALL = Array.from({ length: PLANE + BEYOND.length }, (_, code) =>
  code < PLANE ? String.fromCharCode(code) : (BEYOND[code - PLANE] ?? ''),
);

const known = new Map<string, CharSet>();

/** The characters that a literal, escape or class matches, according to the engine itself. */
export function charSet(raw: string, flags: string): CharSet {
  const own = flags.replace(/[^iusv]/g, '');
  const key = `${own} ${raw}`;
  const set = known.get(key) ?? matched(new RegExp(`^${raw}$`, own));
  known.set(key, set);
  return set;
}

function matched(regex: RegExp): CharSet {
  return setOf((char) => regex.test(char));
}

function setOf(holds: (char: string) => boolean): CharSet {
  const set = new Uint32Array(Math.ceil(ALL.length / 32));
  ALL.forEach((char, at) => {
    if (holds(char)) set[at >> 5] = (set[at >> 5] ?? 0) | (1 << (at & 31));
  });
  return set;
}

export const EVERY = setOf(() => true);
export const isLineEnd = setOf((char) => '\n\r\u2028\u2029'.includes(char));

export function union(sets: readonly CharSet[]): CharSet {
  return EVERY.map((_, at) => sets.reduce((bits, set) => bits | (set[at] ?? 0), 0));
}

export function without(set: CharSet, other: CharSet): CharSet {
  return set.map((bits, at) => bits & ~(other[at] ?? 0));
}

const numbers = new WeakMap<CharSet, number>();
const met = new Map<string, boolean>();
let last = 0;

/** Whether some character belongs to all sets. */
export function meet(...sets: readonly CharSet[]): boolean {
  const key = sets
    .map((set) => {
      const own = numbers.get(set) ?? ++last;
      numbers.set(set, own);
      return own;
    })
    .sort((a, b) => a - b)
    .join(' ');
  const answer =
    met.get(key) ??
    EVERY.some((every, at) => sets.reduce((bits, set) => bits & (set[at] ?? 0), every) !== 0);
  met.set(key, answer);
  return answer;
}
