/** Stand for any digit, and for a number in words, among the beginnings of words. */
export const DIGIT = '0';
export const MASK = '\uE000';
/** Ends a word that must stand whole. */
export const END = ' ';
/** Ends one of which the pattern that follows says whether it must. */
export const OPEN_END = '\uE002';

/** Beginnings of words, or signs, one of which a text must hold. */
export type Literals = readonly string[];
/** Literals of which it must hold one each. */
export type Needs = readonly Literals[];

/** A part of a pattern: what it needs, and whether a word may begin right after it. */
export interface Part {
  readonly needs: Needs;
  readonly open: boolean;
  /** A letter by itself. */
  readonly letter?: string;
  /** Takes no room. */
  readonly empty?: boolean;
}

export const LETTER = /\p{L}/u;

export function ended(needs: Needs, end: string): Needs {
  return needs.map((literals) =>
    literals.some((literal) => literal.endsWith(OPEN_END))
      ? literals.map((literal) => literal.replace(OPEN_END, end))
      : literals,
  );
}

/** So many are kept: a pattern with one rare need is seldom tried in vain. */
const MOST_NEEDS = 2;

/** Of each alternative what fewest texts hold, then what next fewest do. */
export function oneOfEach(parts: readonly Part[]): Needs {
  const rarest = parts.map(({ needs }) => rarestFirst(needs));
  if (rarest.some(({ length }) => length === 0)) return [];
  const many = Math.min(MOST_NEEDS, Math.max(...rarest.map(({ length }) => length)));
  return Array.from({ length: many }, (_, place) => [
    ...new Set(rarest.flatMap((needs) => needs[place] ?? needs[0] ?? [])),
  ]);
}

export function rarestFirst(needs: Needs): Needs {
  return needs.length < 2 ? needs : needs.toSorted((a, b) => commonness(a) - commonness(b));
}

const BY_LENGTH = [0, 60, 30, 10, 3];

function commonness(literals: Literals): number {
  return literals.reduce((sum, literal) => sum + weightOf(literal), 0);
}

function weightOf(literal: string): number {
  if (literal === DIGIT) return 300;
  if (literal === MASK) return 60;
  if (!LETTER.test(literal)) return '€%'.includes(literal) ? 6 : 80;
  return (BY_LENGTH[literal.length] ?? 1) / (literal.endsWith(END) ? 2 : 1);
}
