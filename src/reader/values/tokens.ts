/** The smallest parts of a text. Offsets count characters (UTF-16 units). */
export interface Token {
  readonly kind: 'word' | 'digits' | 'sign' | 'address';
  readonly text: string;
  /** Normalised for look-ups: lower case, no accents. */
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  /** Nothing is between this and the token before it. */
  readonly glued: boolean;
  /** The first of its line, or of a line after an empty one. */
  readonly first: false | 'line' | 'paragraph';
}

const OPENING = '<([«“"';
const APOSTROPHES = "'’ʼ‘`´";
const ADDRESS_MARKS = ['@', '://', 'www.'];

/** Splits a text into words, runs of digits, signs and addresses, in linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let addressTo = -1;
  let chunkTo = -1;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (isSpace(sign)) {
      at += 1;
      continue;
    }
    if (at >= chunkTo && !OPENING.includes(sign)) {
      chunkTo = endOf(text, at, (one) => !isSpace(one));
      addressTo = isAddress(text, at, chunkTo) ? trimmed(text, at, chunkTo) : -1;
    }
    const end = addressTo > at ? addressTo : tokenEnd(text, at);
    tokens.push(tokenAt(text, at, end, tokens.at(-1), addressTo > at));
    at = end;
    addressTo = -1;
  }
  return tokens;
}

/** By how many line ends precede a token. */
const FIRST = [false, 'line', 'paragraph'] as const;

function tokenAt(text: string, start: number, end: number, last: Token | undefined, url: boolean) {
  const typed = text.slice(start, end);
  const kind = url ? 'address' : kindOf(typed);
  const between = last ? text.slice(last.end, start) : '\n';
  const glued = last !== undefined && last.end === start;
  const token = { kind, text: typed, norm: normal(typed), start, end, glued } as const;
  return { ...token, first: FIRST[Math.min(between.split('\n').length - 1, 2)] ?? false };
}

function kindOf(typed: string): 'word' | 'digits' | 'sign' {
  const sign = typed[0] ?? '';
  if (isDigit(sign)) return 'digits';
  return isLetter(sign) ? 'word' : 'sign';
}

function tokenEnd(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (isDigit(sign)) return endOf(text, at, isDigit);
  if (!isLetter(sign)) return at + (isSurrogate(sign) ? 2 : 1);
  const end = endOf(text, at, isLetter);
  return APOSTROPHES.includes(text[end] ?? ' ') ? end + 1 : end;
}

function endOf(text: string, at: number, isIn: (sign: string) => boolean): number {
  let end = at;
  while (end < text.length && isIn(text[end] ?? '')) end += 1;
  return end;
}

const MAX_ADDRESS_LENGTH = 300;

function isAddress(text: string, start: number, end: number): boolean {
  if (end - start > MAX_ADDRESS_LENGTH) return false;
  const chunk = text.slice(start, end).toLowerCase();
  const at = chunk.indexOf('@');
  if (at > 0) return chunk.indexOf('.', at) > at + 1;
  return ADDRESS_MARKS.some((mark) => chunk.startsWith(mark) || chunk.includes('://'));
}

function trimmed(text: string, start: number, end: number): number {
  let to = end;
  while (to > start + 1 && '.,;:!?)>»”"\']'.includes(text[to - 1] ?? '')) to -= 1;
  return to;
}

/** Normalises for look-ups; one or two letters keep their accent, since «è» is not «e». */
export function normal(typed: string): string {
  const bare = APOSTROPHES.includes(typed.at(-1) ?? ' ') ? typed.slice(0, -1) : typed;
  const small = bare.toLowerCase();
  if (small === 'e' && bare !== typed) return 'è';
  return small.length < 3 ? small.normalize('NFC') : small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word joiner or a space of no width separates as any space does. */
function isSpace(sign: string): boolean {
  return sign.trim() === '' || sign === '\u200b' || sign === '\u2060';
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}

function isSurrogate(sign: string): boolean {
  return sign >= '\ud800' && sign <= '\udbff';
}

function isLetter(sign: string): boolean {
  if (sign < '\u0080') return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
  if (sign >= '\u0300' && sign <= '\u036f') return true;
  return sign.toLowerCase() !== sign.toUpperCase() || sign === 'ª' || sign === 'º';
}
