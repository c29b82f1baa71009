/** The smallest parts of a text. Offsets count characters (UTF-16 units). */
export interface Token {
  readonly kind: 'word' | 'digits' | 'punctuation' | 'link';
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
const LINK_MARKS = ['@', '://', 'www.'];

/** Splits a text into words, runs of digits, punctuation and links, in linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let linkTo = -1;
  let chunkTo = -1;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (isSpace(char)) {
      at += 1;
      continue;
    }
    if (at >= chunkTo && !OPENING.includes(char)) {
      chunkTo = endOf(text, at, (next) => !isSpace(next));
      linkTo = isLink(text, at, chunkTo) ? trimmed(text, at, chunkTo) : -1;
    }
    const end = linkTo > at ? linkTo : tokenEnd(text, at);
    tokens.push(tokenAt(text, at, end, tokens.at(-1), linkTo > at));
    at = end;
    linkTo = -1;
  }
  return tokens;
}

/** By how many line ends precede a token. */
const FIRST = [false, 'line', 'paragraph'] as const;

function tokenAt(text: string, start: number, end: number, last: Token | undefined, url: boolean) {
  const typed = text.slice(start, end);
  const kind = url ? 'link' : kindOf(typed);
  const between = last ? text.slice(last.end, start) : '\n';
  const glued = last !== undefined && last.end === start;
  const token = { kind, text: typed, norm: normal(typed), start, end, glued } as const;
  return { ...token, first: FIRST[Math.min(between.split('\n').length - 1, 2)] ?? false };
}

function kindOf(typed: string): 'word' | 'digits' | 'punctuation' {
  const char = typed[0] ?? '';
  if (isDigit(char)) return 'digits';
  return isLetter(char) ? 'word' : 'punctuation';
}

function tokenEnd(text: string, at: number): number {
  const char = text[at] ?? '';
  if (isDigit(char)) return endOf(text, at, isDigit);
  if (!isLetter(char)) return at + (isSurrogate(char) ? 2 : 1);
  const end = endOf(text, at, isLetter);
  return APOSTROPHES.includes(text[end] ?? ' ') ? end + 1 : end;
}

function endOf(text: string, at: number, isIn: (char: string) => boolean): number {
  let end = at;
  while (end < text.length && isIn(text[end] ?? '')) end += 1;
  return end;
}

const MAX_LINK_LENGTH = 300;

function isLink(text: string, start: number, end: number): boolean {
  if (end - start > MAX_LINK_LENGTH) return false;
  const chunk = text.slice(start, end).toLowerCase();
  const at = chunk.indexOf('@');
  if (at > 0) return chunk.indexOf('.', at) > at + 1;
  return LINK_MARKS.some((mark) => chunk.startsWith(mark) || chunk.includes('://'));
}

function trimmed(text: string, start: number, end: number): number {
  let to = end;
  while (to > start + 1 && '.,;:!?)>»”"\']'.includes(text[to - 1] ?? '')) to -= 1;
  return to;
}

/** Normalises for look-ups; one or two letters keep their accent: «è» is “is”, «e» is “and”. */
export function normal(typed: string): string {
  const bare = APOSTROPHES.includes(typed.at(-1) ?? ' ') ? typed.slice(0, -1) : typed;
  const small = bare.toLowerCase();
  if (small === 'e' && bare !== typed) return 'è';
  return small.length < 3 ? small.normalize('NFC') : small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word joiner or a space of no width separates as any space does. */
function isSpace(char: string): boolean {
  return char.trim() === '' || char === '\u200b' || char === '\u2060';
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

function isSurrogate(char: string): boolean {
  return char >= '\ud800' && char <= '\udbff';
}

function isLetter(char: string): boolean {
  if (char < '\u0080') return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
  if (char >= '\u0300' && char <= '\u036f') return true;
  return char.toLowerCase() !== char.toUpperCase() || char === 'ª' || char === 'º';
}
